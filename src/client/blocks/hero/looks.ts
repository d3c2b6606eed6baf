import type { ElementType } from 'react';
import type { BlockDataOf } from '../../../site/page-data.types';
import * as layouts from './layouts';
import { Section } from './section';

/** What a variant of the block looks like. */
export interface Look {
  /** The root of the block, by default as wide as the screen. */
  Root?: ElementType;
  Layout: ElementType;
  /** What it shows, in reading order. A list is a group, which the layout places as a whole. */
  parts: readonly (Part | readonly Part[])[];
}

/** A part of the block. The `mainAction` are the actions, on a phone without those that its bar has. */
export type Part =
  | ('breadcrumbs' | 'headline' | 'lead' | 'actions' | 'mainAction' | 'updated' | 'contents')
  | ('offer' | 'facts')
  | ('plate' | 'picture');

/** The looks of the block. A variant without one does not compile. */
export const looks = {
  home: { Root: layouts.Group, Layout: layouts.Home, parts: ['headline', 'lead', 'actions'] },
  section: { Layout: Section, parts: ['plate', 'breadcrumbs', 'headline', 'lead', 'actions'] },
  price: { Layout: layouts.Price, parts: ['breadcrumbs', 'headline', 'lead', 'mainAction', 'plate'] },
  dossier: {
    Layout: layouts.Dossier,
    parts: ['breadcrumbs', 'headline', 'plate', ['lead', 'offer', 'mainAction', 'facts']],
  },
  object: {
    Layout: layouts.Columns,
    parts: ['breadcrumbs', ['headline', 'lead'], ['offer', 'actions'], 'facts'],
  },
  header: { Layout: layouts.Columns, parts: ['breadcrumbs', ['headline'], ['lead', 'actions'], 'picture'] },
  plain: {
    Layout: layouts.Plain,
    parts: ['breadcrumbs', 'headline', 'lead', 'updated', 'actions', 'contents'],
  },
} satisfies Record<BlockDataOf<'hero'>['variant'], Look>;
