import type { Translated } from '../../../config/message-language';
import { contrast, readableColor } from '../../../lib/color';
import { rule } from '../../rule';
import { NEEDED } from './color-pairs';
import { themeColorPairs, type ColorPair } from './theme-color-pairs';

/** A color with too little contrast: its worst pair, and the other colors with which it fails. */
interface WeakColor {
  front: string;
  background: string;
  /** The paths that select the two colors, such as `theme.roles.text.light`. */
  where: [front: string, background: string];
  kind: ColorPair['kind'];
  mode: ColorPair['mode'];
  ratio: number;
  others: readonly string[];
  hasShade: boolean;
}

export const insufficientContrast = rule({
  code: 'THEME-001',
  severity: 'error',
  summary: {
    en: 'The contrast of two colors is too low.',
    fr: 'Le contraste de deux couleurs est trop faible.',
  },
  docs: {
    en: 'People with weak sight, or in bright sun, cannot read pale text on a pale background. Text needs a contrast of 4.5 to 1 with its background, the border of a field and the focus frame 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). The rule checks light and dark mode, and each section.\n\nUse the suggested color, the nearest shade with enough contrast everywhere, or name another color under `theme.roles` or `theme.sections`.',
    fr: 'Un texte pâle sur un fond pâle est illisible pour une personne malvoyante, ou en plein soleil. Le contraste avec le fond doit être d’au moins 4,5 pour 1 pour un texte, et de 3 pour 1 pour la bordure d’un champ et le cadre de sélection (WCAG 2.2, 1.4.3 et 1.4.11). Les modes clair et sombre sont vérifiés, et chaque section.\n\nUtilisez la couleur proposée, qui est la nuance la plus proche dont le contraste suffit partout, ou indiquez une autre couleur sous `theme.roles` ou `theme.sections`.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/theme/colors/slate', value: '#DDDDDD' }],
    reports: 'The contrast of "slate" on "paper" is 1.25 to 1, but text needs 4.5 to 1.',
    valid: [{ file: 'site.config.json', pointer: '/theme/colors/slate', value: '#555555' }],
  },
  messages: {
    same: ({ background }: { background: string }) => ({
      en: `This color is the same as its background (${background}), so visitors cannot see it. Name another color.`,
      fr: `Cette couleur est la même que celle du fond (${background}) : les visiteurs ne peuvent pas la voir. Choisissez une autre couleur.`,
    }),
    weak: ({ front, background, where, kind, mode, ratio, others, hasShade }: WeakColor) => ({
      en: [
        `The contrast of "${front}" on "${background}" is ${ratio} to 1, but ${kinds[kind].en} needs ${NEEDED[kind]} to 1.`,
        `They meet in ${mode} mode, as ${where.join(' on ')}.`,
        ...(others.length > 0
          ? [`The contrast with ${others.map((name) => `"${name}"`).join(', ')} is too low as well.`]
          : []),
        ...(hasShade
          ? []
          : ['No lighter or darker shade is enough everywhere, so name another color there.']),
      ].join(' '),
      fr: [
        `Le contraste de « ${front} » sur « ${background} » est de ${decimal(ratio)} pour 1, mais il faut ${decimal(NEEDED[kind])} pour 1 ${kinds[kind].fr}.`,
        `Ces couleurs se rencontrent en mode ${mode === 'dark' ? 'sombre' : 'clair'} : ${where.join(' sur ')}.`,
        ...(others.length > 0
          ? [`Le contraste avec ${others.map((name) => `« ${name} »`).join(', ')} est lui aussi trop faible.`]
          : []),
        ...(hasShade
          ? []
          : [
              'Aucune nuance plus claire ou plus sombre n’a un contraste suffisant partout : indiquez-y une autre couleur.',
            ]),
      ].join(' '),
    }),
  },
  *check({ config: { theme } }) {
    const pairs = themeColorPairs(theme);
    const valueOf = (name: string) => theme.colors[name] ?? '';
    const ratioOf = ({ front, background }: ColorPair, color: (name: string) => string) =>
      contrast(color(front.name), color(background.name));
    const weak = pairs.filter((pair) => ratioOf(pair, valueOf) < NEEDED[pair.kind]);
    for (const { front, background } of weak)
      if (front.name === background.name)
        yield { path: front.path, message: 'same', data: { background: background.path.join('.') } };
    const different = weak.filter(({ front, background }) => front.name !== background.name);
    for (const [name, failing] of byCulprit(different)) {
      const used = pairs.filter(({ front, background }) => front.name === name || background.name === name);
      const suggestion = readableColor(valueOf(name), (shade) =>
        used.every(
          (pair) => ratioOf(pair, (other) => (other === name ? shade : valueOf(other))) >= NEEDED[pair.kind],
        ),
      );
      const [worst, ...others] = failing;
      const data: WeakColor = {
        front: worst.front.name,
        background: worst.background.name,
        where: [worst.front.path.join('.'), worst.background.path.join('.')],
        kind: worst.kind,
        mode: worst.mode,
        // Truncated, not rounded: 4.499 is not enough, and 4.50 would look sufficient.
        ratio: Math.floor(ratioOf(worst, valueOf) * 100) / 100,
        others: others.map((pair) => partner(pair, name)),
        hasShade: suggestion !== null,
      };
      yield { path: ['theme', 'colors', name], message: 'weak', data, suggestion };
    }
  },
});

const kinds: Record<ColorPair['kind'], Translated> = {
  text: { en: 'text', fr: 'pour un texte' },
  edge: { en: 'the edge of a field or a sign', fr: 'pour la bordure d’un champ ou d’un symbole' },
};

/** @example decimal(4.5) // '4,5' */
function decimal(number: number): string {
  return number.toLocaleString('fr');
}

/** Groups failing pairs by the color that is in most of them; by the foreground in case of a tie. */
function byCulprit(weak: readonly ColorPair[]): Map<string, [ColorPair, ...ColorPair[]]> {
  const counts = new Map<string, number>();
  for (const { name } of weak.flatMap(({ front, background }) => [front, background]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const found = new Map<string, [ColorPair, ...ColorPair[]]>();
  for (const pair of weak) {
    const [front, background] = [pair.front.name, pair.background.name];
    const culprit = (counts.get(background) ?? 0) > (counts.get(front) ?? 0) ? background : front;
    const known = found.get(culprit);
    if (known) known.push(pair);
    else found.set(culprit, [pair]);
  }
  return found;
}

function partner({ front, background }: ColorPair, name: string): string {
  return front.name === name ? background.name : front.name;
}
