import { join } from 'node:path';
import { languages, type Language } from '../site/languages';
import type { Words } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { currentConfig } from './current-config';
import { readJson } from './read-json';
import { replaceFile } from './replace-file';
import { withSharedBlocks } from './shared-blocks';
import { textName } from './text-name';
import {
  readTranslationLock,
  renewedLock,
  TRANSLATIONS,
  translationLockText,
  translationState,
} from './translation-lock';
import { withoutComments } from './without-comments';
import { writtenTexts, type WrittenText } from './written-texts';

/**
 * Writes down that translations were made from the French words that stand beside them now. Those that are new or
 * changed along with their French words are written down in any case.
 *
 * @param root the folder of the project, whose config and words have no error
 * @param keys the keys that are accepted, with all below them, or names of pages for words that stand in the config;
 *   everything when it is left out
 * @returns how many translations were stale and are accepted, how many are still stale, and the keys that are no key
 *   and no page
 * @throws when a file cannot be read or written
 */
export function acceptTranslations(
  root: string,
  keys?: readonly string[],
): { accepted: number; stale: number; unknown: string[] } {
  const { source } = currentConfig(root, 'site.config.json');
  const { config } = withSharedBlocks(withoutComments(source.value) as SiteConfig, source);
  const words = Object.fromEntries(
    languages.map((language) => [language, readJson(root, `locales/${language}.json`).source.value as Words]),
  ) as Record<Language, Words>;
  const { texts } = writtenTexts(config, words);
  const lock = readTranslationLock(root)?.lock ?? new Map<string, string>();
  const isNamed = (text: WrittenText, name: string) => `${textName(text, config)}.`.startsWith(`${name}.`);
  const isAccepted = (text: WrittenText) => keys === undefined || keys.some((key) => isNamed(text, key));
  const stale = texts.filter((text) =>
    languages.some(
      (language) => text.words[language] && translationState(lock, config, text, language) === 'stale',
    ),
  );
  replaceFile(join(root, TRANSLATIONS), translationLockText(renewedLock(lock, config, texts, isAccepted)));
  const accepted = stale.filter(isAccepted).length;
  return {
    accepted,
    stale: stale.length - accepted,
    unknown: (keys ?? []).filter((key) => !texts.some((text) => isNamed(text, key))),
  };
}
