import type { InspectedPlace } from '../../app/dev-tools/inspector';
import { explainContext, lineOf, type ExplainContext } from '../../authoring/explain/context';
import { explainPage } from '../../authoring/explain/page';
import type { ExplainedField } from '../../authoring/explain/text';
import { findPage } from '../../authoring/find-page';
import { isObject } from '../../lib/json';
import { languages, valueIn, type Language } from '../../site/languages';
import { urlLanguage, pagePath } from '../../site/page-url';
import type { Messages } from '../../site/site';
import { OWN_CONFIG } from '../../validate/load-site';

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
 * Returns the origin of an element: its page, block and field, and the locations in the files.
 *
 * @param root the folder of the project, whose config matches the schema
 * @param now the time of the build
 */
export function inspectedPlace(root: string, { url, block, text }: Pointed, now: Date): InspectedPlace {
  const context = explainContext(root, OWN_CONFIG);
  const language = urlLanguage(url);
  const { index } = findPage(context.site.config, url);
  const page = index === undefined ? undefined : context.site.config.pages[index];
  if (index === undefined || page === undefined)
    return placeInLayout(context, 'no page of the config', language, text);
  const explained = explainPage(context, index, language, now);
  const explainedBlock = block === null ? undefined : explained.blocks[block];
  if (!explainedBlock) return placeInLayout(context, `around page ${pagePath(page.path)}`, language, text);
  const field = fieldWithText([...explainedBlock.fields, ...explainedBlock.beside], text);
  const title = [
    `page ${pagePath(page.path)}`,
    `block ${explainedBlock.number} "${explainedBlock.type}"`,
    ...(field ? [field.field] : []),
  ];
  return { title: title.join(' › '), places: field?.from ?? [explainedBlock.at] };
}

/** Returns the field with a text: an equal field, or else one that contains the text, or the longest part of it. */
function fieldWithText(fields: ExplainedField[], text: string): ExplainedField | undefined {
  const content = withoutSpaces(text);
  const byLength = fields
    .filter(({ value }) => withoutSpaces(value).length > 1)
    .toSorted((one, other) => one.value.length - other.value.length);
  return (
    byLength.find(({ value }) => withoutSpaces(value) === content) ??
    byLength.find(({ value }) => content.length > 1 && withoutSpaces(value).includes(content)) ??
    byLength.findLast(({ value }) => content.includes(withoutSpaces(value)))
  );
}

/** Removes the spaces of a text: a headline is split into one line per sentence. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Finds a text of the layout (menus, footer) in the locale files, first in the language of the page. */
function placeInLayout(
  context: ExplainContext,
  title: string,
  language: Language,
  text: string,
): InspectedPlace {
  const places = [language, ...languages.filter((other) => other !== language)].flatMap((locale) => {
    const source = valueIn(context.locales, locale);
    return pathsOf(source.value as Messages, withoutSpaces(text)).map(
      (path) => `${lineOf(source, path)} (t:${path.join('.')})`,
    );
  });
  return { title, places: places.length > 0 ? places.slice(0, 5) : ['no text of locales/ matches'] };
}

function pathsOf(messages: Messages, text: string, path: string[] = []): string[][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? withoutSpaces(value) === text
        ? [[...path, key]]
        : []
      : pathsOf(value, text, [...path, key]),
  );
}
