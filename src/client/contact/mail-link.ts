import { NO_TEXT, withLineFeeds } from '../../lib/text/characters';
import { senderOf, type Message } from './fields';

/**
 * The maximum length of a mail link, in characters. Windows passes on 2,048, and the limits of mail programs are lower;
 * an Arabic letter takes six.
 */
const MAX_LENGTH = 1800;
/** The maximum encoded length of the subject, and of each line of the signature. */
const SUBJECT = 500;
const SIGNATURE = 200;

/**
 * Returns a link that opens the message in the visitor's mail program. Text that does not fit is cut between two
 * characters and replaced by an ellipsis.
 *
 * @param address a mail link without a subject, such as `mailto:contact@trace.example`
 * @returns the link, and whether it contains the entire message
 */
export function mailLink(address: string, message: Message) {
  const { message: text } = message;
  const head = `${address}?subject=${encodeShortened(message.subject, SUBJECT)}&body=`;
  const lines = senderOf(message).map((line) => encodeShortened(line, SIGNATURE));
  const foot = `${encode('\n\n')}${lines.join(encode('\n'))}`;
  const body = encodeShortened(text, MAX_LENGTH - head.length - foot.length);
  const href = `${head}${body}${foot}`;
  return { href, isWhole: decodeURIComponent(body) === withCrlf(text) };
}

/** Returns the text of the message with its signature, with CRLF line breaks. */
export function letterText(message: Message): string {
  return withCrlf([message.message, '', ...senderOf(message)].join('\n'));
}

/** Encodes a text for a link, cut to a maximum encoded length. */
function encodeShortened(text: string, maximum: number): string {
  const whole = encode(text);
  if (whole.length <= maximum) return whole;
  const ellipsis = encode('…');
  let start = '';
  for (const character of withCrlf(text)) {
    const next = start + encodeURIComponent(character);
    if (next.length + ellipsis.length > maximum) break;
    start = next;
  }
  return start + ellipsis;
}

function encode(text: string): string {
  return encodeURIComponent(withCrlf(text));
}

/** Converts line breaks to CRLF and drops what is no text; a link cannot contain half an emoji. */
function withCrlf(text: string): string {
  return withLineFeeds(text).replace(NO_TEXT, '').replace(/\r?\n/g, '\r\n');
}
