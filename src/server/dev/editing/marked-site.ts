import type { Context } from '../../../config/context';
import { isObject, setAt, valueAt } from '../../../lib/json';
import { textMark } from '../../../lib/text/text-mark';
import { perLanguage, valueIn } from '../../../site/languages';
import { createSite, type Messages, type Site } from '../../../site/site';
import type { Place, Places } from './places';

/**
 * Returns a site in which each text ends with the mark of its place, in every language. Pages that are rendered from it look
 * the same, as a mark is invisible.
 *
 * @param context what the rules know of a valid site
 * @param places gets the places of the texts
 */
export function markedSite({ config: written, site, references }: Context, places: Places): Site {
  const config = structuredClone(site.config);
  const markOf = (place: Place) => textMark(places.numberOf(place, written));
  for (const { kind, path } of references) {
    const words = valueAt(config, path);
    // The greeting is sent, and not shown.
    if (kind !== 'text' || !isObject(words) || path[1] === 'chatGreeting') continue;
    const mark = markOf({ path });
    setAt(config, path, Object.fromEntries(Object.entries(words).map(([code, text]) => [code, text + mark])));
  }
  const messages = perLanguage(site, (language) => markMessages(valueIn(site.messages, language), markOf));
  return createSite(config, messages);
}

/** Marks the texts of the layout, but those that become a part of another text. */
function markMessages(messages: Messages, markOf: (place: Place) => string, prefix = ''): Messages {
  const entries = Object.entries(messages).map(([name, value]) => {
    const key = prefix + name;
    if (typeof value !== 'string') return [name, markMessages(value, markOf, `${key}.`)];
    return [name, isPart(key) ? value : value + markOf({ key })];
  });
  return Object.fromEntries(entries) as Messages;
}

function isPart(key: string): boolean {
  return !key.startsWith('frame.') || key === 'frame.range';
}
