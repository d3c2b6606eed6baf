import type { InspectedPlace } from '../../client/app/dev-tools/inspector';
import { describeLocation } from '../../config/location';
import type { Source } from '../../config/source/json-source';
import { allTexts, type SourceText } from '../../config/texts/all-texts';
import { localizeTexts } from '../../config/texts/localize-texts';
import { readProjectTexts, type ProjectTexts } from '../../config/texts/project-texts';
import { isObject, type Path } from '../../lib/json';
import { valueIn, type Language } from '../../site/languages';
import { PAGES } from '../../site/messages';
import { pageUrl, urlLanguage } from '../../site/page-url';
import { createSite } from '../../site/site';
import { translator } from '../../site/translate';
import { OWN_CONFIG } from '../../config/load-site';

/** The element that the user points at on a page. */
export interface Pointed {
  /** The address of the page. */
  url: string;
  /** The index of the block on its page; null for the layout around the blocks. */
  block: number | null;
  /** The text of the element. */
  text: string;
}

/** Returns whether a message of a page describes an element. */
export function isPointed(value: unknown): value is Pointed {
  return (
    isObject(value) &&
    typeof value.url === 'string' &&
    typeof value.text === 'string' &&
    (value.block === null || Number.isInteger(value.block))
  );
}

/**
 * Returns the origin of an element: its page, block and field, and the locations in the files. Its text is looked for in
 * the block, and then in the whole site, because blocks also show the names of other pages.
 *
 * @param root the folder of the site, whose config matches the schema
 */
export function inspectedPlace(root: string, { url, block, text }: Pointed): InspectedPlace {
  const project = readProjectTexts(root, OWN_CONFIG);
  const { config, source, messages, translations } = project;
  const language = urlLanguage(project, url);
  const index = config.pages.findIndex(({ path }) => pageUrl(project, path, language) === url);
  const pagePath = index < 0 ? ['notFound'] : ['pages', index];
  const path = block === null ? pagePath : [...pagePath, 'blocks', block];
  const inBlock = project
    .findReferences(config)
    .references.filter((reference) => path.every((step, depth) => reference.path[depth] === step));
  const texts = allTexts(project, block === null ? [] : inBlock, messages, translations);
  const shown = shownTexts(project, language);
  const found = closest(shown(texts.filter(isUsed)), shown(project.texts), withoutSpaces(text));
  if (!found) return { title: describeLocation(config, path), places: [lineOf(source, path)] };
  return {
    title: found.text.path ? describeLocation(config, found.text.path) : `t:${found.text.key}`,
    places: placesOf(project, found),
  };
}

/** A text as a page shows it in a language. */
interface ShownText {
  text: SourceText;
  language: Language;
  /** Its words, with the values of placeholders and without spaces. */
  words: string;
}

/** Returns a function that lists texts as pages in a language show them, where a block may be in the first language. */
function shownTexts(project: ProjectTexts, language: Language) {
  const { config, messages, texts: all, defaultLanguage } = project;
  const localized = localizeTexts(project, config, project.findReferences(config).references, all);
  const translate = translator(createSite(localized, messages), language);
  return (texts: readonly SourceText[]): ShownText[] =>
    [language, defaultLanguage].flatMap((each) =>
      texts.flatMap((text) => {
        const written = text.texts[each];
        if (written === undefined) return [];
        return { text, language: each, words: withoutSpaces(translate({ [language]: written }).text) };
      }),
    );
}

/** Returns an equal text, or else one of the block that contains the words, or the longest one in the words. */
function closest(inBlock: ShownText[], all: ShownText[], words: string): ShownText | undefined {
  const byLength = inBlock.toSorted((one, other) => one.words.length - other.words.length);
  return (
    [...inBlock, ...all].find((shown) => shown.words === words) ??
    byLength.find((shown) => words.length > 1 && shown.words.includes(words)) ??
    byLength.findLast((shown) => words.includes(shown.words))
  );
}

/** Returns the lines of a text: of its words in the language, then of its use in the config. */
function placesOf({ source, locales }: ProjectTexts, { text, language }: ShownText): string[] {
  const { key, path, entries } = text;
  const entry = entries?.[language]?.name;
  const steps = entry === undefined ? key?.split('.') : [PAGES, entry];
  return [
    ...(steps ? [lineOf(valueIn(locales, language), steps)] : []),
    ...(path ? [lineOf(source, [...path, language])] : []),
  ];
}

function isUsed({ path }: SourceText): boolean {
  return path !== undefined;
}

/** Removes the spaces of a text: a headline is split into one line per sentence. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns the file and the line of a path, such as `site.config.json:1204`. */
function lineOf(source: Source, path: Path): string {
  return `${source.file}:${source.position(path).line}`;
}
