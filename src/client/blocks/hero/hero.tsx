import { useId } from 'react';
import type { BlockDataOf } from '../../../site/page-data.types';
import { DossierHero } from './dossier-hero';
import { HeaderHero } from './header-hero';
import { HomeHero } from './home-hero';
import { ObjectHero } from './object-hero';
import { PlainHero } from './plain-hero';
import { PriceHero } from './price-hero';
import { SectionHero } from './section-hero';

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
