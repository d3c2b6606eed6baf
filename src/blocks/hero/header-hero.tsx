import styled from 'styled-components';
import { Actions } from '../../ui/action';
import { Grid, Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { Breadcrumbs } from './breadcrumbs';
import { Eyebrow, Headline } from './headline';
import type { HeroProps } from './hero-props';

/** A wide headline with its sentence at the foot of the last columns. */
export function HeaderHero({ block, headline }: HeroProps) {
  return (
    <Header id={block.id} data-section={block.section} data-hero="header" aria-labelledby={headline}>
      <Container>
        <Breadcrumbs steps={block.breadcrumbs} />
        <Columns>
          <Main>
            {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
            <Headline id={headline}>{block.title}</Headline>
          </Main>
          {(block.lead || block.actions) && (
            <Side>
              {block.lead && (
                <Lead>
                  <FormattedText>{block.lead}</FormattedText>
                </Lead>
              )}
              {block.actions && <Actions actions={block.actions} />}
            </Side>
          )}
        </Columns>
      </Container>
    </Header>
  );
}

const Header = styled.section`
  padding-block: 20px 64px;
  nav {
    margin-block-end: 40px;
  }
  @media (max-width: 56.25em) {
    padding-block: 8px 44px;
    nav {
      margin-block-end: 12px;
    }
  }
`;

const Columns = styled(Grid)`
  align-items: end;
  row-gap: 24px;
`;

const Main = styled.div`
  grid-column: 1 / span 8;
  display: grid;
  gap: 20px;
  /* beside its lead a sentence of the headline has eight columns */
  h1 {
    font-size: min(var(--h1), 1.8rem + 2.2vw, 4rem);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
`;

const Side = styled.div`
  grid-column: 9 / -1;
  display: grid;
  gap: 24px;
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
`;
