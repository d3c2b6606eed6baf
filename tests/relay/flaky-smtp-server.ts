import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface FlakySmtpServer {
  port: number;
  /** The accepted messages in their order; a message that was accepted twice is listed twice. */
  accepted: { id: string; subject: string }[];
  /** Returns the number of failed attempts. */
  failed: () => number;
  stop(): Promise<void>;
}

/**
 * Starts a local mail server that fails some attempts before it accepts a message: it answers with a temporary error, or
 * closes the connection.
 *
 * @param fails returns whether an attempt fails
 * @param chance returns a number from 0 to 1, which decides how an attempt fails and how long an answer takes
 */
export async function flakySmtpServer(fails: () => boolean, chance: () => number): Promise<FlakySmtpServer> {
  const accepted: { id: string; subject: string }[] = [];
  let failed = 0;
  const temporaryError = () => Object.assign(new Error('try again later'), { responseCode: 451 });
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      if (!fails()) return callback();
      failed++;
      if (chance() < 0.5) return callback(temporaryError());
      // Closes only the connection of this message, without an answer.
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
      accepted.push({ id, subject: subject.trim() });
      // During this delay the message is accepted, but the relay has no answer yet.
      setTimeout(() => callback(null, 'accepted'), chance() * 10);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    accepted,
    failed: () => failed,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
