import { createTransport } from 'nodemailer';
import { failedOutcome, sentOutcome, type MailOutcome } from './outcome';
import type { MailServer } from '../smtp-url';
import { mailText, type Envelope } from './compose-mail';
import type { Waiting } from '../queue/state';

/** Tries to deliver a message; whatever happens is an outcome, nothing is thrown. */
export type MailSender = (waiting: Waiting, stop: AbortSignal) => Promise<MailOutcome>;

/**
 * What delivers messages to a mail server, each over a connection of its own.
 *
 * @param patience milliseconds that the server may be silent; a try takes no longer than four times that
 */
export function mailSender(server: MailServer, envelope: Envelope, patience: number): MailSender {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure && !server.plain,
    // A server on the same machine has a certificate for another name, if any.
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
      return sentOutcome(await transport.sendMail({ ...mailText(waiting, envelope), signal }));
    } catch (error) {
      return failedOutcome(error);
    }
  };
}
