import { useId } from 'react';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Chapters } from './chapters';
import { PlateFeatures } from './plate-features';
import { Statement } from './statement';

/** Renders reasons and benefits, never as equal boxes. */
export function FeatureList({ block }: { block: BlockDataOf<'feature-list'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} heading={useId()} />;
}

const variants = { plate: PlateFeatures, statement: Statement, chapters: Chapters };
