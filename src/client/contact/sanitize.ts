import { NO_TEXT, oneLine, withLineFeeds } from '../../lib/text/characters';
import { fields, mapFields, type Message } from './fields';
import { mailAddress } from './mail-address';
import { FIELD_LENGTH } from './message/message-fields';

/**
 * Returns a message as it is sent: the address as a mail can have it, the other fields trimmed and without the characters that
 * `strippedCharacters` lists, those of one line cut to the length of a field (`toFields` divides the text). The function is
 * idempotent.
 */
export function sanitize(message: Message): Message {
  return mapFields((name) => sanitizers[fields[name].type](message[name]));
}

const sanitizers = { text: shortLine, email: (typed: string) => mailAddress(typed) ?? '', textarea: clean };

/**
 * Returns the characters of a text that are not sent: angle brackets (specification, section 5) and what is no text, except line
 * separators, which become line breaks.
 *
 * @returns each character once, in the order of appearance; some are invisible
 * @example strippedCharacters('> 200 m², budget < 8000') // ['>', '<']
 */
export function strippedCharacters(text: string): string[] {
  return [...new Set(withLineFeeds(text).match(STRIPPED))];
}

const STRIPPED = new RegExp(`[<>]|${NO_TEXT.source}`, 'gu');

function clean(text: string): string {
  return withLineFeeds(text).replace(STRIPPED, '').trim();
}

/** Returns a text as one line. When the cut splits an emoji, the remaining surrogate is dropped too. */
function shortLine(text: string): string {
  const line = oneLine(clean(text)).replace(ENCODED_WORD, '=？');
  return clean(line.slice(0, FIELD_LENGTH));
}

/** The start of an encoded word, `=?utf-8?b?…`, which mail programs decode; its question mark becomes a wide one. */
const ENCODED_WORD = /=\?(?=[^\s?]{1,40}\?[bq]\?)/gi;
