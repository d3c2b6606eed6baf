import { expect, it } from 'vitest';
import { pageStyles } from './page-styles';

function divided(components: { name: string; css: string }[]) {
  const files = new Map<string, string>();
  const add = (name: string, _extension: string, content: string | Uint8Array) => {
    const url = `/${name}-${files.size}.css`;
    files.set(url, String(content));
    return url;
  };
  const base = new Map(
    ['latin', 'arabic'].map((script) => [script, `:root{--script:${script}}@media print{:root{color:#000}}`]),
  );
  const styles = pageStyles(
    { base, components, later: ':root{--later:1}', wallLines: '/lines.svg' },
    add,
    add,
  );
  const read = (html: string, which: RegExp) =>
    files.get(which.exec(styles(html, 'latin').links)?.[1] ?? '') ?? '';
  const later = (html: string) => files.get(styles(html, 'latin').later);
  return { styles, read, later, files };
}

const PAGE = /href="(\/page-\d+\.css)">/;
const MEDIA = /href="(\/media-\d+\.css)" media="print,\(forced-colors:active\)"/;

const components = [
  { name: 'a', css: '.a{color:red;}@media print{.a{color:black;}}@media (width<=9em){.a{color:blue;}}' },
  { name: 'b', css: '.b{animation:turn 1s;}@media (forced-colors:active){.b{color:CanvasText;}}' },
  { name: 'turn', css: '@keyframes turn{to{rotate:1turn;}}' },
];

it('a page waits for the rules of its own components, and those for paper and forced colors come apart', () => {
  const { read } = divided(components);
  expect(read('<p class="x a">', PAGE)).toBe(
    ':root{--script:latin}.a{color:red;}@media (width<=9em){.a{color:blue;}}',
  );
  expect(read('<p class="x a">', MEDIA)).toBe(
    '@media print{:root{color:#000}}@media print{.a{color:black;}}@media (forced-colors:active){.b{color:CanvasText;}}',
  );
});

it('an animation comes with the component that runs it', () => {
  const { read } = divided(components);
  expect(read('<p class="b">', PAGE)).toContain('@keyframes turn');
  expect(read('<p class="a">', PAGE)).not.toContain('@keyframes');
});

it('pages with the same components share a file', () => {
  const { styles, files } = divided(components);
  const first = styles('<p class="a"><i class="b">', 'latin');
  const { size } = files;
  expect(styles('<i class="b"></i><p class="a">', 'latin')).toEqual(first);
  expect(files.size).toBe(size);
  expect(styles('<p class="a"><i class="b">', 'arabic').links).not.toBe(first.links);
});

it('the client adds the rules that a page does not have, in the order of the components', () => {
  const { later } = divided([
    ...components,
    { name: 'c', css: '.c{color:green;}@media print{.c{color:black;}}' },
  ]);
  expect(later('<p class="b">')).toBe(
    ':root{--later:1}.a{color:red;}@media print{.a{color:black;}}@media (width<=9em){.a{color:blue;}}.c{color:green;}@media print{.c{color:black;}}',
  );
  expect(later('<p class="a">')).toBe(
    ':root{--later:1}.b{animation:turn 1s;}@media (forced-colors:active){.b{color:CanvasText;}}@keyframes turn{to{rotate:1turn;}}.c{color:green;}@media print{.c{color:black;}}',
  );
});

it('the lines behind the home page are fetched with its styles', () => {
  const { styles } = divided(components);
  expect(styles('<p data-wall="home">', 'latin').links).toContain(
    '<link rel="preload" href="/lines.svg" as="image">',
  );
  expect(styles('<p data-wall="close">', 'latin').links).not.toContain('preload');
});
