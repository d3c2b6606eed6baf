import type { Message } from './field-problem';
import { mailAddress } from './mail-address';
import { FIELD_LENGTH } from './message/message-fields';

/**
 * Returns a message as it is sent: the address as a mail can have it, the other fields trimmed and without the characters that
 * `strippedCharacters` lists, those of one line cut to the length of a field (`toFields` divides the text). The function is
 * idempotent.
 */
export function sanitize(message: Message): Message {
  return {
    name: oneLine(message.name),
    email: mailAddress(message.email) ?? '',
    subject: oneLine(message.subject),
    message: clean(message.message),
  };
}

/**
 * Returns the characters of a text that are not sent: angle brackets (specification, section 5), lone surrogates,
 * control characters and direction controls, which are invisible but change what a reader sees.
 *
 * @returns each character once, in the order of appearance; some are invisible
 * @example strippedCharacters('> 200 m², budget < 8000') // ['>', '<']
 */
export function strippedCharacters(text: string): string[] {
  return [...new Set(text.match(STRIPPED))];
}

// U+202A–202E and U+2066–2069 turn “exe.gpj” into “jpg.exe”; the direction marks of Arabic (U+200E, U+200F) are kept.
const STRIPPED =
  // oxlint-disable-next-line no-control-regex
  /[<>\p{Cs}\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Other line breaks, as in text pasted from PowerPoint and PDF files. */
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

function clean(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(STRIPPED, '').trim();
}

/** Returns a text as one line. When the cut splits an emoji, the remaining surrogate is dropped too. */
function oneLine(text: string): string {
  const line = clean(text)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(ENCODED_WORD, '=？');
  return clean(line.slice(0, FIELD_LENGTH));
}

/** The start of an encoded word, `=?utf-8?b?…`, which mail programs decode; its question mark becomes a wide one. */
const ENCODED_WORD = /=\?(?=[^\s?]{1,40}\?[bq]\?)/gi;
