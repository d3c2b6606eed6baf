import { defaultLanguage, languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { plainLine } from '../../lib/excerpt';
import { isInline } from '../explain/context';
import { OWN_CONFIG } from '../../validate/load-site';
import { describeLocation } from '../../config/location';
import { readJson } from '../../config/source/read-json';
import { parseQuery, type SoughtWords } from './search-query';
import { withoutComments } from '../../config/source/strip-comments';
import { allTexts } from '../../config/texts/all-texts';
import type { Path } from '../../lib/json';

/** A place of the project that says what is looked for. */
export interface FoundWords {
  file: string;
  line: number;
  column: number;
  /** Where in the site, as `validate` says it; of words of the frame, their key. */
  place: string;
  /** What stands there, shortened to what is around. */
  words: string;
}

/**
 * Every place that says some words, in texts and in every other value of the config, or a number however it is written: « 5 000 DH », “MAD 5,000” and the 5000 of a
 * price are one. Whoever changes a price finds all of them, which a search in an editor does not: the space in
 * « 5 000 » is not the one of the keyboard.
 *
 * @param root the folder of a project whose site passes
 * @param asked the words, or the number with or without its currency
 * @param only the language looked through; all when it is left out
 * @returns the places in the config, then those in the words of French, English and Arabic, each from top to bottom
 */
export function findText(root: string, asked: string, only?: Language): FoundWords[] {
  const { source } = readJson(root, OWN_CONFIG);
  const config = withoutComments(source.value) as SiteConfig;
  const files = Object.fromEntries(
    languages.map((language) => [language, readJson(root, `locales/${language}.json`).source]),
  ) as Record<Language, ReturnType<typeof readJson>['source']>;
  const words = Object.fromEntries(languages.map((language) => [language, files[language].value])) as Record<
    Language,
    Messages
  >;
  const sought = parseQuery(asked);
  const inTexts = allTexts(config, words).texts.flatMap(({ key, path = [], words: said }) =>
    languages.flatMap((language): FoundWords[] => {
      const text = said[language];
      if (text === undefined || (only && only !== language)) return [];
      const at = sought.placeIn(text, language);
      if (at === undefined) return [];
      const file = key === undefined ? source : files[language];
      const place = key === undefined || path.length > 0 ? describeLocation(config, path) : key;
      const position = file.position(key === undefined ? [...path, language] : key.split('.'));
      return [{ file: file.file, ...position, place, words: around(text, at) }];
    }),
  );
  const inValues = valuesOf(config, sought, asked.trim().startsWith('t:')).map(({ path, words: said }) => ({
    file: source.file,
    ...source.position(path),
    place: describeLocation(config, path),
    words: said,
  }));
  const order = [source.file, ...languages.map((language) => files[language].file)];
  return [...inValues, ...inTexts].toSorted(
    (one, other) =>
      order.indexOf(one.file) - order.indexOf(other.file) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

interface FoundValue {
  path: Path;
  words: string;
}

/**
 * The values of the config that are no words of a page and say what is looked for: addresses, names, numbers. Keys of
 * words are among them only when a key is looked for.
 */
function valuesOf(config: SiteConfig, sought: SoughtWords, isKey: boolean): FoundValue[] {
  const found: FoundValue[] = [];
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const at = value.startsWith('t:') && !isKey ? undefined : sought.placeIn(value, defaultLanguage);
      if (at !== undefined) found.push({ path, words: around(value, at) });
    } else if (value === sought.number && value !== undefined) {
      if (isContent(path) && (!sought.isPrice || path.at(-1) === 'amount'))
        found.push({ path, words: String(value) });
    } else if (value !== null && typeof value === 'object' && !isInline(value))
      for (const [key, entry] of Object.entries(value))
        walk(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(config, []);
  return found;
}

/** Whether a number is shown: those beside pages, ads and shared blocks are settings. */
function isContent([part]: Path): boolean {
  return part === 'pages' || part === 'ads' || part === 'shared';
}

/** So many signs are shown before and behind what was found, cut between two words. */
const [BEFORE, BEHIND] = [30, 50];

function around(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1;
  const space = text.indexOf(' ', at + BEHIND);
  const end = space < 0 ? text.length : space;
  return `${start > 0 ? '…' : ''}${plainLine(text.slice(start, end))}${end < text.length ? '…' : ''}`;
}
