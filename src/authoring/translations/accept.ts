import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readTranslationLock,
  updateTranslationLock,
  TRANSLATIONS,
  translationLockText,
  translationState,
} from '../../config/lock/translation-lock';
import { readConfig } from '../../config/migrations/read-config';
import { createReferenceFinder } from '../../config/references/find-references';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { withSharedBlocks } from '../../config/shared-blocks';
import { readJson } from '../../config/source/read-json';
import { stripComments } from '../../config/source/strip-comments';
import { allTexts, type SourceText } from '../../config/texts/all-texts';
import { textId } from '../../config/texts/text-id';
import { replaceFile } from '../../lib/replace-file';
import { languages, perLanguage } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';

/**
 * Records that translations were made from the current French texts. Translations that are new or changed together
 * with their French text are recorded in any case. The file is written only when something changes.
 *
 * @param root the folder of the project, whose config and texts have no error
 * @param keys the keys to accept, with all below them, or ids of pages for texts in the config; everything when it is
 *   left out
 * @returns how many texts had a stale translation and are accepted, how many still have one, how many entries of the
 *   file are new, changed or removed, whether the file was written, and the keys that are neither a key nor a page
 * @throws when a file cannot be read or written
 */
export function acceptTranslations(
  root: string,
  keys?: readonly string[],
): { accepted: number; stale: number; entries: number; isWritten: boolean; unknown: string[] } {
  const { source } = readConfig(root, 'site.config.json');
  const { config } = withSharedBlocks(stripComments(source.value) as SiteConfig, source);
  const messages = perLanguage(
    (language) => readJson(root, `locales/${language}.json`).source.value as Messages,
  );
  const { references } = createReferenceFinder(readSchemaFiles().files)(config);
  const { texts } = allTexts(references, messages);
  const lock = readTranslationLock(root)?.lock ?? new Map<string, string>();
  const isNamed = (text: SourceText, name: string) => `${textId(text, config)}.`.startsWith(`${name}.`);
  const isAccepted = (text: SourceText) => keys === undefined || keys.some((key) => isNamed(text, key));
  const stale = texts.filter((text) =>
    languages.some(
      (language) => text.texts[language] && translationState(lock, config, text, language) === 'stale',
    ),
  );
  const renewed = updateTranslationLock(lock, config, texts, isAccepted);
  const file = join(root, TRANSLATIONS);
  const content = translationLockText(renewed);
  const isWritten = !existsSync(file) || readFileSync(file, 'utf8') !== content;
  if (isWritten) replaceFile(file, content);
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
