import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Message } from '../../client/contact/fields';
import { replyNote } from '../../client/contact/mail-address';
import { senderLine } from '../relay/compose-mail';
import type { Answer } from '../relay/parse-message';
import { sendHandler, type Deliver } from '../relay/send-handler';
import { contactRules } from '../../site/contact-settings';
import type { SiteConfig } from '../../site/types.generated';
import type { Handler } from '../local-server';

/** A message in the outbox, with the time of its arrival in ISO 8601. */
interface StoredMessage extends Message {
  received: string;
  to: readonly string[];
}

/**
 * Replaces the mail service on a developer's machine: takes the messages of the form as the relay does, appends each to
 * a file, and lists them at `/__outbox` as plain text, in which nothing that a visitor wrote can be markup.
 *
 * @param file the file of the messages, one JSON value per line; it survives a restart
 * @param config returns the config of the site, as far as it is known
 */
export function outbox(
  file: string,
  config: () => Partial<Pick<SiteConfig, 'contact' | 'organization'>>,
): Handler {
  const deliver: Deliver = async (message) => {
    const answer = await simulatedAnswer(message.email);
    if (answer) return answer;
    const to = config().organization?.recipients ?? [];
    const stored: StoredMessage = { received: new Date().toISOString(), to, ...message };
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(stored)}\n`);
    return { status: 200, text: 'OK' };
  };
  // The server refuses other origins (local-server.ts).
  const send = sendHandler(() => contactRules(config().contact ?? {}), deliver);
  return (request, response) => {
    if (send(request, response)) return true;
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/__outbox') return false;
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(listed(messages(file)));
    return true;
  };
}

function listed(stored: readonly StoredMessage[]): string {
  const texts = stored.map(
    ({ received, to, ...sent }) =>
      `From: ${senderLine(sent)}\nTo: ${to.join(', ')}\nReceived: ${received}\nSubject: ${sent.subject}\n\n${replyNote(sent.email)}${sent.message}\n`,
  );
  const title = `Messages of the contact form on this machine, the newest first: ${stored.length}. No e-mail is sent.\n`;
  return [title, ...texts].join(`\n${'-'.repeat(72)}\n`);
}

/**
 * Returns the answer that the sender's address asks for, so that every failure can be tried: `answer-429@…` gets that
 * status, `answer-never@…` never gets an answer, and `answer-page@…` gets a page, like the login page of a hotel's
 * network.
 */
async function simulatedAnswer(address: string): Promise<Answer | undefined> {
  const [, answer] = /^answer-(never|page|[45]\d\d)@/.exec(address) ?? [];
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'page') return { status: 200, text: '<title>Wi-Fi</title>' };
  if (answer === undefined) return undefined;
  return { status: Number(answer), text: 'The address of the sender asks for it' };
}

/** Returns the messages of the file, newest first. Skips lines that are no message, such as one that was cut off. */
function messages(file: string): StoredMessage[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const stored = JSON.parse(line) as StoredMessage | null;
        return typeof stored?.subject === 'string' ? [stored] : [];
      } catch {
        return [];
      }
    })
    .toReversed();
}
