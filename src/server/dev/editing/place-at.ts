import type { TextPoint } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { isObject, valueAt, type Path } from '../../../lib/json';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { MARK, markNumber, withoutMarks } from '../../../lib/text/text-mark';
import type { Language } from '../../../site/languages';
import { translator } from '../../../site/translate';
import type { InlineText } from '../../../site/types.generated';
import type { Place, Places } from './places';
import { valuePath } from './value-at';

/**
 * Finds the value at a point of a page: the first text whose mark comes after the point, and whose words begin before it or
 * end with those from the node to the mark; otherwise a value that has no mark. Other characters, such as the numbers of a
 * list, belong to no value.
 *
 * @returns undefined when the point is in no value of the files; null when a place that the page shows there has changed
 */
export function placeAt(context: Context, places: Places, point: TextPoint): Place | null | undefined {
  const [before, start, after] = [point.before, point.node[0], point.node[1] + point.after].map(
    withoutSpaces,
  );
  const languages = new Set([point.language, context.site.defaultLanguage]);
  for (const { 0: mark, index } of after!.matchAll(MARK)) {
    const place = places.at(markNumber(mark), context.config);
    if (!place) return null;
    const rest = withoutMarks(after!.slice(0, index));
    const part = escapeRegExp(withoutMarks(start!) + rest);
    const isInNode = index < withoutSpaces(point.node[1]).length;
    for (const pattern of [...languages].flatMap((each) => patternsOf(context.site, place, each))) {
      // What the program fills in is in the node of the template.
      if (pattern.includes(FILLED) && !isInNode) continue;
      const [words = ''] = new RegExp(`${pattern}$`, 'u').exec(withoutMarks(before! + start!) + rest) ?? [];
      if ((words !== '' && words.length >= rest.length) || (part !== '' && pattern.endsWith(part)))
        return place;
    }
  }
  // A number stands before its label, or in an entry that begins with a text.
  const pathsIn = (text: string) => (text.match(MARK) ?? []).map((mark) => pathOf(context, places, mark));
  const near = [pathsIn(point.after)[0], pathsIn(point.before).findLast((path) => path !== undefined)];
  if (near.includes(null)) return null;
  const shown = withoutMarks(point.node.join('')).trim();
  const path = valuePath(
    context,
    shown,
    near.filter((each) => each != null),
    point.language,
  );
  return path && { path };
}

/** Returns the path in the config of a text of a page; undefined for one of the layout, null when it has changed. */
function pathOf({ config }: Context, places: Places, mark: string): Path | null | undefined {
  const place = places.at(markNumber(mark), config);
  return place ? place.path : null;
}

/** The pattern of what the program fills in. */
const FILLED = '.*';

/** Returns the patterns of what a page may show for a place, without spaces. */
function patternsOf(site: Context['site'], place: Place, language: Language): string[] {
  const text = place.key ?? valueAt(site.config, place.path);
  if (typeof text !== 'string' && !isObject(text)) return [];
  const words = translator(site, language)(text as InlineText | string).text;
  // The currency of a price may be shown behind its number.
  return [words, words.replace(/^([^\s\d]+)\s(\d.*)$/, '$2 $1')].map((each) =>
    withoutSpaces(each)
      .split(/\{\{.*?\}\}/)
      .map(escapeRegExp)
      .join(FILLED),
  );
}

/** Removes the spaces of a text: a page may show the sentences of a text as lines. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}
