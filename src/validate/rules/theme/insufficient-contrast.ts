import type { Finding } from '../../../config/report';
import { contrast, readableColor } from '../../../lib/color';
import type { SiteConfig } from '../../../site/types.generated';
import { NEEDED } from './color-pairs';
import { themeColorPairs, type ColorPair } from './theme-color-pairs';

/**
 * Returns an error for each color with too little contrast (WCAG 2.2, level AA), at its line, with the nearest shade that
 * works everywhere. Of the two colors of a pair, the one in more failing pairs is reported: it is likely the changed one.
 *
 * @param config a valid config
 */
export function themeContrast({ theme }: SiteConfig): Finding[] {
  const pairs = themeColorPairs(theme);
  const ratio = ({ front, background }: ColorPair, color: (name: string) => string) =>
    contrast(color(front.name), color(background.name));
  const valueOf = (name: string) => theme.colors[name] ?? '';
  const weak = pairs.filter((pair) => ratio(pair, valueOf) < NEEDED[pair.kind]);
  const [same, different] = partition(weak, ({ front, background }) => front.name === background.name);
  return [
    ...same.map(({ front, background }) => ({
      code: 'THEME-001',
      path: front.path,
      message: `this is the same colour as ${background.path.join('.')}, on which it stands: nobody could see it. Name another colour.`,
    })),
    ...[...byCulprit(different)].map(([name, [worst, ...others]]) => {
      const colorPairs = pairs.filter(
        ({ front, background }) => front.name === name || background.name === name,
      );
      const shade = readableColor(valueOf(name), (color) =>
        colorPairs.every(
          (pair) => ratio(pair, (other) => (other === name ? color : valueOf(other))) >= NEEDED[pair.kind],
        ),
      );
      return {
        code: 'THEME-001',
        path: ['theme', 'colors', name],
        suggestion: shade,
        message: [
          worst === undefined ? '' : faultOf(worst, ratio(worst, valueOf)),
          others.length === 0
            ? ''
            : ` The contrast with ${others.map((pair) => `"${partner(pair, name)}"`).join(', ')} is too weak as well.`,
          shade === null
            ? ' No darker or lighter shade of it fits everywhere: name another colour there.'
            : '',
        ].join(''),
      };
    }),
  ];
}

/** Groups failing pairs by the color that is in most of them; by the foreground in case of a tie. */
function byCulprit(weak: ColorPair[]): Map<string, ColorPair[]> {
  const counts = new Map<string, number>();
  for (const { name } of weak.flatMap(({ front, background }) => [front, background]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const found = new Map<string, ColorPair[]>();
  for (const pair of weak) {
    const [front, background] = [pair.front.name, pair.background.name];
    const culprit = (counts.get(background) ?? 0) > (counts.get(front) ?? 0) ? background : front;
    found.set(culprit, [...(found.get(culprit) ?? []), pair]);
  }
  return found;
}

function faultOf({ front, background, kind, mode }: ColorPair, ratio: number): string {
  const [what, who] =
    kind === 'text'
      ? ['text', 'many people could not read it']
      : ['the edge of a field or a sign', 'many people could not see it'];
  // Truncated, not rounded: 4.499 is not enough, and 4.50 would look sufficient.
  const shownRatio = Math.floor(ratio * 100) / 100;
  return `the contrast of "${front.name}" on "${background.name}" is ${shownRatio} to 1, and ${what} needs ${NEEDED[kind]} to 1: ${who}. They meet in the ${mode} mode, as ${front.path.join('.')} on ${background.path.join('.')}.`;
}

function partner({ front, background }: ColorPair, name: string): string {
  return front.name === name ? background.name : front.name;
}

function partition<T>(entries: T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [entries.filter(isFirst), entries.filter((entry) => !isFirst(entry))];
}
