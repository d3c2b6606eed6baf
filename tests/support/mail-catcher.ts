import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server took it. */
export interface Caught {
  mail: Email;
  raw: string;
  from: string;
  to: string[];
}

export interface MailCatcher {
  port: number;
  caught: Caught[];
  stop(): Promise<void>;
}

/** What a server answers instead of taking a mail. */
export function answer(code: number, text = 'told by the test'): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** A mail server on this machine that keeps what it takes; what differs from an ordinary one is given. */
export async function mailCatcher(options: SMTPServerOptions = {}, port = 0): Promise<MailCatcher> {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, session, callback) {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
      } catch {
        // The client has broken off: there is nobody to answer.
        return;
      }
      const raw = Buffer.concat(parts);
      const { mailFrom, rcptTo } = session.envelope;
      caught.push({
        mail: await PostalMime.parse(raw),
        raw: raw.toString('utf8'),
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      });
      callback(null, 'taken');
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    caught,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
