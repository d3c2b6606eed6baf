import type { ComponentRules } from '../client/extract-styles';
import type { AddFile } from '../site-pictures';

/** The CSS of a site, before it is divided. */
export interface SiteStyles {
  /** What every page in a script needs, such as the theme, by script. */
  base: ReadonlyMap<string, string>;
  /** The rules of the components, in order. */
  components: readonly ComponentRules[];
  /** What the client adds, besides the rules of all components. */
  later: string;
  /** The URL of the lines behind the home page. */
  wallLines: string;
}

/**
 * Divides the CSS of a site by need; a page needs a third of the rules. A page is painted with one file: the base and the
 * rules of the components in its HTML, the same file for all pages with the same components. The rules for paper and forced
 * colors are in a second file. The client adds the rules of all components, for what it draws later.
 *
 * @param addPageStyles stores the file of a page
 * @param add stores the other files
 */
export function pageStyles(
  { base, components, later, wallLines }: SiteStyles,
  addPageStyles: AddFile,
  add: AddFile,
) {
  const divided = components.map(({ name, css }) => ({ name, ...divideByMedia(css) }));
  const bases = new Map([...base].map(([script, css]) => [script, divideByMedia(css)]));
  // What the base has for paper and forced colors is the same in every script.
  const [first] = bases.values();
  const media = (first?.media ?? '') + divided.map((rules) => rules.media).join('');
  const mediaLink = `<link rel="stylesheet" href="${add('media', 'css', media)}" media="${OTHER_MEDIA}">`;

  const urls = new Map<string, string>();
  const pageUrl = (classes: ReadonlySet<string>, script: string) => {
    const used = divided.filter(({ name }) => classes.has(name));
    const key = [script, ...used.map(({ name }) => name)].join(' ');
    const known = urls.get(key);
    if (known !== undefined) return known;
    const rules = used.map(({ screen }) => screen).join('');
    const isAnimated = (name: string, css: string) => css.startsWith('@keyframes') && rules.includes(name);
    const animations = divided.filter(({ name, screen }) => isAnimated(name, screen));
    const css = [bases.get(script)?.screen, rules, ...animations.map(({ screen }) => screen)];
    const url = addPageStyles('page', 'css', css.join(''));
    urls.set(key, url);
    return url;
  };

  return {
    /** The URL of the rules of all components. */
    clientStyles: add('components', 'css', later + components.map(({ css }) => css).join('')),
    /** Returns the elements of the head for the styles of a page. */
    styles(html: string, script: string): string {
      // The lines are the largest part of the first screen; named only in the styles, they would be found late.
      const hasWall = html.includes('data-wall="home"');
      const lines = hasWall ? `<link rel="preload" href="${wallLines}" as="image">` : '';
      return `${lines}<link rel="stylesheet" href="${pageUrl(classesIn(html), script)}">${mediaLink}`;
    },
  };
}

const OTHER_MEDIA = 'print,(forced-colors:active)';

/** Divides CSS into what a screen needs first, and the rules for paper and forced colors. */
function divideByMedia(css: string): { screen: string; media: string } {
  const rules = /@media (?:print|\(forced-colors: ?active\)(?:, ?print)?) ?\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  return { screen: css.replace(rules, ''), media: (css.match(rules) ?? []).join('') };
}

/** Returns the class names in HTML. It reads every page of a large site, so it has no regular expression. */
function classesIn(html: string): Set<string> {
  const attribute = ' class="';
  const values = new Set<string>();
  for (let start = html.indexOf(attribute); start >= 0;) {
    const end = html.indexOf('"', start + attribute.length);
    values.add(html.slice(start + attribute.length, end));
    start = html.indexOf(attribute, end);
  }
  return new Set([...values].flatMap((names) => names.split(' ')));
}
