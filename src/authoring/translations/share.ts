import { setAt, valueAt } from '../../lib/json';
import { readJson } from '../../config/source/read-json';
import { rewriteJson } from '../../config/source/write-json';
import { readProjectTexts } from '../../config/texts/project-texts';
import { wordsOf } from '../../config/texts/translations';
import { UserError } from '../../lib/user-error';
import { defaultLanguage, languages, valueIn } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import { OWN_CONFIG } from '../../validate/load-site';
import { say } from './messages';

/**
 * Gives the words of several places one key: the places of the config get the key, and the locale files the texts.
 *
 * @param root the folder of the project, whose config and texts have no error
 * @param key the new key, such as `actions.quote`
 * @param words the French words
 * @returns the number of places
 * @throws {UserError} when the key is taken or has another form, no place has the words, or a file must not be rewritten;
 *   nothing is then written
 */
export function shareText(root: string, key: string, words: string): number {
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(key)) throw new UserError(say('notKey', key));
  const { config, source, messages, locales, findReferences, translations } = readProjectTexts(
    root,
    OWN_CONFIG,
  );
  const isTaken = [...flattenMessages(valueIn(messages, defaultLanguage)).keys()].some(
    (name) => `${name}.`.startsWith(`${key}.`) || `${key}.`.startsWith(`${name}.`),
  );
  if (isTaken || key.split('.')[0] === PAGES) throw new UserError(say('takenKey', key));
  const written = readJson(root, OWN_CONFIG).source.value as object;
  const places = findReferences(config).references.flatMap((reference) =>
    wordsKey(wordsOf(reference) ?? '') === wordsKey(words) ? [source.written(reference.path)] : [],
  );
  const [first] = places;
  if (!first) throw new UserError(say('noWords', words, OWN_CONFIG));
  const french = String(valueAt(written, first));
  for (const place of places) setAt(written, place, `t:${key}`);
  const contents = new Map<string, unknown>();
  for (const language of languages) {
    const entry = valueIn(translations, language).entries.get(wordsKey(words));
    const text = language === defaultLanguage ? french : entry?.translation;
    if (text === undefined) continue;
    const file: Record<string, unknown> = structuredClone(valueIn(messages, language));
    const pages = { ...pageEntries(valueIn(messages, language)) };
    if (entry) delete pages[entry.name];
    if (PAGES in file) file[PAGES] = pages;
    const { [PAGES]: last, ...rest } = file;
    setAt(rest, key.split('.'), text);
    contents.set(valueIn(locales, language).file, last === undefined ? rest : { ...rest, [PAGES]: last });
  }
  rewriteJson(root, contents.set(OWN_CONFIG, written));
  return new Set(places.map(String)).size;
}
