import type { Message } from './field-problem';

/**
 * A message as it is sent: without spaces around it and without the characters that `strippedCharacters`
 * lists, each field cut to the length that is sent. Sanitising twice changes nothing more.
 */
export function sanitize(message: Message, length: number): Message {
  return {
    name: cut(oneLine(message.name), length),
    email: cut(oneLine(message.email), length),
    subject: cut(oneLine(message.subject), length),
    message: cut(message.message, length),
  };
}

/**
 * The characters of a text that are not sent: angle brackets (specification, section 5), halves of characters,
 * and what has no glyph but changes what a reader sees: control characters and the controls of direction.
 *
 * @returns each once, in the order of appearance; not all of them have a glyph
 * @example strippedCharacters('> 200 m², budget < 8000') // ['>', '<']
 */
export function strippedCharacters(text: string): string[] {
  return [...new Set(text.match(STRIPPED))];
}

// U+202A–202E and U+2066–2069 turn « exe.gpj » into « jpg.exe »; the marks of Arabic (U+200E, U+200F) stay.
const STRIPPED =
  // oxlint-disable-next-line no-control-regex
  /[<>\p{Cs}\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Line breaks of other kinds, as PowerPoint and PDF files paste them. */
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(/[\t\n\r]+/g, ' ');
}

/** A cut in the middle of an emoji leaves half a character, which is dropped too. */
function cut(text: string, length: number): string {
  const clean = text.replace(LINE_BREAKS, '\n').replace(STRIPPED, '').trim();
  return clean
    .slice(0, length)
    .replace(/\p{Cs}/gu, '')
    .trim();
}
