import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface FlakySmtpServer {
  port: number;
  /** The accepted messages in their order; a message that was accepted twice is listed twice. */
  taken: { id: string; subject: string }[];
  /** Returns the number of failed attempts. */
  failed: () => number;
  stop(): Promise<void>;
}

/**
 * Starts a mail server on this machine that fails some attempts before it accepts a message: it answers “later”, or
 * closes the connection.
 *
 * @param fails decides for each attempt
 * @param chance returns a number from 0 to 1, which decides how it fails and how long it takes
 */
export async function flakySmtpServer(fails: () => boolean, chance: () => number): Promise<FlakySmtpServer> {
  const taken: { id: string; subject: string }[] = [];
  let failed = 0;
  const later = () => Object.assign(new Error('come back later'), { responseCode: 451 });
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      if (!fails()) return callback();
      failed++;
      if (chance() < 0.5) return callback(later());
      // Closes only this message's connection, without an answer.
      for (const connection of server.connections) if (connection.session === _session) connection.close();
    },
    async onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
      } catch {
        // The relay was killed in the middle of a message.
        return;
      }
      const text = Buffer.concat(parts).toString('utf8');
      const [, id = ''] = /^Message-ID: <(.+)>/im.exec(text) ?? [];
      const [, subject = ''] = /^Subject: (.+)/im.exec(text) ?? [];
      taken.push({ id, subject: subject.trim() });
      // The window in which the message is accepted and the relay does not know it yet.
      setTimeout(() => callback(null, 'taken'), chance() * 10);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    failed: () => failed,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
