import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isMailAddress } from '../mail-address';
import type { Waiting } from '../queue/state';

/** Who a message comes from and goes to, as far as the relay says it. */
export interface Envelope {
  /** The name of the company. */
  name: string;
  from: string;
  recipients: readonly string[];
}

/**
 * The mail that a message becomes. It comes from the site's own address, for the visitor's server would not vouch for
 * it otherwise; an answer goes to the visitor. It is plain text: nothing in it can be markup. Its Message-ID is the
 * same at each try, so that a mailbox that drops repeats shows it once.
 */
export function mailText({ id, received, message, to }: Waiting, envelope: Envelope): SendMailOptions {
  const { name, email, subject, message: text } = message;
  const [, domain = ''] = envelope.from.split('@');
  return {
    from: { name: envelope.name, address: envelope.from },
    to: [...(to ?? envelope.recipients)].map((address) => ({ name: '', address })),
    // An address that fits no header stands in the text all the same.
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
    subject,
    text: `${name} <${email}>\n\n${text}\n`,
    messageId: `<${id}@${domainToASCII(domain)}>`,
    date: new Date(received),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
