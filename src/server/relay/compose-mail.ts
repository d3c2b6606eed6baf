import { createHash } from 'node:crypto';
import { fieldNames, senderOf, type Message } from '../../client/contact/fields';
import { replyNote } from '../../client/contact/mail-address';

/** The milliseconds in which the same message has the same Message-ID. */
const WINDOW = 10 * 60 * 1000;

/**
 * Returns the email for a message. The sender is the site's own address, because the visitor's domain would fail
 * authentication; replies go to the visitor, or the first line says that they cannot. The content is plain text, so that
 * nothing can be markup.
 *
 * @param message a sanitized message
 */
export function composeMail(
  message: Message,
  company: string,
  { from, recipients }: { from: string; recipients: string[] },
  now = Date.now(),
) {
  const content = JSON.stringify([...fieldNames.map((field) => message[field]), Math.floor(now / WINDOW)]);
  const note = replyNote(message.email);
  const hash = createHash('sha256').update(content).digest('base64url');
  return {
    from: { name: company, address: from },
    to: recipients,
    ...(!note && { replyTo: { name: message.name, address: message.email } }),
    subject: message.subject,
    text: `${note}${senderLine(message)}\n\n${message.message}\n`,
    messageId: `<${hash}@${from.split('@').at(-1)}>`,
  };
}

/** Returns who has sent a message in one line, as the header From of a mail does. */
export function senderLine(message: Message): string {
  return senderOf(message, (address) => `<${address}>`).join(' ');
}
