import styled from 'styled-components';
import { Actions } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import { Container, Grid, Lead } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { Breadcrumbs } from './breadcrumbs';
import { Facts } from './facts';
import { heroAttributes, HeroLead, type HeroProps, HeroTitle } from './hero-text';
import { Offer } from './offer';

/** Renders a wide headline, with its lead at the bottom of the last columns and a picture, if any, under both. */
export function HeaderHero(props: HeroProps) {
  const { block } = props;
  return (
    <Root {...heroAttributes(props)}>
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
        {block.picture && (
          <Frame>
            <Picture picture={block.picture} sizes="(max-width: 1600px) 100vw, 1440px" eager />
          </Frame>
        )}
      </Container>
    </Root>
  );
}

/** Renders a wide headline with the price and the buttons at its end, before a large document. */
export function ObjectHero(props: HeroProps) {
  const { block } = props;
  return (
    <Root {...heroAttributes(props)}>
      <Container>
        <Breadcrumbs steps={block.breadcrumbs} />
        <Columns>
          <Main>
            <HeroTitle {...props} />
            {block.lead && <FormattedText as={Lead}>{block.lead}</FormattedText>}
          </Main>
          <Side>
            {block.offer && <Price offer={block.offer} />}
            {block.actions && <Actions actions={block.actions} />}
          </Side>
        </Columns>
      </Container>
      {block.facts && <Facts facts={block.facts} />}
    </Root>
  );
}

const Root = styled.section`
  --above: 40px;
  padding-block: 20px 64px;
  nav {
    margin-block-end: var(--above);
  }
  &[data-hero='object'] {
    --above: 28px;
    padding-block-end: 56px;
  }
  /* the home page has no breadcrumbs */
  &:not(:has([data-breadcrumbs])) {
    padding-block-start: 64px;
  }
  @media (--narrow) {
    padding-block: 8px 44px;
    nav {
      margin-block-end: 12px;
    }
    &[data-hero='object'] {
      padding-block-end: 28px;
    }
    &:not(:has([data-breadcrumbs])) {
      padding-block-start: 36px;
    }
  }
`;

const Columns = styled(Grid)`
  align-items: end;
  row-gap: 24px;
`;

const Main = styled.div`
  grid-column: 1 / span 9;
  display: grid;
  gap: 20px;
  [data-hero='object'] & {
    gap: 24px;
    @media (--narrow) {
      gap: 16px;
    }
  }
  /* next to its lead the headline has nine columns */
  [data-hero='header'] & > h1 {
    font-size: min(var(--type-h1), 5vw + 1rem);
  }
`;

const Side = styled.div`
  grid-column: 10 / -1;
  display: grid;
  gap: 24px;
  [data-hero='object'] & {
    gap: 20px;
    justify-items: start;
    @media (--narrow) {
      justify-items: stretch;
      > div > a {
        flex-grow: 1;
      }
    }
  }
`;

const Frame = styled.div`
  overflow: hidden;
  margin-block-start: 48px;
  border-start-end-radius: var(--cut);
  img {
    inline-size: 100%;
    block-size: clamp(260px, 44vw, 560px);
    object-fit: cover;
  }
  @media (--narrow) {
    margin-block-start: 32px;
    margin-inline: calc(-1 * var(--space-gutter));
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
