import { describeLocation } from '../../config/location';
import { readProjectTexts } from '../../config/texts/project-texts';
import { plainLine } from '../../lib/text/excerpt';
import { valueAt, type Path } from '../../lib/json';
import { defaultLanguage, languages, valueIn, type Language } from '../../site/languages';
import { PAGES } from '../../site/messages';
import type { SiteConfig } from '../../site/types.generated';
import { OWN_CONFIG } from '../../validate/load-site';
import { isInlineText } from '../../site/inline-text';
import { parseQuery, type TextQuery } from './search-query';

/** An occurrence of a text or a number in the project. */
export interface TextMatch {
  file: string;
  line: number;
  column: number;
  /** The location in the site, as `validate` prints it; for texts of the layout, their key. */
  place: string;
  /** The text around the match, shortened. */
  words: string;
}

/**
 * Finds a text in all texts and other values of the config, or a number in every spelling: “5 000 DH”, “MAD 5,000” and
 * the 5000 of a price are equal. A search in an editor does not find them all: the space in “5 000” is not the one of
 * the keyboard.
 *
 * @param root the folder of a project whose site is valid
 * @param search the text, or the number with or without its currency
 * @param only the language to search; all when it is left out
 * @returns the matches in the config, then those in the French, English and Arabic texts, each from top to bottom
 */
export function findText(root: string, search: string, only?: Language): TextMatch[] {
  const { config, source, locales: files, texts } = readProjectTexts(root, OWN_CONFIG);
  const query = parseQuery(search);
  const inTexts = texts.flatMap(({ key, path = [], entries, texts: translations }) =>
    languages.flatMap((language): TextMatch[] => {
      const text = translations[language];
      const entry = entries?.[language]?.name;
      if (text === undefined || (only && only !== language)) return [];
      // The words of the config are among its values.
      if (entries && entry === undefined) return [];
      const [range] = query.rangesIn(text, language);
      if (!range) return [];
      const place = key === undefined || path.length > 0 ? describeLocation(config, path) : key;
      const file = key === undefined && entry === undefined ? source : valueIn(files, language);
      const steps = entry === undefined ? (key?.split('.') ?? [...path, language]) : [PAGES, entry];
      return [{ file: file.file, ...file.position(steps), place, words: excerptAt(text, range.at) }];
    }),
  );
  const inValues = findValues(config, query, search.trim().startsWith('t:')).map(({ path, text }) => ({
    file: source.file,
    ...source.position(path),
    place: describeLocation(config, path),
    words: text,
  }));
  const order = [source.file, ...languages.map((language) => valueIn(files, language).file)];
  return [...inValues, ...inTexts].toSorted(
    (one, other) =>
      order.indexOf(one.file) - order.indexOf(other.file) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

interface ValueMatch {
  path: Path;
  text: string;
}

/**
 * Finds the values of the config that are not texts of a page: addresses, names, numbers. Includes keys of texts only
 * when the search is for a key.
 */
function findValues(config: SiteConfig, query: TextQuery, isKey: boolean): ValueMatch[] {
  const matches: ValueMatch[] = [];
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const [range] = value.startsWith('t:') && !isKey ? [] : query.rangesIn(value, defaultLanguage);
      if (range) matches.push({ path, text: excerptAt(value, range.at) });
    } else if (typeof value === 'number') {
      if (isFound(config, path, query)) matches.push({ path, text: withCurrency(config, path) });
    } else if (value !== null && typeof value === 'object' && !isInlineText(value))
      for (const [key, entry] of Object.entries(value))
        walk(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(config, []);
  return matches;
}

/**
 * Returns whether a number of the config is searched for: a price, when the search names its currency, otherwise any
 * number that visitors see. Outside pages and ads, numbers are settings.
 */
export function isFound(config: unknown, path: Path, { number, currency }: TextQuery): boolean {
  const [part] = path;
  if (valueAt(config, path) !== number || !(part === 'pages' || part === 'ads')) return false;
  return currency === undefined || currencyAt(config, path) === currency;
}

/** Returns the currency beside a number; undefined when the number is no price. */
function currencyAt(config: unknown, path: Path): unknown {
  return path.at(-1) === 'amount' ? valueAt(config, [...path.slice(0, -1), 'currency']) : undefined;
}

/** Returns a number of the config as text, a price with its currency. */
function withCurrency(config: unknown, path: Path): string {
  return [valueAt(config, path), currencyAt(config, path) ?? []].flat().join(' ');
}

/** The number of characters shown before and after a match, cut between two words. */
const [BEFORE, AFTER] = [30, 50];

/** Returns the part of a text around a match. */
export function excerptAt(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1;
  const space = text.indexOf(' ', at + AFTER);
  const end = space < 0 ? text.length : space;
  return `${start > 0 ? '…' : ''}${plainLine(text.slice(start, end))}${end < text.length ? '…' : ''}`;
}
