import styled from 'styled-components';
import { heroAttributes, type HeroProps, HeroText } from './hero-text';

/** Renders the text of the home page's first screen. The tiling and the offers next to it belong to the carousel. */
export function HomeHero(props: HeroProps) {
  return (
    <Text {...heroAttributes(props)}>
      <HeroText {...props} />
    </Text>
  );
}

const Text = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 28px;
  block-size: 100%;
  padding-block: 72px 64px;
  padding-inline: var(--edge) 84px;
  /* next to the tiling the headline has little more than half a screen */
  @media (--wide) {
    h1 {
      font-size: min(var(--type-h1), 5.8cqi * var(--titles));
    }
  }
  @media (--narrow) {
    gap: 22px;
    padding: 40px var(--space-gutter) 36px;
  }
`;
