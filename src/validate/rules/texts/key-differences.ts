import { splitForm } from '../../../config/texts/plural-forms';
import { flattenMessages } from '../../../site/messages';
import { groupBy } from '../../../lib/lists/group-by';
import { closestMatch } from '../../../lib/text/closest-match';
import { defaultLanguage, languages } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import type { Context } from '../../context';

/** Keys by the highest key under which another file has nothing: a key, or the start of several. */
export type Parts = Map<string, string[]>;

/** How the keys of a translation differ from those of the French file. */
export interface KeyDifference {
  language: Language;
  /** The parts that only French has. */
  missing: Parts;
  /** The parts that only the translation has. */
  extra: Parts;
  /** The parts that seem to be the same under two keys: the translation's, then the French one. */
  renamed: Map<string, string>;
}

/** Returns the difference between French and each translation; it is computed once. */
export function keyDifferences(locales: Context['locales']): KeyDifference[] {
  const known = cache.get(locales) ?? compareKeys(locales);
  cache.set(locales, known);
  return known;
}

const cache = new WeakMap<Context['locales'], KeyDifference[]>();

function compareKeys(locales: Context['locales']): KeyDifference[] {
  // Languages have different plural forms of a text.
  const keysOf = (language: Language) => [
    ...new Set(
      [...flattenMessages(valueIn(locales, language).words).keys()].map((key) => splitForm(key).key),
    ),
  ];
  const french = keysOf(defaultLanguage);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const keys = keysOf(language);
      const missing = partsWithout(french, keys);
      const extra = partsWithout(keys, french);
      const renamed = [...extra.keys()].flatMap((part) => {
        const match = missing.has(part)
          ? null
          : (closestMatch(part, missing.keys()) ?? onlyNeighbor(part, extra, missing));
        return match === null ? [] : [[part, match] as const];
      });
      return { language, missing, extra, renamed: new Map(renamed) };
    });
}

/** Returns the only missing part beside the only extra one, when both hold the same keys. */
function onlyNeighbor(part: string, extra: Parts, missing: Parts): string | null {
  const beside = (parts: Parts) => [...parts.keys()].filter((key) => parentOf(key) === parentOf(part));
  const [match, other] = beside(missing);
  if (match === undefined || other !== undefined || beside(extra).length > 1) return null;
  const inside = (parts: Parts, name: string) => parts.get(name)?.map((key) => key.slice(name.length));
  return String(inside(extra, part)) === String(inside(missing, match)) ? match : null;
}

/** @example parentOf('home.hero.title') // 'home.hero' */
function parentOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Returns the keys that the others lack, by part. */
export function partsWithout(keys: readonly string[], others: readonly string[]): Parts {
  const known = new Set(others);
  const missing = keys.filter((key) => !known.has(key));
  if (missing.length === 0) return new Map();
  const starts = new Set(others.flatMap(startsOf));
  return groupBy(missing, (key) => startsOf(key).find((start) => !starts.has(start)) ?? key);
}

/** @example startsOf('home.hero.title') // ['home', 'home.hero'] */
function startsOf(key: string): string[] {
  const names = key.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}
