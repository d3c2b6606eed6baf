import { useId, type ComponentType } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { Chapters } from './chapters';
import { PlateFeatures } from './plate-features';
import { Statement } from './statement';
import type { FeatureListProps } from './feature-list-props';

/** Renders reasons and benefits, never as equal boxes. */
export function FeatureList({ block }: { block: BlockDataOf<'feature-list'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} heading={useId()} />;
}

const variants = {
  plate: PlateFeatures,
  statement: Statement,
  chapters: Chapters,
} satisfies Record<BlockDataOf<'feature-list'>['variant'], ComponentType<FeatureListProps>>;
