/** Minimum contrast ratios (WCAG 2.2, level AA): text (1.4.3), and the edge of a control or a focus mark (1.4.11). */
export const NEEDED = { text: 4.5, edge: 3 } as const;

/** A foreground and a background color that the styles combine. */
export interface ThemePair {
  /** The foreground: a role or a color of a section. */
  front: Tone;
  /** The background. */
  background: Tone;
  kind: keyof typeof NEEDED;
  /** One file with this pair; there may be others. */
  where: string;
}

/** A color of the styles by its name in the config; `var(--on-plate)` is `onPlate`. */
export type Tone = (typeof tones.roles)[number] | (typeof tones.section)[number];

/** The colors in pairs: by role and by section. */
export const tones = {
  roles: [
    'page',
    'card',
    'alt',
    'text',
    'muted',
    'border',
    'error',
    'highlight',
    'band',
    'bandText',
    'bandMuted',
    'bandAccent',
    'notice',
    'noticeText',
    'noticeSuccess',
    'noticeError',
  ],
  section: ['plate', 'onPlate', 'onPlateMuted', 'fill', 'onFill', 'accent', 'light'],
} as const;

/**
 * Every color pair that needs contrast. Decorative drawings, lines between rows and icons next to text are not in the
 * list: they add no information to the text.
 */
export const themePairs: readonly ThemePair[] = [
  { front: 'text', background: 'page', kind: 'text', where: 'src/ui/base.css' },
  { front: 'text', background: 'card', kind: 'text', where: 'src/blocks/service-list/index-services.tsx' },
  { front: 'text', background: 'alt', kind: 'text', where: 'src/ui/base.css' },
  { front: 'muted', background: 'page', kind: 'text', where: 'src/ui/layout.tsx' },
  { front: 'muted', background: 'card', kind: 'text', where: 'src/blocks/promo-carousel/ad.tsx' },
  { front: 'muted', background: 'alt', kind: 'text', where: 'src/ui/action.tsx' },
  { front: 'accent', background: 'page', kind: 'text', where: 'src/app/layout/site-menu.tsx' },
  { front: 'accent', background: 'card', kind: 'text', where: 'src/app/layout/menu-section.tsx' },
  { front: 'accent', background: 'alt', kind: 'text', where: 'src/app/layout/language-suggestion.tsx' },
  { front: 'page', background: 'text', kind: 'text', where: 'src/app/layout/skip-link.tsx' },
  { front: 'onFill', background: 'fill', kind: 'text', where: 'src/ui/action.tsx' },
  { front: 'error', background: 'card', kind: 'text', where: 'src/blocks/contact-form/error-text.tsx' },
  { front: 'error', background: 'page', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'border', background: 'page', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'border', background: 'card', kind: 'edge', where: 'src/blocks/contact-form/field.tsx' },
  { front: 'onPlate', background: 'plate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'onPlateMuted', background: 'plate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'plate', background: 'onPlate', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'plate', background: 'onPlateMuted', kind: 'text', where: 'src/blocks/hero/section-hero.tsx' },
  { front: 'bandText', background: 'band', kind: 'text', where: 'src/app/layout/footer.tsx' },
  { front: 'bandMuted', background: 'band', kind: 'text', where: 'src/app/layout/footer.tsx' },
  { front: 'bandAccent', background: 'band', kind: 'text', where: 'src/app/layout/footer-links.tsx' },
  { front: 'highlight', background: 'band', kind: 'text', where: 'src/app/layout/footer-company.tsx' },
  { front: 'band', background: 'light', kind: 'text', where: 'src/blocks/proof/proof.tsx' },
  { front: 'noticeText', background: 'notice', kind: 'text', where: 'src/ui/toast.tsx' },
  { front: 'noticeSuccess', background: 'notice', kind: 'edge', where: 'src/ui/toast.tsx' },
  { front: 'noticeError', background: 'notice', kind: 'edge', where: 'src/ui/toast.tsx' },
  { front: 'bandAccent', background: 'notice', kind: 'edge', where: 'src/app/layout/contact-bar.tsx' },
  { front: 'highlight', background: 'notice', kind: 'edge', where: 'src/app/layout/contact-bar.tsx' },
];
