import { createTransport } from 'nodemailer';
import type { QueuedMessage } from '../queue/state';
import type { MailServer } from '../smtp-url';
import { composeMail, type Envelope } from './compose-mail';
import { failedOutcome, sentOutcome, type MailOutcome } from './outcome';

/** Tries to deliver a message. Errors become outcomes; nothing is thrown. */
export type MailSender = (waiting: QueuedMessage, stop: AbortSignal) => Promise<MailOutcome>;

/**
 * Returns a function that delivers messages to a mail server, each over a separate connection.
 *
 * @param patience the timeout for each step, in milliseconds; an attempt takes at most four times as long
 */
export function mailSender(server: MailServer, envelope: Envelope, patience: number): MailSender {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure && !server.plain,
    // A server on the same machine has no certificate for its address.
    ignoreTLS: server.plain,
    tls: { minVersion: 'TLSv1.2' },
    ...(server.user !== undefined && { auth: { user: server.user, pass: server.password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    socketTimeout: patience,
  });
  return async (waiting, stop) => {
    try {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(4 * patience)]);
      return sentOutcome(await transport.sendMail({ ...composeMail(waiting, envelope), signal }));
    } catch (error) {
      return failedOutcome(error);
    }
  };
}
