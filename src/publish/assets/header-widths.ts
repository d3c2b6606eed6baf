import { breakpoints } from '../../client/ui/sizes/breakpoints';
import { headerSizes } from '../../client/ui/sizes/header-sizes';
import { fontPackage } from '../../lib/font-package';
import type { LayoutData } from '../../site/page-data.types';
import type { SiteConfig } from '../../site/types.generated';
import { TITLE_WEIGHT } from './fonts/font-faces';
import { textWidth } from './fonts/text-width';
import { sizeAt, themeSizes } from './type-scale';

/** What the texts of a header need, in the language that needs most. */
export interface HeaderWidths {
  /** The width of the screen on which the entries of the menu have room beside each other, in em. */
  row: number;
  /** The width of the screen on which the languages have room beside the name and the burger, in em. */
  narrowRow: number;
  /** The width of the screen on which the button has room beside these, in em. */
  buttonRow: number;
  /** The width of the company's name, in em of its own size. */
  name: number;
}

/** The size of what is clicked: `--target` in base.css. */
const TARGET = 44;

/** A font of the visitor's system may be so much wider than that of the site. */
const TOLERANCE = 1.03;

const LABEL_WEIGHT = 500;

/**
 * Measures the texts of the header.
 *
 * @param layouts the layout in each language
 */
export async function headerWidths(
  layouts: readonly LayoutData[],
  theme: SiteConfig['theme'],
  root: string,
): Promise<HeaderWidths> {
  const all = await Promise.all(layouts.map((layout) => widthsIn(layout, theme, root)));
  const largest = (part: keyof HeaderWidths) => Math.max(...all.map((widths) => widths[part]));
  return {
    row: largest('row'),
    narrowRow: largest('narrowRow'),
    buttonRow: largest('buttonRow'),
    name: largest('name'),
  };
}

/** Returns the variables of the header with the widths of a site, as CSS. */
export function headerCss({ row, name }: HeaderWidths): string {
  return `:root{--header-width:${row}rem;--name-width:${name}}`;
}

/**
 * Returns CSS in which the named media queries have their widths, as with `@custom-media`, which browsers do not have
 * yet: those of `breakpoints`, which every site has, and those that depend on the texts of the header.
 */
export function withMedia(css: string, { row, narrowRow, buttonRow }: HeaderWidths): string {
  const { small, phone, columns, compact } = breakpoints;
  const media = {
    '(--burger-menu)': `(width <= ${Math.max(row, compact)}em)`,
    '(--languages-in-menu)': `(width <= ${narrowRow}em)`,
    '(--button-in-menu)': `(width <= ${Math.max(buttonRow, phone)}em)`,
    '(--small)': `(width < ${small}em)`,
    '(--medium)': `(width >= ${small}em)`,
    '(--phone)': `(width <= ${phone}em)`,
    '(--narrow)': `(width <= ${columns}em)`,
    '(--wide)': `(width > ${columns}em)`,
    '(--compact)': `(max-width:${compact}em)`,
    '(--desk)': `(min-width:${compact + 0.0012}em)`,
    // A window as low as at a zoom of 400 %.
    '(--low)': '(max-height:22em)',
  };
  return Object.entries(media).reduce((text, [name, query]) => text.replaceAll(name, query), css);
}

async function widthsIn(
  { script, organization, header, languages }: LayoutData,
  theme: SiteConfig['theme'],
  root: string,
): Promise<HeaderWidths> {
  const fonts = (use: 'display' | 'body') =>
    [...new Set([script, 'latin'])].flatMap((each) => {
      const font = fontPackage(theme.fonts[each]?.[use] ?? '');
      return font ? [{ font, script: each }] : [];
    });
  const [titleWidth, labelWidth] = await Promise.all([
    textWidth(fonts('display'), TITLE_WEIGHT, root),
    textWidth(fonts('body'), LABEL_WEIGHT, root),
  ]);
  const { texts, spaces } = themeSizes(theme);
  const name = titleWidth(organization.name) * TOLERANCE;
  const textOf = (entries: typeof header, screen: number) =>
    entries.reduce((sum, { label }) => sum + labelWidth(label) * sizeAt(texts.label, screen) * TOLERANCE, 0);
  const buttons = header.filter(({ button }) => button);
  const entries = header.filter(({ button }) => !button);
  const signs = entries.filter(({ section }) => section);
  const switched = languages.length < 2 ? 0 : languages.length;
  const { mark, markGap, gap, entryPadding, sign, signGap, language, buttonPadding } = headerSizes;
  const button = gap + 2 * buttonPadding;
  const brand = (screen: number) =>
    2 * sizeAt(spaces.gutter, screen) + mark + markGap + name * sizeAt(texts.name, screen);
  const row = (screen: number) =>
    brand(screen) +
    gap +
    textOf(header, screen) +
    entries.length * 2 * entryPadding +
    signs.length * (sign + signGap) +
    buttons.length * button +
    gap +
    switched * language +
    2 * headerSizes.languagesMargin;
  const narrowRow = (screen: number) =>
    brand(screen) - headerSizes.burgerOutset + (switched + 1) * TARGET + headerSizes.narrowLanguagesMargin;
  const buttonRow = (screen: number) =>
    narrowRow(screen) + textOf(buttons, screen) + buttons.length * (2 * gap + button);
  return {
    row: screenFor(row),
    narrowRow: screenFor(narrowRow),
    buttonRow: screenFor(buttonRow),
    name: Number(name.toFixed(2)),
  };
}

/** Returns the width of the narrowest screen that a row fits on, in em, so that it grows with the text size of the visitor. */
function screenFor(row: (screen: number) => number): number {
  const pixels = row(row(row(Infinity))); // each screen is nearer to it, and none is too narrow
  return Math.ceil(pixels / 4) / 4;
}
