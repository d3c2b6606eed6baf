import type { Translated } from '../../../lib/text/message-language';
import { contrast, readableColor } from '../../../lib/color';
import { groupBy } from '../../../lib/lists/group-by';
import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const insufficientContrast = rule({
  code: 'THEME-001',
  severity: 'error',
  mayFollow: 'error',
  summary: {
    en: 'The contrast of two colors is too low.',
    fr: 'Le contraste de deux couleurs est trop faible.',
  },
  docs: {
    en: 'People with weak sight, or in bright sun, cannot read pale text on a pale background. Text needs a contrast of 4.5 to 1 with its background, the border of a field and the focus frame 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). The rule checks light and dark mode, and each section.\n\nUse the suggested color, the nearest shade with enough contrast everywhere, or name another color under `theme.roles` or `theme.sections`.',
    fr: 'Un texte pâle sur un fond pâle est illisible pour une personne malvoyante, ou en plein soleil. Le contraste avec le fond doit être d’au moins 4,5 pour 1 pour un texte, et de 3 pour 1 pour la bordure d’un champ et le cadre de sélection (WCAG 2.2, 1.4.3 et 1.4.11). Les modes clair et sombre sont vérifiés, et chaque section.\n\nUtilisez la couleur proposée, qui est la nuance la plus proche dont le contraste suffit partout, ou indiquez une autre couleur sous `theme.roles` ou `theme.sections`.',
  },
  examples: {
    invalid: [{ pointer: '/theme/colors/slate', value: '#DDDDDD' }],
    reports: 'The contrast of "slate" on "paper" is 1.25 to 1, but text needs 4.5 to 1.',
    valid: [{ pointer: '/theme/colors/slate', value: '#555555' }],
  },
  messages: {
    same: ({ background }: { background: string }) => ({
      en: `This color is the same as its background (${background}), so visitors cannot see it. Name another color.`,
      fr: `Cette couleur est la même que celle du fond (${background}) : les visiteurs ne peuvent pas la voir. Choisissez une autre couleur.`,
    }),
    weak: ({ front, background, where, kind, mode, ratio, hasShade }: WeakColor) => ({
      en: `The contrast of "${front}" on "${background}" is ${ratio} to 1, but ${kinds[kind].en} needs ${NEEDED[kind]} to 1. They meet in ${mode} mode, as ${where.join(' on ')}.${hasShade ? '' : ' No lighter or darker shade is enough everywhere, so name another color there.'}`,
      fr: `Le contraste de « ${front} » sur « ${background} » est de ${ratio.toLocaleString('fr')} pour 1, mais il faut ${NEEDED[kind].toLocaleString('fr')} pour 1 ${kinds[kind].fr}. Ces couleurs se rencontrent en mode ${mode === 'dark' ? 'sombre' : 'clair'} : ${where.join(' sur ')}.${hasShade ? '' : ' Aucune nuance plus claire ou plus sombre n’a un contraste suffisant partout : indiquez-y une autre couleur.'}`,
    }),
  },
  *check({ config: { theme } }) {
    const pairs = themeColorPairs(theme);
    /** Returns the contrast of a pair, where one color has another shade. */
    const ratioOf = ({ front, background }: ColorPair, shades: Record<string, string> = {}) => {
      const colors = { ...theme.colors, ...shades };
      return contrast(colors[front.name] ?? '', colors[background.name] ?? '');
    };
    const weak = pairs.filter((pair) => ratioOf(pair) < NEEDED[pair.kind]);
    const isSame = ({ front, background }: ColorPair) => front.name === background.name;
    for (const { front, background } of weak.filter(isSame))
      yield { path: front.path, message: 'same', data: { background: background.path.join('.') } };
    const different = weak.filter((pair) => !isSame(pair));
    const counts = groupBy(different.flatMap(namesOf), (name) => name);
    const failures = (name: string) => counts.get(name)?.length ?? 0;
    // The color that is in most of the failing pairs is wrong; in case of a tie, the foreground.
    const culprit = ({ front, background }: ColorPair) =>
      failures(background.name) > failures(front.name) ? background.name : front.name;
    for (const [name, [worst]] of groupBy(different, culprit)) {
      if (!worst) continue;
      const used = pairs.filter((pair) => namesOf(pair).includes(name));
      const suggestion = readableColor(theme.colors[name] ?? '', (shade) =>
        used.every((pair) => ratioOf(pair, { [name]: shade }) >= NEEDED[pair.kind]),
      );
      const data: WeakColor = {
        front: worst.front.name,
        background: worst.background.name,
        where: [worst.front.path.join('.'), worst.background.path.join('.')],
        kind: worst.kind,
        mode: worst.mode,
        // Truncated, not rounded: 4.499 is not enough, and 4.50 would look sufficient.
        ratio: Math.floor(ratioOf(worst) * 100) / 100,
        hasShade: suggestion !== null,
      };
      yield { path: ['theme', 'colors', name], message: 'weak', data, suggestion };
    }
  },
});

/** A color with too little contrast, in the first pair in which it fails. */
interface WeakColor extends Pick<ColorPair, 'kind' | 'mode'> {
  front: string;
  background: string;
  /** The paths that select the two colors, such as `theme.roles.text.light`. */
  where: [front: string, background: string];
  ratio: number;
  hasShade: boolean;
}

function namesOf({ front, background }: ColorPair): string[] {
  return [front.name, background.name];
}

const kinds: Record<ColorPair['kind'], Translated> = {
  text: { en: 'text', fr: 'pour un texte' },
  edge: { en: 'the edge of a field or a sign', fr: 'pour la bordure d’un champ ou d’un symbole' },
};

type Theme = SiteConfig['theme'];

/** A color of the styles by its name in the config, a role or a color of a section; `var(--on-plate)` is `onPlate`. */
type Tone = keyof Theme['roles'] | SectionTone;
type SectionTone = keyof Omit<Theme['sections'][string], 'page' | 'angle' | 'sign'>;

/** Minimum contrast ratios (WCAG 2.2, level AA): text (1.4.3), and the edge of a control or a focus mark (1.4.11). */
const NEEDED = { text: 4.5, edge: 3 } as const;

/**
 * Every background of the styles with the colors on it that need contrast. Decorative drawings, lines between rows and icons
 * next to text are not in the list: they add no information to the text.
 */
const colorsOn: Record<keyof typeof NEEDED, Partial<Record<Tone, readonly Tone[]>>> = {
  text: {
    page: ['text', 'muted', 'accent'],
    card: ['text', 'muted', 'accent', 'error'],
    alt: ['text', 'muted', 'accent'],
    text: ['page'],
    fill: ['onFill'],
    plate: ['onPlate', 'onPlateMuted'],
    onPlate: ['plate'],
    onPlateMuted: ['plate'],
    band: ['bandText', 'bandMuted', 'bandAccent', 'highlight'],
    bandText: ['band'],
    light: ['band'],
    notice: ['noticeText'],
  },
  edge: {
    page: ['error', 'border'],
    card: ['border'],
    notice: ['noticeSuccess', 'noticeError', 'bandAccent', 'highlight'],
  },
};

/** The pairs of the list: a foreground and a background color that the styles combine. */
export const themePairs = (['text', 'edge'] as const).flatMap((kind) =>
  Object.entries(colorsOn[kind]).flatMap(([background, fronts]) =>
    fronts.map((front) => ({ front, background: background as Tone, kind })),
  ),
);

/** A color of the theme, with the path that selects it. */
interface UsedColor {
  /** Its name under `theme.colors`. */
  name: string;
  /** The path that selects it: under `theme.roles` or `theme.sections`. */
  path: Path;
}

interface ColorPair {
  front: UsedColor;
  background: UsedColor;
  kind: keyof typeof NEEDED;
  mode: 'light' | 'dark';
}

/**
 * Returns the color pairs that a theme uses, in light and dark mode and in each section; each pair once, with the
 * highest contrast that it needs. In dark mode a section uses its `light` color (theme-css.ts).
 */
function themeColorPairs(theme: Theme): ColorPair[] {
  const pairs = new Map<string, ColorPair>();
  // Text comes first, so that a pair of both kinds needs the contrast of text.
  for (const { front, background, kind } of themePairs)
    for (const mode of ['light', 'dark'] as const)
      for (const section of Object.keys(theme.sections)) {
        const first = colorOf(theme, front, mode, section);
        const second = colorOf(theme, background, mode, section);
        if (!first || !second) continue;
        const key = [first.name, second.name].toSorted().join(' ');
        if (!pairs.has(key)) pairs.set(key, { front: first, background: second, kind, mode });
      }
  return [...pairs.values()];
}

function colorOf(theme: Theme, tone: Tone, mode: ColorPair['mode'], section: string): UsedColor | undefined {
  if (tone in theme.roles) {
    const role = tone as keyof Theme['roles'];
    return { name: theme.roles[role][mode], path: ['theme', 'roles', role, mode] };
  }
  if (mode === 'dark' && tone === 'onFill') return colorOf(theme, 'page', mode, section);
  const field = mode === 'dark' && (tone === 'accent' || tone === 'fill') ? 'light' : tone;
  const name = theme.sections[section]?.[field as SectionTone];
  return name === undefined ? undefined : { name, path: ['theme', 'sections', section, field] };
}
