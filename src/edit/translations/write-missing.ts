import { rewriteJson } from '../../config/source/write-json';
import { orderedPages } from '../../config/texts/ordered-pages';
import { readProjectTexts } from '../../config/texts/project-texts';
import { setAt } from '../../lib/json';
import { valueIn, type Language } from '../../site/languages';
import { PAGES } from '../../site/messages';
import { OWN_CONFIG } from '../../config/load-site';
import { textsInForms } from './open-translations';

/**
 * Writes the locale file of a language with an empty value for each text that it lacks. What it has stays; a file that
 * lacks nothing is not rewritten.
 *
 * @param root the folder of the site, whose config and texts have no error; the language needs no locale file
 * @returns the number of texts without a translation, and of those that get it in the config, where they are written in
 *   each language
 * @throws {UserError} when the file must not be rewritten
 */
export function writeMissing(root: string, language: Language): { missing: number; inPlace: number } {
  const project = readProjectTexts(root, OWN_CONFIG);
  const missing = textsInForms(project, language).filter(
    ({ entries, texts }) => (entries ?? texts)[language] === undefined,
  );
  const inPlace = missing.filter(({ key, entries }) => key === undefined && !entries).length;
  if (inPlace === missing.length) return { missing: inPlace, inPlace };
  const messages = structuredClone(valueIn(project.messages, language));
  for (const { key } of missing) if (key !== undefined) setAt(messages, key.split('.'), '');
  messages[PAGES] = orderedPages(project, language, () => false);
  rewriteJson(root, new Map([[valueIn(project.locales, language).file, messages]]));
  return { missing: missing.length, inPlace };
}
