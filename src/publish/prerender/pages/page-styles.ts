import type { ComponentRules } from '../client/extract-styles';
import type { AddFile } from '../../../lib/files';

/** The CSS of a site, before it is divided. */
export interface SiteStyles {
  /** What every page in a script needs, such as the theme, by script. */
  base: ReadonlyMap<string, string>;
  /** The rules of the components, in order. */
  components: readonly ComponentRules[];
  /** What the client adds besides the rules of the other components. */
  later: string;
  /** The URL of the lines behind the home page. */
  wallLines: string;
}

/** The stylesheets of a page. */
export interface PageStyles {
  /** The elements of the head. */
  links: string;
  /** The URL of the stylesheet that the client adds. */
  later: string;
}

/**
 * Divides the CSS of a site by need; a page needs a third of the rules. A page is painted with one file: the base and the
 * rules of the components in its HTML, the same file for all pages with the same components. The rules for paper and forced
 * colors are in a second file. The client adds a third one with the other components, for what it draws later: rules that
 * a page has already would be matched against all its elements again.
 *
 * @param addPageStyles stores the files of a page
 * @param add stores the file for paper and forced colors
 * @returns the function that returns the stylesheets of a page in a script
 */
export function pageStyles(
  { base, components, later, wallLines }: SiteStyles,
  addPageStyles: AddFile,
  add: AddFile,
): (html: string, script: string) => PageStyles {
  const divided = components.map(({ name, css }) => ({ name, css, ...divideByMedia(css) }));
  const bases = new Map([...base].map(([script, css]) => [script, divideByMedia(css)]));
  // What the base has for paper and forced colors is the same in every script.
  const [first] = bases.values();
  const media = (first?.media ?? '') + divided.map((rules) => rules.media).join('');
  const mediaLink = `<link rel="stylesheet" href="${add('media', 'css', media)}" media="${OTHER_MEDIA}">`;
  const join = (rules: typeof divided) => rules.map(({ screen }) => screen).join('');

  const urls = new Map<string, { page: string; later: string }>();
  const urlsOf = (classes: ReadonlySet<string>, script: string) => {
    const used = divided.filter(({ name }) => classes.has(name));
    const key = [script, ...used.map(({ name }) => name)].join(' ');
    const known = urls.get(key);
    if (known) return known;
    const rules = join(used);
    const isAnimated = (name: string, css: string) => css.startsWith('@keyframes') && rules.includes(name);
    const animations = divided.filter(({ name, screen }) => isAnimated(name, screen));
    const own = new Set([...used, ...animations]);
    const others = divided.filter((each) => !own.has(each));
    const added = {
      page: addPageStyles('page', 'css', (bases.get(script)?.screen ?? '') + join([...own])),
      // With their rules for paper and forced colors: those in the second file come before it and would lose.
      later: addPageStyles('later', 'css', later + others.map(({ css }) => css).join('')),
    };
    urls.set(key, added);
    return added;
  };

  return (html, script) => {
    const { page, later: url } = urlsOf(classesIn(html), script);
    // The lines are the largest part of the first screen; named only in the styles, they would be found late.
    const hasWall = html.includes('data-wall="home"');
    const lines = hasWall ? `<link rel="preload" href="${wallLines}" as="image">` : '';
    return { links: `${lines}<link rel="stylesheet" href="${page}">${mediaLink}`, later: url };
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
