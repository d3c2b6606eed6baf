import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import { readJson } from '../source/read-json';
import type { SourceText } from '../texts/all-texts';
import { textId } from '../texts/text-id';

/** Records the French text that each translation was made from. Without this file, nothing is checked. */
export const TRANSLATIONS = 'translations.json';

/**
 * The French texts that translations were made from, as hashes.
 *
 * A text of the locale files is identified by its key; the record holds `en:` and `ar:`, each with the hash of the French
 * text and that of the translation. A text in the config has no stable name because blocks change places; when only the
 * French text changes, the translation itself stays the same. Such a text is identified by page, language and the hash
 * of the translation; the record holds the hashes of the French texts it translates.
 */
export type TranslationLock = ReadonlyMap<string, string>;

/**
 * Returns whether a translation was made from the current French text: `stale` when only the French text has changed
 * since, `unknown` when the translation is new or has changed too.
 */
export function translationState(
  lock: TranslationLock,
  config: SiteConfig,
  text: SourceText,
  language: Language,
): 'fresh' | 'stale' | 'unknown' {
  const record = lock.get(nameOf(text, config, language));
  if (record === undefined) return 'unknown';
  const french = textHash(text.texts[defaultLanguage]);
  if (text.key === undefined) return record.split(' ').includes(french) ? 'fresh' : 'stale';
  const hashes = recordsOf(record).get(language);
  if (hashes === undefined) return 'unknown';
  if (hashes.slice(0, LENGTH) === french) return 'fresh';
  return hashes.slice(LENGTH) === textHash(text.texts[language]) ? 'stale' : 'unknown';
}

/**
 * Returns the records of the current texts. A stale translation keeps its record until it is accepted.
 *
 * @param isAccepted whether the maintainer confirms that the translations of a text match its French version
 */
export function updateTranslationLock(
  lock: TranslationLock,
  config: SiteConfig,
  texts: readonly SourceText[],
  isAccepted: (text: SourceText) => boolean,
): TranslationLock {
  const renewed = new Map<string, string>();
  for (const text of texts) {
    const accepted = isAccepted(text);
    for (const language of languages) {
      const translation = text.texts[language];
      if (language === defaultLanguage || translation === undefined) continue;
      const name = nameOf(text, config, language);
      const french = textHash(text.texts[defaultLanguage]);
      const isKept = !accepted && translationState(lock, config, text, language) === 'stale';
      const parts = renewed.get(name)?.split(' ') ?? [];
      const previous = lock.get(name) ?? '';
      if (text.key === undefined) parts.push(...(isKept ? previous.split(' ') : [french]));
      else
        parts.push(
          `${language}:${isKept ? recordsOf(previous).get(language) : french + textHash(translation)}`,
        );
      renewed.set(name, [...new Set(parts)].join(' '));
    }
  }
  return renewed;
}

/** Returns the content of the file, with one text per line. */
export function translationLockText(lock: TranslationLock): string {
  const $comment =
    'Written by "npm run translations -- --accept": the French words each translation was made from, as hashes.';
  const translations = Object.fromEntries([...lock].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ $comment, translations }, null, 2)}\n`;
}

/**
 * Reads the file.
 *
 * @param root the folder of the project
 * @returns the records without invalid entries; null when the file does not exist
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

/** Returns the name of a translation in the file. */
function nameOf(text: SourceText, config: SiteConfig, language: Language): string {
  const name = textId(text, config);
  return text.key === undefined ? `${name} ${language} ${textHash(text.texts[language])}` : name;
}

/**
 * Splits a record by language.
 *
 * @example recordsOf('en:0ab3de9xk2mq8z') // Map { 'en' → '0ab3de9xk2mq8z' }
 */
function recordsOf(record: string): Map<string, string> {
  return new Map(
    record.split(' ').flatMap((part): [string, string][] => {
      const [language = '', hashes = ''] = part.split(':');
      return [[language, hashes]];
    }),
  );
}

/** Characters of a hash: 36 bits, so that two versions of one text are never confused. */
const LENGTH = 7;

/**
 * Returns the hash of a text. It ignores spaces and the shape of apostrophes: fixing them changes nothing that has to be
 * translated. Two checksums of 32 bits (cyrb53 by bryc, public domain): the hash protects no secret, and it costs a
 * tenth of SHA-256.
 */
function textHash(text = ''): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isSpace(character)) continue;
    const code = character === CURLY ? STRAIGHT : character;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const sum = 2 ** 32 * (other & 0x1fffff) + (one >>> 0);
  return sum.toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}

/** Returns whether a character is a space of any width, a tab or a line break. It runs for every character of a site; a set is too slow. */
function isSpace(character: number): boolean {
  return (
    character === 0x20 ||
    character === 0x09 ||
    character === 0x0a ||
    character === 0xa0 ||
    character === 0x202f
  );
}

const [CURLY, STRAIGHT] = [0x2019, 0x27];
