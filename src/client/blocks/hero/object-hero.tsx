import styled from 'styled-components';
import { Actions } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import { Container, Lead } from '../../ui/layout';
import { Breadcrumbs } from './breadcrumbs';
import { Facts } from './facts';
import { heroAttributes, HeroColumns, type HeroProps, HeroTitle } from './hero-text';
import { Offer } from './offer';

/** Renders a wide headline with the price and the buttons at its end, before a large document. */
export function ObjectHero(props: HeroProps) {
  const { block } = props;
  return (
    <Root {...heroAttributes(props)}>
      <Container>
        <Breadcrumbs steps={block.breadcrumbs} />
        <HeroColumns>
          <Main>
            <HeroTitle {...props} />
            {block.lead && <FormattedText as={Lead}>{block.lead}</FormattedText>}
          </Main>
          <Side>
            {block.offer && <Price offer={block.offer} />}
            {block.actions && <Actions actions={block.actions} />}
          </Side>
        </HeroColumns>
      </Container>
      {block.facts && <Facts facts={block.facts} />}
    </Root>
  );
}

const Root = styled.section`
  padding-block: 20px 56px;
  nav {
    margin-block-end: 28px;
  }
  @media (--narrow) {
    padding-block: 8px 28px;
    nav {
      margin-block-end: 12px;
    }
  }
`;

const Main = styled.div`
  grid-column: 1 / span 9;
  display: grid;
  gap: 24px;
  @media (--narrow) {
    gap: 16px;
  }
`;

const Side = styled.div`
  grid-column: 10 / -1;
  display: grid;
  gap: 20px;
  justify-items: start;
  @media (--narrow) {
    justify-items: stretch;
    > div > a {
      flex-grow: 1;
    }
  }
`;

const Price = styled(Offer)`
  line-height: max(1.35, var(--leading) - 0.25);
  color: var(--muted);
  strong {
    display: block;
    font: var(--weight-display) var(--type-h3) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    color: var(--text);
  }
  small {
    display: inline-block;
    font: 400 var(--type-label) / 1.3 var(--body);
    letter-spacing: 0;
    color: var(--muted);
  }
`;
