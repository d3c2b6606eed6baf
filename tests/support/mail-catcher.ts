import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that the server accepted. */
export interface Caught {
  mail: Email;
  raw: string;
  from: string;
  to: string[];
}

/** A local mail server and its accepted messages. */
export interface MailCatcher {
  port: number;
  caught: Caught[];
  stop(): Promise<void>;
}

/** Returns the error with which a server rejects a message. */
export function answer(code: number, text = 'rejected by the test'): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Starts a local mail server that keeps the accepted messages. @param options override the default settings */
export async function mailCatcher(options: SMTPServerOptions = {}): Promise<MailCatcher> {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds: a client that keeps its connection open must not keep the server from stopping.
    closeTimeout: 1,
    async onData(stream, session, callback) {
      // Nothing when the client closes the connection.
      const parts = (await stream.toArray().catch(() => null)) as Buffer[] | null;
      if (!parts) return;
      const raw = Buffer.concat(parts);
      const { mailFrom, rcptTo } = session.envelope;
      caught.push({
        mail: await PostalMime.parse(raw),
        raw: raw.toString('utf8'),
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      });
      callback(null, 'accepted');
    },
    ...options,
  });
  // Some tests close the connection early.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    caught,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
