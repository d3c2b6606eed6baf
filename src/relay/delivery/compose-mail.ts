import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isMailAddress } from '../mail-address';
import type { QueuedMessage } from '../queue/state';

/** The sender and the recipients that the relay sets. */
export interface Envelope {
  /** The name of the company. */
  name: string;
  from: string;
  recipients: readonly string[];
}

/**
 * Returns the email for a message. The sender is the site's own address, because the visitor's domain would fail
 * authentication; replies go to the visitor. The content is plain text, so that nothing can be markup. The Message-ID
 * is the same in each attempt, so that mailboxes can drop duplicates.
 */
export function composeMail(
  { id, received, message, to }: QueuedMessage,
  envelope: Envelope,
): SendMailOptions {
  const { name, email, subject, message: text } = message;
  const [, domain = ''] = envelope.from.split('@');
  return {
    from: { name: envelope.name, address: envelope.from },
    to: [...(to ?? envelope.recipients)].map((address) => ({ name: '', address })),
    // An address that is not safe in a header is still in the text.
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
    subject,
    text: `${name} <${email}>\n\n${text}\n`,
    messageId: `<${id}@${domainToASCII(domain)}>`,
    date: new Date(received),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
