import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { currentConfig } from '../../config/migrations/read-config';
import { readJson } from '../../config/source/read-json';
import { replaceFile } from '../../lib/replace-file';
import { withSharedBlocks } from '../../config/shared-blocks';
import { textId } from '../../config/texts/text-id';
import {
  readTranslationLock,
  renewedLock,
  TRANSLATIONS,
  translationLockText,
  translationState,
} from '../../config/lock/translation-lock';
import { withoutComments } from '../../config/source/strip-comments';
import { allTexts, type SourceText } from '../../config/texts/all-texts';

/**
 * Writes down that translations were made from the French words that stand beside them now. Those that are new or
 * changed along with their French words are written down in any case. The file is written only when something changes.
 *
 * @param root the folder of the project, whose config and words have no error
 * @param keys the keys that are accepted, with all below them, or names of pages for words that stand in the config;
 *   everything when it is left out
 * @returns how many texts had a stale translation and are accepted, how many still have one, how many entries of the
 *   list are new, changed or gone, whether the file was written, and the keys that are no key and no page
 * @throws when a file cannot be read or written
 */
export function acceptTranslations(
  root: string,
  keys?: readonly string[],
): { accepted: number; stale: number; entries: number; isWritten: boolean; unknown: string[] } {
  const { source } = currentConfig(root, 'site.config.json');
  const { config } = withSharedBlocks(withoutComments(source.value) as SiteConfig, source);
  const words = Object.fromEntries(
    languages.map((language) => [
      language,
      readJson(root, `locales/${language}.json`).source.value as Messages,
    ]),
  ) as Record<Language, Messages>;
  const { texts } = allTexts(config, words);
  const lock = readTranslationLock(root)?.lock ?? new Map<string, string>();
  const isNamed = (text: SourceText, name: string) => `${textId(text, config)}.`.startsWith(`${name}.`);
  const isAccepted = (text: SourceText) => keys === undefined || keys.some((key) => isNamed(text, key));
  const stale = texts.filter((text) =>
    languages.some(
      (language) => text.words[language] && translationState(lock, config, text, language) === 'stale',
    ),
  );
  const renewed = renewedLock(lock, config, texts, isAccepted);
  const file = join(root, TRANSLATIONS);
  const list = translationLockText(renewed);
  const isWritten = !existsSync(file) || readFileSync(file, 'utf8') !== list;
  if (isWritten) replaceFile(file, list);
  const names = new Set([...lock.keys(), ...renewed.keys()]);
  const accepted = stale.filter(isAccepted).length;
  return {
    accepted,
    stale: stale.length - accepted,
    entries: [...names].filter((name) => lock.get(name) !== renewed.get(name)).length,
    isWritten,
    unknown: (keys ?? []).filter((key) => !texts.some((text) => isNamed(text, key))),
  };
}
