import type { ToldPlace } from '../../app/dev-tools/inspector';
import { languages, type Language } from '../../site/languages';
import { urlLanguage } from '../../site/page-url';
import type { Messages } from '../../site/site';
import { askedPage } from '../../authoring/find-page';
import { explainContext, lineOf, type ExplainContext } from '../../authoring/explain/context';
import { explainedPage } from '../../authoring/explain/page';
import type { Explained } from '../../authoring/explain/text';
import { isObject } from '../../lib/json';
import { OWN_CONFIG } from '../../validate/load-site';

/** What was pointed at on a page. */
export interface Pointed {
  /** The address of the page. */
  url: string;
  /** The place of the block on its page, counted from 0; null for the frame around the blocks. */
  block: number | null;
  /** The words of what was pointed at. */
  text: string;
}

/** Whether what a page has sent says what was pointed at. */
export function isPointed(value: unknown): value is Pointed {
  return (
    isObject(value) &&
    typeof value.url === 'string' &&
    typeof value.text === 'string' &&
    (value.block === null || Number.isInteger(value.block))
  );
}

/**
 * Where something on a page comes from: page, block and field, and the places in the files.
 *
 * @param root the folder of the project, whose config fits the schema
 * @param now the clock of the build
 */
export function inspectedPlace(root: string, { url, block, text }: Pointed, now: Date): ToldPlace {
  const context = explainContext(root, OWN_CONFIG);
  const language = urlLanguage(url);
  const { index } = askedPage(context.site.config, url);
  const page = index === undefined ? undefined : context.site.config.pages[index];
  if (index === undefined || page === undefined)
    return around(context, 'no page of the config', language, text);
  const explained = explainedPage(context, index, language, now);
  const own = block === null ? undefined : explained.blocks[block];
  if (!own) return around(context, `around page ${page.path}`, language, text);
  const field = meant([...own.fields, ...own.beside], text);
  const title = [`page ${page.path}`, `block ${own.number} "${own.type}"`, ...(field ? [field.field] : [])];
  return { title: title.join(' › '), places: field?.from ?? [own.at] };
}

/** The field whose words were pointed at: the same ones, or else those it is a part of, or the longest part of it. */
function meant(fields: Explained[], text: string): Explained | undefined {
  const words = plain(text);
  const byLength = fields
    .filter(({ value }) => plain(value).length > 1)
    .toSorted((one, other) => one.value.length - other.value.length);
  return (
    byLength.find(({ value }) => plain(value) === words) ??
    byLength.find(({ value }) => words.length > 1 && plain(value).includes(words)) ??
    byLength.findLast(({ value }) => words.includes(plain(value)))
  );
}

/** Words without their spaces: a headline stands in pieces, one sentence a line. */
function plain(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Menus, footer and the rest around the blocks: whichever words of the locale files say the same. */
function around(context: ExplainContext, title: string, language: Language, text: string): ToldPlace {
  const places = [language, ...languages.filter((other) => other !== language)].flatMap((spoken) => {
    const source = context.locales[spoken];
    return pathsOf(source.value as Messages, plain(text)).map(
      (path) => `${lineOf(source, path)} (t:${path.join('.')})`,
    );
  });
  return { title, places: places.length > 0 ? places.slice(0, 5) : ['no words of locales/ say this'] };
}

function pathsOf(words: Messages, text: string, path: string[] = []): string[][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? plain(value) === text
        ? [[...path, key]]
        : []
      : pathsOf(value, text, [...path, key]),
  );
}
