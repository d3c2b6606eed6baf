import { SEND_PATH } from '../../src/contact/relay-limits';
import { flakySmtpServer } from './flaky-smtp-server';
import { seededRandom } from '../support/typos';
import { startRelay } from './start-relay';

export interface SoakPlan {
  messages: number;
  kills: number;
  /** The share of attempts that the mail server fails, from 0 to 1. */
  failures: number;
  seed: string;
}

export interface SoakResult {
  /** Messages that the relay answered with “OK”. */
  promised: number;
  /** Of those, the messages that the mail server never accepted. */
  lost: number;
  /** Messages that it accepted under different Message-IDs. */
  doubles: number;
  kills: number;
  /** Attempts that the mail server failed. */
  failed: number;
}

const ORIGIN = 'https://www.trace.example';
/** The number of visitors who send at the same time. */
const VISITORS = 4;

/**
 * Sends messages to a relay and compares its promises with what the mail server has. The relay is killed (SIGKILL)
 * repeatedly in the middle of its work, and the mail server fails a share of the attempts. A visitor who gets no “OK”
 * sends the same message again.
 *
 * @param root the folder of the project
 * @throws when the relay does not start
 */
export async function relaySoak(root: string, plan: SoakPlan): Promise<SoakResult> {
  const chance = seededRandom(plan.seed);
  const mail = await flakySmtpServer(() => chance() < plan.failures, chance);
  const launch = () =>
    startRelay(root, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_ORIGIN: ORIGIN,
      RELAY_PORT: '0',
    });
  let relay = launch();
  const promised = new Set<string>();
  let [next, kills] = [0, 0];
  const visitor = async () => {
    while (next < plan.messages) {
      const subject = `Message ${next++}`;
      while (!(await post((await relay).address, subject)));
      promised.add(subject);
      // The other visitors are waiting for an answer.
      if (kills === plan.kills || promised.size < ((kills + 1) * plan.messages) / (plan.kills + 1)) continue;
      kills++;
      relay = relay.then(({ end }) => end('SIGKILL')).then(launch);
    }
  };
  try {
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  } finally {
    await (await relay).end('SIGKILL');
    await mail.stop();
  }
  const ids = new Set(mail.accepted.map(({ id }) => id));
  const subjects = new Set(mail.accepted.map(({ subject }) => subject));
  return {
    promised: promised.size,
    lost: [...promised].filter((subject) => !subjects.has(subject)).length,
    doubles: ids.size - subjects.size,
    kills,
    failed: mail.failed(),
  };
}

/** Sends a message as a page of the site does. Returns whether the relay promised that it arrives. */
async function post(address: string, subject: string): Promise<boolean> {
  const fields = { from_name: 'Salma', from_email: 'salma@atlas.example', subject };
  const message = 'Bonjour à tous, السلام عليكم';
  try {
    const response = await fetch(address + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: { ...fields, message, timestamp: new Date().toISOString() },
      }),
    });
    return response.ok && (await response.text()) === 'OK';
  } catch {
    return false;
  }
}
