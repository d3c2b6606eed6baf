import styled from 'styled-components';
import { Container, Grid } from '../../ui/layout';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, type HeroProps } from './hero-props';
import { HeroLead, HeroTitle } from './hero-text';

/** Renders a wide headline, with its lead at the bottom of the last columns. */
export function HeaderHero(props: HeroProps) {
  const { block } = props;
  return (
    <Header {...heroAttributes(props)}>
      <Container>
        <Breadcrumbs steps={block.breadcrumbs} />
        <Columns>
          <Main>
            <HeroTitle {...props} />
          </Main>
          {(block.lead || block.actions) && (
            <Side>
              <HeroLead block={block} />
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
  /* next to its lead the headline has eight columns */
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
