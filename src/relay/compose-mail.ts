import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { fieldNames, type Message } from '../contact/field-problem';
import { isMailAddress } from './mail-address';

/** The sender and the recipients that the relay sets. */
export interface Envelope {
  /** The name of the company. */
  name: string;
  from: string;
  recipients: readonly string[];
}

/**
 * Returns the email for a message. The sender is the site's own address, because the visitor's domain would fail
 * authentication; replies go to the visitor. The content is plain text, so that nothing can be markup.
 */
export function composeMail(message: Message, envelope: Envelope): SendMailOptions & { messageId: string } {
  const { name, email, subject, message: text } = message;
  return {
    from: { name: envelope.name, address: envelope.from },
    to: envelope.recipients.map((address) => ({ name: '', address })),
    // An address that is not safe in a header is still in the text.
    ...(isMailAddress(email) && { replyTo: { name: literal(name), address: email } }),
    subject: literal(subject),
    text: `${name} <${email}>\n\n${text}\n`,
    messageId: messageId(message, envelope.from, Date.now()),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encodes a text that is an encoded word already, such as `=?utf-8?q?=3Cb=3E?=`, so that it is read as it was typed. */
function literal(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text;
}

/** How long the same message keeps its Message-ID, in milliseconds. */
const WINDOW = 10 * 60 * 1000;

/**
 * Returns the Message-ID, from the fields and the window of ten minutes: a visitor who got no answer and sends the same
 * message again sends it under the same ID. It differs only across the edge of a window.
 */
export function messageId(message: Message, from: string, now: number): string {
  const content = [...fieldNames.map((name) => message[name]), Math.floor(now / WINDOW)];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return `<${hash}@${domainToASCII(from.split('@').at(-1) ?? '')}>`;
}
