import { createHash } from 'node:crypto';
import type { Message } from '../../client/contact/field-problem';
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
  { name, email, subject, message }: Message,
  company: string,
  { from, recipients }: { from: string; recipients: string[] },
  now = Date.now(),
) {
  const content = JSON.stringify([name, email, subject, message, Math.floor(now / WINDOW)]);
  const note = replyNote(email);
  const hash = createHash('sha256').update(content).digest('base64url');
  return {
    from: { name: company, address: from },
    to: recipients,
    ...(!note && { replyTo: { name, address: email } }),
    subject,
    text: `${note}${name} <${email}>\n\n${message}\n`,
    messageId: `<${hash}@${from.split('@').at(-1)}>`,
  };
}
