import styled from 'styled-components';
import { Container } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, HeroColumns, HeroLead, type HeroProps, HeroTitle } from './hero-text';

/** Renders a wide headline, with its lead at the bottom of the last columns and a picture, if any, under both. */
export function HeaderHero(props: HeroProps) {
  const { block } = props;
  return (
    <Header {...heroAttributes(props)}>
      <Container>
        <Breadcrumbs steps={block.breadcrumbs} />
        <HeroColumns>
          <Main>
            <HeroTitle {...props} />
          </Main>
          {(block.lead || block.actions) && (
            <Side>
              <HeroLead block={block} />
            </Side>
          )}
        </HeroColumns>
        {block.picture && (
          <Frame>
            <Picture picture={block.picture} sizes="(max-width: 1600px) 100vw, 1440px" eager />
          </Frame>
        )}
      </Container>
    </Header>
  );
}

const Header = styled.section`
  padding-block: 20px 64px;
  nav {
    margin-block-end: 40px;
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
    &:not(:has([data-breadcrumbs])) {
      padding-block-start: 36px;
    }
  }
`;

const Main = styled.div`
  grid-column: 1 / span 9;
  display: grid;
  gap: 20px;
  /* next to its lead the headline has nine columns */
  h1 {
    font-size: min(var(--type-h1), 5vw + 1rem);
  }
`;

const Side = styled.div`
  grid-column: 10 / -1;
  display: grid;
  gap: 24px;
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
