import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { DossierHero } from './dossier-hero';
import { heroAttributes, type HeroProps, HeroText } from './hero-text';
import { PlainHero } from './plain-hero';
import { PriceHero } from './price-hero';
import { SectionHero } from './section-hero';
import { HeaderHero, ObjectHero } from './wide-hero';

/** Renders the first block of a page, with its only h1. */
export function Hero({ block }: { block: BlockDataOf<'hero'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} headline={useId()} />;
}

const variants = {
  home: HomeHero,
  section: SectionHero,
  price: PriceHero,
  dossier: DossierHero,
  object: ObjectHero,
  header: HeaderHero,
  plain: PlainHero,
};

/** Renders the text of the home page's first screen. The tiling and the offers next to it belong to the carousel. */
function HomeHero(props: HeroProps) {
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
