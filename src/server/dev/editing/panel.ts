import type { FormData, PanelData, TextData } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { describeLocation } from '../../../config/location';
import { formerFrench } from '../../../config/lock/translation-sources';
import { readSiteLock } from '../../../config/lock/site-lock';
import type { SourceText } from '../../../config/texts/all-texts';
import { KEY } from '../../../config/texts/translations';
import { entriesOf, textsIn } from '../../../edit/entries';
import { isSamePath, valueAt, type Path } from '../../../lib/json';
import { direction, valueIn } from '../../../site/languages';
import { wordsKey } from '../../../site/messages';
import { PLACEHOLDER } from '../../../site/placeholders';
import type { Place, Places } from './places';

/** Describes a place for its panel: the words in each language, what they share, and the lists around them. */
export function panelOf(context: Context, places: Places, place: Place): PanelData {
  const path = 'path' in place ? place.path : undefined;
  const texts = textsAt(context, place);
  const entries = path ? entriesAround(context, path) : [];
  return {
    place: places.numberOf(place, context.config),
    title: 'key' in place ? KEY + place.key : describeLocation(context.config, place.path, 'fr'),
    location: locationOf(context, place),
    texts,
    shown: shownWords(texts),
    values: valuesIn(context, texts, places),
    shared: placesWith(context, place),
    isShared: keyAt(context, place) !== undefined,
    entries: entries.map((entry) => entryData(context, entry, places)),
  };
}

/** Returns the words of a place in each language; those of a value that is no text in one field without a language. */
export function textsAt(context: Context, place: Place): TextData[] {
  const { config, languages, defaultLanguage, locales, root } = context;
  const key = keyAt(context, place);
  const text = sourceText(context, place);
  const value = 'path' in place ? valueAt(config, place.path) : undefined;
  if (!text && key === undefined) return [{ language: '', name: '', direction: 'ltr', words: String(value) }];
  const recorded = readSiteLock(root)?.translations ?? {};
  return languages.map((language) => {
    const former = text && formerFrench(context, recorded, text, language);
    const name = config.languages.find(({ code }) => code === language)?.name ?? language;
    const words =
      key === undefined
        ? (text?.entries?.[language]?.translation ?? text?.texts[language])
        : valueAt(valueIn(locales, language).words, key.split('.'));
    return {
      language,
      name,
      direction: direction(language),
      words: typeof words === 'string' ? words : '',
      ...(former !== undefined && language !== defaultLanguage && { former }),
    };
  });
}

/** Returns the key of the text at a place; undefined for another text or value. */
function keyAt({ config }: Context, place: Place): string | undefined {
  if ('key' in place) return place.key;
  const value = valueAt(config, place.path);
  return typeof value === 'string' && value.startsWith(KEY) ? value.slice(KEY.length) : undefined;
}

/** Returns the text of a place; undefined for another value, and for a form of a text that the first language lacks. */
function sourceText(context: Context, place: Place): SourceText | undefined {
  const { config, allTexts, references, defaultLanguage } = context;
  const key = keyAt(context, place);
  if (key !== undefined) return allTexts.find((text) => text.key === key);
  const isAt = (path: Path = []) => 'path' in place && isSamePath(path, place.path);
  if (!('path' in place) || !references.some(({ kind, path }) => kind === 'text' && isAt(path)))
    return undefined;
  const value = valueAt(config, place.path);
  return allTexts.find(({ key: other, path, texts }) =>
    typeof value === 'string'
      ? other === undefined && wordsKey(texts[defaultLanguage] ?? '') === wordsKey(value)
      : isAt(path),
  );
}

/** Returns the words of a place in one line, in any order of the languages, to compare them before a change. */
export function shownWords(texts: readonly TextData[]): string {
  return JSON.stringify(texts.map(({ language, words }) => [language, words]).toSorted());
}

/** Returns the fields for a new entry like another one: its texts in each language, with the words of the other one. */
export function formOf(context: Context, entry: Path): Omit<FormData, 'model'> {
  return {
    title: describeLocation(context.config, entry, 'fr'),
    texts: textsIn(context.references, entry).map((path) => ({
      field: path.slice(entry.length).join('.'),
      words: textsAt(context, { path }),
    })),
  };
}

/** Returns the entries around a path. The name of a page also stands in menus and lists. */
function entriesAround({ config, references }: Context, path: Path): Path[] {
  const [part, index, field] = path;
  const id = part === 'pages' && field === 'name' ? config.pages[Number(index)]?.id : undefined;
  const links = references.filter(({ kind, value }) => kind === 'page' && value === id);
  return [...entriesOf(config, path), ...links.flatMap((link) => entriesOf(config, link.path).slice(0, 1))];
}

function entryData(
  { config, references }: Context,
  path: Path,
  places: Places,
): PanelData['entries'][number] {
  const index = Number(path.at(-1));
  return {
    place: places.numberOf({ path }, config),
    title: describeLocation(config, path, 'fr'),
    isFirst: index === 0,
    isLast: index === (valueAt(config, path.slice(0, -1)) as unknown[]).length - 1,
    canAdd: textsIn(references, path).length > 0,
  };
}

/** Returns where the values are that a text names in braces. */
function valuesIn({ config }: Context, texts: readonly TextData[], places: Places): PanelData['values'] {
  const named = new Map(
    texts.flatMap(({ words }) =>
      [...words.matchAll(PLACEHOLDER)].flatMap(({ 0: placeholder, 1: part = '', 2: name = '' }) => {
        const path = part === 'values' ? [part, name, 'amount'] : [part, name, ...(innerFields[name] ?? [])];
        // Hours without words of their own follow from their periods.
        if (valueAt(config, path) === undefined) return [];
        return [[placeholder, { name: placeholder, place: places.numberOf({ path }, config) }] as const];
      }),
    ),
  );
  return [...named.values()];
}

/** The first text of a fact that has several fields. */
const innerFields: Record<string, string[]> = { address: ['street'], hours: ['text'] };

/** Returns the other places with the same words or key. */
function placesWith({ config, references }: Context, place: Place): string[] {
  const value = 'key' in place ? KEY + place.key : valueAt(config, place.path);
  if (typeof value !== 'string') return [];
  const isHere = (path: Path) => 'path' in place && isSamePath(path, place.path);
  return references
    .filter((other) => other.kind === 'text' && typeof other.value === 'string' && !isHere(other.path))
    .filter((other) => wordsKey(String(other.value)) === wordsKey(value))
    .map((other) => describeLocation(config, other.path, 'fr'));
}

/** Returns the location of a place in its file, for the editor. */
function locationOf({ source, locales, defaultLanguage }: Context, place: Place): string {
  const file = 'path' in place ? source : valueIn(locales, defaultLanguage).source;
  const { line, column } = file.position('path' in place ? place.path : place.key.split('.'));
  return `${file.file}:${line}:${column}`;
}
