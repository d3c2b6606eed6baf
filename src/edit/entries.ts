import type { FindReferences } from '../config/references/find-references';
import type { Reference } from '../config/references/reference';
import { isTranslated, wordsOf } from '../config/texts/translations';
import { isInside, setAt, stripComments, valueAt, type Path } from '../lib/json';
import { languagesOf } from '../site/languages';
import { placeTexts } from './add/place-texts';
import type { SiteValues } from './edit-site';
import { removeTexts } from './remove/remove-texts';
import type { Words } from './set-text';

/** An entry of a list of the config: the path of the list, and the index. */
export interface Entry {
  list: Path;
  index: number;
}

/** Returns the entries of lists that contain a path of the config, the innermost first. A page is not one of them. */
export function entriesOf(config: unknown, path: Path): Entry[] {
  return path
    .flatMap((step, depth): Entry[] => {
      const list = path.slice(0, depth);
      const isEntry = typeof step === 'number' && Array.isArray(valueAt(config, list));
      return isEntry && list[0] !== 'languages' && depth > (list[0] === 'pages' ? 1 : 0)
        ? [{ list, index: step }]
        : [];
    })
    .toReversed();
}

/** Returns the entry that a path leads to; undefined for another value. */
export function entryAt(config: unknown, path: Path): Entry | undefined {
  return entriesOf(config, path).find(({ list }) => list.length === path.length - 1);
}

/** Moves an entry in its list, by a number of places; it stays where it is at the end of the list. */
export function moveEntry({ config }: SiteValues, { list, index }: Entry, by: number): void {
  const entries = valueAt(config, list) as unknown[];
  const to = Math.min(Math.max(index + by, 0), entries.length - 1);
  entries.splice(to, 0, ...entries.splice(index, 1));
}

/** Removes an entry, and the texts of the locale files that nothing else uses. */
export function removeEntry(
  values: SiteValues,
  { list, index }: Entry,
  findReferences: FindReferences,
): void {
  const before = structuredClone(values.config);
  (valueAt(values.config, list) as unknown[]).splice(index, 1);
  removeTexts(values, before, findReferences);
}

/**
 * Returns the paths of the words of an entry, in the order of the config. Texts under a key are shared, and are not among them.
 *
 * @param references the references of the config
 */
export function textsOf(references: readonly Reference[], { list, index }: Entry): Path[] {
  return references
    .filter((reference) => wordsOf(reference) !== undefined || isTranslated(reference))
    .map(({ path }) => path)
    .filter((path) => isInside(path, [...list, index]));
}

/**
 * Adds an entry after another one, in its form and with other words. What has a name gets a new one.
 *
 * @param words the words of the texts of the entry, in the order of `textsOf()`
 */
export function addEntry(
  values: SiteValues,
  entry: Entry,
  words: readonly Words[],
  findReferences: FindReferences,
): void {
  const { config } = values;
  const { list, index } = entry;
  const start = [...list, index];
  const { declarations, references } = findReferences(structuredClone(config));
  const names = new Set(declarations.map(({ name }) => name));
  const copy = stripComments(structuredClone(valueAt(config, start)));
  for (const { name, path } of declarations) {
    if (!isInside(path, start) || path.length === start.length) continue;
    setAt(Object(copy) as object, path.slice(start.length), newName(name, names));
  }
  (valueAt(config, list) as unknown[]).splice(index + 1, 0, copy);
  const { defaultLanguage } = languagesOf(config);
  const added = textsOf(references, entry).map((path, at) => ({
    path: [...list, index + 1, ...path.slice(start.length)],
    given: Object.entries(words[at] ?? {}).filter(([, text]) => text !== ''),
  }));
  for (const { path, given } of added) {
    if (given.length > 0) setAt(config, path, { [defaultLanguage]: '', ...Object.fromEntries(given) });
    else {
      // A part without words, such as a link, is left out as a whole; the schema says whether the entry needs it.
      const part = path.slice(0, -1);
      const isPart = part.length > start.length && typeof part.at(-1) === 'string';
      const isEmpty = added.every((other) => other.given.length === 0 || !isInside(other.path, part));
      removeAt(config, isPart && isEmpty ? part : path);
    }
  }
  placeTexts(config, values.messages, findReferences, [[...list, index + 1]]);
}

function removeAt(config: object, path: Path): void {
  const parent = valueAt(config, path.slice(0, -1));
  if (parent !== null && typeof parent === 'object') Reflect.deleteProperty(parent, path.at(-1) ?? '');
}

function newName(name: string, names: Set<string>): string {
  const [, stem = name] = /^(.*?)(?:-\d+)?$/.exec(name) ?? [];
  let number = 2;
  while (names.has(`${stem}-${number}`)) number += 1;
  names.add(`${stem}-${number}`);
  return `${stem}-${number}`;
}
