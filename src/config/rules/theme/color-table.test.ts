import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../../../tests/support/agency-site';
import { kebab } from '../../../lib/text/kebab';
import { themePairs } from './insufficient-contrast';

/** The styles of the site, by file; those of the drawings of the build are not among them. */
const styles = new Map(
  ['app', 'blocks', 'effects', 'ui'].flatMap((folder) =>
    readdirSync(`src/client/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.includes('.test.'))
      .map((name): [string, string] => {
        const file = `src/client/${folder}/${name.replaceAll('\\', '/')}`;
        return [file, readFileSync(file, 'utf8')];
      }),
  ),
);

const { theme } = site.config;
const colorNames = new Set(
  [...Object.keys(theme.roles), ...Object.keys(theme.sections.default ?? {})].map(kebab),
);

/** Colored elements that are not text: a drawing behind the form, and the icons of the sections above the chapters. */
const drawings = new Set([
  'src/client/blocks/columns.tsx border',
  'src/client/blocks/feature-list/chapters.tsx light',
]);

/** The colours that a property of the styles has, as `file colour`. */
function used(property: string, text = [...styles]): string[] {
  const written = new RegExp(`(?<![\\w-])${property}:[^;{}]*?var\\(--([a-z-]+)\\)`, 'g');
  return text.flatMap(([file, style]) =>
    [...style.matchAll(written)].flatMap(([, name = '']) =>
      colorNames.has(name) ? [`${file} ${name}`] : [],
    ),
  );
}

it('every text color of the styles is a foreground of the table', () => {
  const fronts = new Set(themePairs.map(({ front }) => kebab(front)));
  const forgotten = used('color').filter((use) => !drawings.has(use) && !fronts.has(use.split(' ')[1] ?? ''));
  expect(used('color').length).toBeGreaterThan(50);
  expect(forgotten).toEqual([]);
});

it('the text and background colors of one style rule are a pair of the table', () => {
  const pairs = new Set(themePairs.map(({ front, background }) => `${kebab(front)} on ${kebab(background)}`));
  const written = [...styles].flatMap(([file, style]) =>
    // The declarations of one rule, without those of the rules in it.
    style.split(/[{}]/).flatMap((rule) => {
      const [front, background] = ['color', 'background(?:-color)?'].map(
        (property) =>
          used(property, [[file, rule]])
            .at(-1)
            ?.split(' ')[1],
      );
      return front && background ? [`${front} on ${background}`] : [];
    }),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((pair) => !pairs.has(pair))).toEqual([]);
});

it('the color of the focus mark is a foreground of the table', () => {
  const fronts = new Set(themePairs.map(({ front }) => kebab(front)));
  const marks = [...used('outline(?:-color)?'), ...used('--focus')].map((use) => use.split(' ')[1] ?? '');
  expect(marks).toContain('accent');
  expect(marks.filter((mark) => !fronts.has(mark))).toEqual([]);
});

it('every background of text in the styles is in the table', () => {
  const grounds = new Set(themePairs.map(({ background }) => kebab(background)));
  // Signs and drawings: the points of a carousel, the marks of menus and the grounds of pictures.
  const signs = new Set(['accent', 'highlight', 'light', 'band-muted', 'sign']);
  const own = used('background(?:-color)?').map((use) => use.split(' ')[1] ?? '');
  expect(own.filter((name) => !grounds.has(name) && !signs.has(name))).toEqual([]);
});
