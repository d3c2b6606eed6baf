/** What contrast is needed for (WCAG 2.2, level AA): text (1.4.3), or the edge of a control and what marks the focus (1.4.11). */
export const NEEDED = { text: 4.5, edge: 3 } as const;

/** Two colours that the styles put on one another. */
export interface ThemePair {
  /** What is seen: a role, a colour of a section, or a colour by its own name. */
  front: Tone;
  /** What it stands on. */
  ground: Tone;
  kind: keyof typeof NEEDED;
  /** One file whose styles do so; others may. */
  where: string;
}

/** A colour of the styles, as the config calls it; `var(--on-plate)` is `onPlate`. */
export type Tone =
  (typeof tones.roles)[number] | (typeof tones.section)[number] | (typeof tones.named)[number];

/** The colours that pairs are made of: by role, by section, and by their own name, the same in light and dark. */
export const tones = {
  roles: ['page', 'card', 'alt', 'text', 'muted', 'border', 'error', 'band', 'bandText', 'bandMuted'],
  section: ['plate', 'onPlate', 'onPlateMuted', 'fill', 'onFill', 'accent'],
  named: ['encre', 'nuit', 'chaux', 'safran', 'menthe', 'rose', 'bande-texte'],
} as const;

/**
 * Every pair of colours that somebody has to tell apart. Drawings, rules between rows and the signs beside words are
 * not in it: they say nothing that the words do not.
 */
export const themePairs: readonly ThemePair[] = [
  { front: 'text', ground: 'page', kind: 'text', where: 'src/ui/base.css' },
  { front: 'text', ground: 'card', kind: 'text', where: 'src/blocks/hero/service-hero.tsx' },
  { front: 'text', ground: 'alt', kind: 'text', where: 'src/ui/base.css' },
  { front: 'muted', ground: 'page', kind: 'text', where: 'src/ui/layout.tsx' },
  { front: 'muted', ground: 'card', kind: 'text', where: 'src/blocks/promo-carousel/ad.tsx' },
  { front: 'muted', ground: 'alt', kind: 'text', where: 'src/ui/action.tsx' },
  { front: 'accent', ground: 'page', kind: 'text', where: 'src/app/layout/site-menu.tsx' },
  { front: 'accent', ground: 'card', kind: 'text', where: 'src/app/layout/menu-section.tsx' },
  { front: 'accent', ground: 'alt', kind: 'text', where: 'src/app/layout/language-suggestion.tsx' },
  { front: 'page', ground: 'text', kind: 'text', where: 'src/app/layout/skip-link.tsx' },
  { front: 'onFill', ground: 'fill', kind: 'text', where: 'src/ui/action.tsx' },
  { front: 'error', ground: 'card', kind: 'text', where: 'src/blocks/contact-form/error-text.tsx' },
  { front: 'error', ground: 'page', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'border', ground: 'page', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'border', ground: 'card', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'onPlate', ground: 'plate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'onPlateMuted', ground: 'plate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'plate', ground: 'onPlate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'plate', ground: 'onPlateMuted', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'bandText', ground: 'band', kind: 'text', where: 'src/app/layout/footer.tsx' },
  { front: 'bandMuted', ground: 'band', kind: 'text', where: 'src/app/layout/footer.tsx' },
  { front: 'chaux', ground: 'band', kind: 'text', where: 'src/blocks/promo-carousel/controls.tsx' },
  { front: 'menthe', ground: 'band', kind: 'text', where: 'src/app/layout/footer-links.tsx' },
  { front: 'safran', ground: 'band', kind: 'text', where: 'src/app/layout/footer-company.tsx' },
  { front: 'chaux', ground: 'encre', kind: 'text', where: 'src/ui/toast.tsx' },
  { front: 'menthe', ground: 'encre', kind: 'edge', where: 'src/ui/toast.tsx' },
  { front: 'rose', ground: 'encre', kind: 'edge', where: 'src/ui/toast.tsx' },
  { front: 'safran', ground: 'encre', kind: 'edge', where: 'src/app/layout/chat-button.tsx' },
  { front: 'chaux', ground: 'nuit', kind: 'text', where: 'src/assets/share-images/share-tiling.ts' },
  { front: 'bande-texte', ground: 'nuit', kind: 'text', where: 'src/assets/share-images/share-tiling.ts' },
];
