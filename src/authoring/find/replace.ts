import { describeLocation } from '../../config/location';
import { createReferenceFinder } from '../../config/references/find-references';
import type { Reference } from '../../config/references/reference';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { keyOf, wordsOf } from '../../config/texts/translations';
import { isObject, jsonPointer, setAt, type Path } from '../../lib/json';
import { excerpt } from '../../lib/text/excerpt';
import { defaultLanguage, languages, valueIn, type Language } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import { OWN_CONFIG } from '../../validate/load-site';
import { editSite, localeFile, type SiteFiles } from '../edit-site';
import { excerptAt, isFound } from './find';
import { parseReplacement } from './replacement';
import { parseQuery } from './search-query';

/** A text or a number that is replaced. */
export interface Change {
  file: string;
  line: number;
  column: number;
  /** The location in the site, as `validate` prints it; for texts of the layout, their key. */
  place: string;
  /** The text around the first match, shortened, before and after. */
  before: string;
  after: string;
}

/** The result of a replacement. */
interface Replaced {
  changes: Change[];
  /** The matches that are names or addresses, to which other places refer: they stay. */
  names: Omit<Change, 'after'>[];
}

/**
 * Replaces a text, a number or a price everywhere: in the config, in prices in figures, and in every language. The
 * translation of a French text keeps its place: with the same replacement in it, it is up to date; without, it is stale,
 * as after any other change of the French text.
 *
 * @param root the folder of the site
 * @param isWritten whether the files are changed; otherwise the changes are only reported
 * @throws {UserError} when the site has errors, or would have some
 */
export function replaceText(root: string, search: string, replacement: string, isWritten: boolean) {
  const query = parseQuery(search);
  const { number, replaceIn } = parseReplacement(query, replacement);
  return editSite(root, edit, isWritten);

  function edit(files: SiteFiles): Replaced {
    const { config, messages, lock } = files;
    const { references } = createReferenceFinder(readSchemaFiles().files)(config);
    const places = textPlaces(references, config);
    const result: Replaced = { changes: [], names: [] };
    /** Records a change, and returns the new text. */
    const replaced = (file: string, path: Path, place: string, text: string, language: Language): string => {
      const [range] = query.rangesIn(text, language);
      const fresh = range ? replaceIn(text, language) : text;
      if (range && fresh !== text)
        result.changes.push({
          file,
          ...files.source(file).position(path),
          place,
          before: excerptAt(text, range.at),
          after: excerptAt(fresh, range.at),
        });
      return fresh;
    };
    const walk = (value: unknown, path: Path) => {
      const place = () => describeLocation(config, path);
      if (typeof value === 'string' && !value.startsWith('t:')) {
        const [range] = query.rangesIn(value, languageOf(path));
        if (!range) return;
        if (places.paths.has(jsonPointer(path)) || !isName(value))
          setAt(config, path, replaced(OWN_CONFIG, path, place(), value, languageOf(path)));
        else
          result.names.push({
            file: OWN_CONFIG,
            ...files.source(OWN_CONFIG).position(path),
            place: place(),
            before: excerptAt(value, range.at),
          });
      } else if (typeof value === 'number') {
        if (number === undefined || !isFound(config, path, query)) return;
        setAt(config, path, number);
        result.changes.push({
          file: OWN_CONFIG,
          ...files.source(OWN_CONFIG).position(path),
          place: place(),
          before: String(value),
          after: String(number),
        });
      } else if (value !== null && typeof value === 'object')
        for (const [key, entry] of Object.entries(value))
          if (key !== '$comment') walk(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(config, []);

    const before = structuredClone(messages);
    for (const language of languages) {
      const file = localeFile(language);
      for (const [key, text] of flattenMessages(valueIn(before, language))) {
        const path = key.split('.');
        const fresh = replaced(file, path, places.keys.get(key) ?? key, text, language);
        if (fresh !== text) setAt(valueIn(messages, language), path, fresh);
      }
      const pages = pageEntries(valueIn(before, language));
      const entries = Object.entries(pages).map(([name, translation]): [string, string] => {
        const place = places.words.get(wordsKey(name)) ?? excerpt(name);
        const fresh = replaced(file, [PAGES, name], place, translation, language);
        if (fresh === translation) return [name, translation];
        const renamed = replaceIn(name, defaultLanguage);
        return [Object.hasOwn(pages, renamed) ? name : renamed, fresh];
      });
      if (entries.length > 0)
        Object.assign(valueIn(messages, language), { [PAGES]: Object.fromEntries(entries) });
    }
    const records = lock?.translations;
    if (isObject(records))
      for (const [key, french] of Object.entries(records)) {
        const texts = languages.map((language) =>
          [before, messages].map((all) => flattenMessages(valueIn(all, language)).get(key)),
        );
        if (typeof french === 'string' && texts.every(([old, fresh]) => old === undefined || old !== fresh))
          records[key] = replaceIn(french, defaultLanguage);
      }
    return result;
  }
}

/** Returns the places of the texts of a config: the paths of its texts, and where keys and words are shown first. */
function textPlaces(references: readonly Reference[], config: unknown) {
  const paths = new Set<string>();
  const keys = new Map<string, string>();
  const words = new Map<string, string>();
  for (const reference of references) {
    const { kind, value, path } = reference;
    if (kind !== 'text') continue;
    const all = isObject(value) ? Object.keys(value).map((language) => [...path, language]) : [path];
    for (const one of all) paths.add(jsonPointer(one));
    const [key, text] = [keyOf(reference), wordsOf(reference)];
    if (key !== undefined && !keys.has(key)) keys.set(key, describeLocation(config, path));
    if (text !== undefined && !words.has(wordsKey(text)))
      words.set(wordsKey(text), describeLocation(config, path));
  }
  return { paths, keys, words };
}

/** Returns the language of a text in place: that of its field, otherwise the first language. */
function languageOf(path: Path): Language {
  return languages.find((language) => language === path.at(-1)) ?? defaultLanguage;
}

/** Returns whether a value is a name or a path, by which other places refer to it. */
function isName(value: string): boolean {
  return /^(?:\/|[a-z\d]+(?:[-#][a-z\d]+)*$)/.test(value);
}
