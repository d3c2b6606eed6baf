import type { SiteConfig } from '../../../site/types.generated';
import type { Finding } from '../../../config/report';
import { contrast, readableColor } from '../../../lib/color';
import { NEEDED } from './color-pairs';
import { themeColorPairs, type ColorPair } from './theme-color-pairs';

/**
 * Colours that stand on one another and cannot be told apart well enough (WCAG 2.2, level AA). Of the two colours of
 * a pair, the one that is in more such pairs is told: it is the one that was changed.
 *
 * @param config a config that fits the schema
 * @returns an error for each colour, at its line, with the nearest shade that will do everywhere
 */
export function themeContrast({ theme }: SiteConfig): Finding[] {
  const pairs = themeColorPairs(theme);
  const ratio = ({ front, ground }: ColorPair, color: (name: string) => string) =>
    contrast(color(front.name), color(ground.name));
  const valueOf = (name: string) => theme.colors[name] ?? '';
  const weak = pairs.filter((pair) => ratio(pair, valueOf) < NEEDED[pair.kind]);
  const [same, different] = parted(weak, ({ front, ground }) => front.name === ground.name);
  return [
    ...same.map(({ front, ground }) => ({
      code: 'THEME-001',
      path: front.path,
      message: `this is the same colour as ${ground.path.join('.')}, on which it stands: nobody could see it. Name another colour.`,
    })),
    ...[...byBlamed(different)].map(([name, [worst, ...others]]) => {
      const own = pairs.filter(({ front, ground }) => front.name === name || ground.name === name);
      const shade = readableColor(valueOf(name), (color) =>
        own.every(
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

/** The weak pairs by the colour that is in most of them; the front one where both are in as many. */
function byBlamed(weak: ColorPair[]): Map<string, ColorPair[]> {
  const counts = new Map<string, number>();
  for (const { name } of weak.flatMap(({ front, ground }) => [front, ground]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const found = new Map<string, ColorPair[]>();
  for (const pair of weak) {
    const [front, ground] = [pair.front.name, pair.ground.name];
    const blamed = (counts.get(ground) ?? 0) > (counts.get(front) ?? 0) ? ground : front;
    found.set(blamed, [...(found.get(blamed) ?? []), pair]);
  }
  return found;
}

function faultOf({ front, ground, kind, mode }: ColorPair, ratio: number): string {
  const [what, who] =
    kind === 'text'
      ? ['text', 'many people could not read it']
      : ['the edge of a field or a sign', 'many people could not see it'];
  // Cut, not rounded: 4.499 is not enough, and 4.50 would look as if it were.
  const told = Math.floor(ratio * 100) / 100;
  return `the contrast of "${front.name}" on "${ground.name}" is ${told} to 1, and ${what} needs ${NEEDED[kind]} to 1: ${who}. They meet in the ${mode} mode, as ${front.path.join('.')} on ${ground.path.join('.')}.`;
}

function partner({ front, ground }: ColorPair, name: string): string {
  return front.name === name ? ground.name : front.name;
}

function parted<T>(entries: T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [entries.filter(isFirst), entries.filter((entry) => !isFirst(entry))];
}
