import { po, type PoEntry, type PoFile } from 'gettext-parser';
import { UserError } from '../../../lib/user-error';
import { say } from '../messages';

export type { PoEntry, PoFile } from 'gettext-parser';

/**
 * Parses a PO file.
 *
 * @param name the name of the file, for messages
 * @returns the headers, and the entries without obsolete ones
 * @throws {UserError} when it is not valid, with the line where it is known
 */
export function parsePo(name: string, text: string): { headers: Record<string, string>; entries: PoEntry[] } {
  try {
    const { headers = {}, translations } = po.parse(text, { validation: true });
    const entries = Object.values(translations).flatMap((byWords) => Object.values(byWords));
    return { headers, entries: entries.filter(({ msgid }) => msgid !== '') };
  } catch (error) {
    throw new UserError(say('brokenPo', ...faultOf(error as Error & { lineNumber?: number }, name, text)));
  }
}

/** Returns the text of a PO file, with its entries in the given order. */
export function formatPo(headers: Record<string, string>, entries: readonly PoEntry[]): Uint8Array {
  const translations: PoFile['translations'] = {};
  for (const entry of entries) {
    const { msgctxt = '', msgid } = entry;
    (translations[msgctxt] ??= {})[msgid] = entry;
  }
  const order = new Map(entries.map((entry, index) => [entry, index]));
  const indexOf = (entry: PoEntry) => order.get(entry) ?? 0;
  return po.compile({ headers, translations }, { sort: (one, other) => indexOf(one) - indexOf(other) });
}

/** Returns the place and the reason of an error of the parser, which are in its message. */
function faultOf(
  { message, lineNumber }: Error & { lineNumber?: number },
  name: string,
  text: string,
): [place: string, reason: string] {
  const [, found = ''] =
    /(?:Invalid key name|entry|associated with) "([\s\S]*?)"(?: at| in| for|$)/.exec(message) ?? [];
  if (lineNumber === undefined)
    return [name, say(message.startsWith('Duplicate') ? 'poTwice' : 'poForms', found)];
  if (message.includes('End-of-file')) return [name, say('poEnd')];
  // The parser has counted the line break that ends the faulty line.
  const previous = text.split('\n')[lineNumber - 2]?.trimEnd();
  const isBefore = message.includes('End-of-line') || previous?.endsWith(found);
  const reason = message.includes('End-of-line') ? say('poLine') : say('poKey', found);
  return [`${name}:${lineNumber - (isBefore ? 1 : 0)}`, reason];
}
