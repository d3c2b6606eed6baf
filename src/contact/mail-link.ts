import type { Message } from './field-problem';
import { fittingStart } from './message/graphemes';

/**
 * How many characters a mail link has at the most. Windows hands over 2,048, and mail programs differ below that;
 * an Arabic letter takes six.
 */
const LONGEST = 1800;
/** What of it the subject may take, and each line of the signature. */
const SUBJECT = 500;
const SIGNATURE = 200;

/**
 * The message as a letter in the visitor's own mail program. What does not fit is cut between two characters, and an
 * ellipsis stands in its place.
 *
 * @param address a mail link without a subject, such as `mailto:contact@trace.example`
 * @returns the link, and whether it holds the whole message
 */
export function mailLink(address: string, { name, email, subject, message }: Message) {
  const head = `${address}?subject=${shortened(subject, SUBJECT)}&body=`;
  const foot = `${encoded('\n\n')}${shortened(name, SIGNATURE)}${encoded('\n')}${shortened(email, SIGNATURE)}`;
  const body = shortened(message, LONGEST - head.length - foot.length);
  const href = `${head}${body}${foot}`;
  return { href, isWhole: decodeURIComponent(body) === lines(message) };
}

/** The message and who signs it, with the line breaks of a letter. */
export function letterText({ name, email, message }: Message): string {
  return lines([message, '', name, email].join('\n'));
}

/** A text as a link holds it, of so many characters at the most. */
function shortened(text: string, room: number): string {
  if (encoded(text).length <= room) return encoded(text);
  return encoded(`${fittingStart(text, (start) => encoded(`${start}…`).length <= room)}…`);
}

function encoded(text: string): string {
  return encodeURIComponent(lines(text));
}

/** Half a character, which a link cannot hold, is dropped. */
function lines(text: string): string {
  return text.replace(/\p{Cs}/gu, '').replace(/\r?\n/g, '\r\n');
}
