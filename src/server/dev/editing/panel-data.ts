import type { FieldData, FormData, PanelData, TextData } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { formerFrench } from '../../../config/lock/translation-sources';
import { keywordsAt } from '../../../config/references/keywords';
import { searchLimit } from '../../../config/rules/seo/title-and-description';
import { longest } from '../../../config/rules/texts/typing-mistake';
import type { SourceText } from '../../../config/texts/all-texts';
import { KEY } from '../../../config/texts/translations';
import { entriesOf, isEntry, textsIn } from '../../../edit/entries';
import { isSamePath, valueAt, type Path } from '../../../lib/json';
import { direction, valueIn } from '../../../site/languages';
import { wordsKey } from '../../../site/messages';
import { fieldsOf, helpOf } from './field-data';
import { frenchTitle, nameWithin } from './french-title';
import { entryActions, isPagePath, open, pageActions } from './pages/site-lists';
import type { Place, Places } from './places';
import { namedIn } from './question/named-values';

/** Describes a place for its panel: the words in each language, what they share, and the parts around them with their other fields. */
export function panelOf(context: Context, places: Places, place: Place): PanelData {
  const texts = textsAt(context, place);
  const { keywords } = context.findReferences;
  const named = namedIn(
    context,
    texts.map(({ words }) => words),
  );
  const number = places.numberOf(place, context.config);
  const parts = place.path ? partsAround(context, place.path) : [];
  return {
    place: number,
    title: titleOf(context, place),
    // A value that is no text has it beside its field.
    help: place.path && texts.length > 0 ? helpOf(keywordsAt(keywords, context.config, place.path)) : '',
    location: locationOf(context, place),
    texts,
    shown: shownWords(texts),
    values: named.map(({ path, label }) => open(context, places, path, label)),
    shared: placesWith(context, place),
    isShared: keyAt(context, place) !== undefined,
    parts: parts.map((part) => ({
      place: places.numberOf({ path: part }, context.config),
      title: frenchTitle(context, part),
      actions: isEntry(context.config, part) ? entryActions(context, places, part) : [],
      // The words above are one of the fields.
      fields: fieldsAt(context, part, places).filter(
        (field) => field.kind !== 'words' || field.place !== number,
      ),
    })),
    ...(place.path && isPagePath(place.path) && { actions: pageActions(context, places, place.path) }),
  };
}

/** Returns what a place is called. */
export function titleOf(context: Context, place: Place): string {
  return place.path === undefined ? 'Texte commun à plusieurs pages' : frenchTitle(context, place.path);
}

/** Returns the words of a place in each language, empty ones of a text that is not there yet; none of a value that is no text. */
export function textsAt(context: Context, place: Place): TextData[] {
  const { config, languages, defaultLanguage, locales, lock } = context;
  const key = keyAt(context, place);
  const text = sourceText(context, place);
  const { path } = place;
  if (!text && key === undefined && !(path && isLacking(context, path))) return [];
  const limit = (path && searchLimit(config, path)) ?? longest(path);
  const recorded = lock?.translations ?? {};
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
      limit,
      ...(former !== undefined && language !== defaultLanguage && { former }),
    };
  });
}

/** Returns whether the config may have a text at a path, and does not. */
function isLacking({ config, findReferences }: Context, path: Path): boolean {
  return (
    valueAt(config, path) === undefined &&
    keywordsAt(findReferences.keywords, config, path)?.refersTo === 'text'
  );
}

/** Returns the key of the text at a place; undefined for another text or value. */
export function keyAt({ config }: Context, place: Place): string | undefined {
  if (place.key !== undefined) return place.key;
  const value = valueAt(config, place.path);
  return typeof value === 'string' && value.startsWith(KEY) ? value.slice(KEY.length) : undefined;
}

/** Returns the text of a place; undefined for another value, and for a form of a text that the first language lacks. */
function sourceText(context: Context, place: Place): SourceText | undefined {
  const { config, allTexts, references, defaultLanguage } = context;
  const key = keyAt(context, place);
  if (key !== undefined) return allTexts.find((text) => text.key === key);
  const at = place.path;
  const isAt = (path: Path = []) => at !== undefined && isSamePath(path, at);
  if (!at || !references.some(({ kind, path }) => kind === 'text' && isAt(path))) return undefined;
  const value = valueAt(config, at);
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

/** Returns the fields for a new entry like another one: its texts in each language and the other fields, with what the other one says. */
export function formOf(context: Context, places: Places, entry: Path): FormData {
  const texts = textsIn(context.references, entry);
  return {
    title: frenchTitle(context, entry),
    note: texts.length === 0 ? '' : COPIED_ENTRY,
    original: places.numberOf({ path: entry }, context.config),
    texts: texts.map((path) => ({
      field: nameWithin(context, path, entry),
      words: textsAt(context, { path }),
    })),
    // Its texts are above, and its lists are copied.
    fields: fieldsAt(context, entry, places, true).filter(
      ({ kind, texts: lacking }) => kind !== 'words' || lacking,
    ),
  };
}

const COPIED_ENTRY =
  'Une case laissée vide est omise, si le champ peut l’être. Image, lien et chiffres sont à donner ; les autres champs ont les valeurs du modèle : vérifiez-les.';

/** Returns the name of the control of a text in the form for an entry, in the first language. */
export function formField(context: Context, text: Path, entry: Path): string {
  return `${nameWithin(context, text, entry)} ${context.defaultLanguage}`;
}

/**
 * Returns the parts around a path: the entries of lists and the page, or else the object that has it. The name of a page also
 * stands in menus and lists.
 */
function partsAround({ config, references }: Context, path: Path): Path[] {
  const [part, index, field] = path;
  const id = part === 'pages' && field === 'name' ? config.pages[Number(index)]?.id : undefined;
  const links = references.filter(({ kind, value }) => kind === 'page' && value === id);
  const entries = [
    ...entriesOf(config, path),
    ...links.flatMap((link) => entriesOf(config, link.path).slice(0, 1)),
  ];
  const page = part === 'pages' ? [path.slice(0, 2)] : [];
  if (entries.length + page.length > 0) return [...entries, ...page];
  // A language is changed in its own fields, and neither moved nor removed.
  return [typeof index === 'number' && field === undefined ? path : path.slice(0, -1)];
}

/** Returns the fields of a part; a text that it does not have yet comes with one for each language. */
function fieldsAt(...[context, part, places, isNew]: Parameters<typeof fieldsOf>): FieldData[] {
  return fieldsOf(context, part, places, isNew).map((field) => {
    const place = places.at(field.place, context.config);
    const isLeftOut = place?.path && isLacking(context, place.path);
    return isLeftOut ? { ...field, texts: textsAt(context, place) } : field;
  });
}

function placesWith(context: Context, place: Place): string[] {
  const { config, references } = context;
  const value = place.path ? valueAt(config, place.path) : KEY + place.key;
  if (typeof value !== 'string') return [];
  const isHere = (path: Path) => place.path !== undefined && isSamePath(path, place.path);
  return references
    .filter((other) => other.kind === 'text' && typeof other.value === 'string' && !isHere(other.path))
    .filter((other) => wordsKey(String(other.value)) === wordsKey(value))
    .map((other) => frenchTitle(context, other.path));
}

function locationOf({ source, locales, defaultLanguage }: Context, place: Place): string {
  const file = place.path ? source : valueIn(locales, defaultLanguage).source;
  const { line, column } = file.position(place.path ?? place.key.split('.'));
  return `${file.file}:${line}:${column}`;
}
