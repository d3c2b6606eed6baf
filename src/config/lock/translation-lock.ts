import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import { readJson } from '../source/read-json';
import { textId } from '../texts/text-id';
import type { SourceText } from '../texts/all-texts';

/** Which French words each translation was made from; whoever wants no such list deletes it, and nothing is checked. */
export const TRANSLATIONS = 'translations.json';

/**
 * The French words a translation was made from, as hashes.
 *
 * Words of the locale files are known by their key: `en:` and `ar:`, each with the hash of the French words and that of
 * the translation. Words that stand in the config have no name that lasts, for blocks change places; what stays when
 * only the French changes is the translation itself. So they are known by page, language and the hash of the
 * translation, with the hashes of the French words beside which it stood.
 */
export type TranslationLock = ReadonlyMap<string, string>;

/**
 * Whether a translation was made from the French words that stand beside it: `stale` when these have changed and the
 * translation has not, `unknown` when it is new, or changed along with them.
 */
export function translationState(
  lock: TranslationLock,
  config: SiteConfig,
  text: SourceText,
  language: Language,
): 'fresh' | 'stale' | 'unknown' {
  const record = lock.get(nameOf(text, config, language));
  if (record === undefined) return 'unknown';
  const french = wordsHash(text.words[defaultLanguage]);
  if (text.key === undefined) return record.split(' ').includes(french) ? 'fresh' : 'stale';
  const own = recordsOf(record).get(language);
  if (own === undefined) return 'unknown';
  if (own.slice(0, LENGTH) === french) return 'fresh';
  return own.slice(LENGTH) === wordsHash(text.words[language]) ? 'stale' : 'unknown';
}

/**
 * The list with the words as they are now. A translation that is stale stays as it was made until it is accepted.
 *
 * @param isAccepted whether somebody has read a text's translations beside its French words and found them right
 */
export function renewedLock(
  lock: TranslationLock,
  config: SiteConfig,
  texts: readonly SourceText[],
  isAccepted: (text: SourceText) => boolean,
): TranslationLock {
  const renewed = new Map<string, string>();
  for (const text of texts) {
    const accepted = isAccepted(text);
    for (const language of languages) {
      const own = text.words[language];
      if (language === defaultLanguage || own === undefined) continue;
      const name = nameOf(text, config, language);
      const french = wordsHash(text.words[defaultLanguage]);
      const isKept = !accepted && translationState(lock, config, text, language) === 'stale';
      const before = renewed.get(name)?.split(' ') ?? [];
      const known = lock.get(name) ?? '';
      if (text.key === undefined) before.push(...(isKept ? known.split(' ') : [french]));
      else before.push(`${language}:${isKept ? recordsOf(known).get(language) : french + wordsHash(own)}`);
      renewed.set(name, [...new Set(before)].join(' '));
    }
  }
  return renewed;
}

/** The list as it stands in its file, a text a line. */
export function translationLockText(lock: TranslationLock): string {
  const $comment =
    'Written by "npm run words -- --accept": the French words each translation was made from, as hashes.';
  const translations = Object.fromEntries([...lock].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ $comment, translations }, null, 2)}\n`;
}

/**
 * Reads the list.
 *
 * @param root the folder of the project
 * @returns null when there is none; what is no entry of such a list is left out
 */
export function readTranslationLock(root: string) {
  if (!existsSync(join(root, TRANSLATIONS))) return null;
  const { source, problems } = readJson(root, TRANSLATIONS);
  const entries: unknown = Reflect.get(Object(source.value), 'translations');
  const lock: TranslationLock = new Map(
    Object.entries(Object(entries) as object).filter(([, record]) => typeof record === 'string'),
  );
  return { lock, problems };
}

/** The name of a translation in the list. */
function nameOf(text: SourceText, config: SiteConfig, language: Language): string {
  const name = textId(text, config);
  return text.key === undefined ? `${name} ${language} ${wordsHash(text.words[language])}` : name;
}

/** @example recordsOf('en:0ab3de9xk2mq8z') // Map { 'en' → '0ab3de9xk2mq8z' } */
function recordsOf(record: string): Map<string, string> {
  return new Map(
    record.split(' ').flatMap((part): [string, string][] => {
      const [language = '', hashes = ''] = part.split(':');
      return [[language, hashes]];
    }),
  );
}

/** Signs of a hash: 36 bits, so that two versions of one text are never taken for each other. */
const LENGTH = 7;

/**
 * Spaces and the shape of apostrophes do not count: to mend them changes nothing that is to be translated. Two sums of
 * 32 bits (cyrb53 by bryc, public domain): nothing is kept secret by it, and it costs a tenth of SHA-256.
 */
function wordsHash(words = ''): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < words.length; index += 1) {
    const sign = words.charCodeAt(index);
    if (isSpace(sign)) continue;
    const code = sign === CURLY ? STRAIGHT : sign;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const sum = 2 ** 32 * (other & 0x1fffff) + (one >>> 0);
  return sum.toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}

/** A space of any width, a tab or a line break; asked of every sign of a site, which a set is too slow for. */
function isSpace(sign: number): boolean {
  return sign === 0x20 || sign === 0x09 || sign === 0x0a || sign === 0xa0 || sign === 0x202f;
}

const [CURLY, STRAIGHT] = [0x2019, 0x27];
