import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flakySmtpServer } from './flaky-smtp-server';
import { postMessage, SITE } from './post-message';
import { seededRandom } from './seeded-random';
import { startRelay, type StartedRelay } from './start-relay';

export interface SoakPlan {
  messages: number;
  kills: number;
  /** The share of attempts that the mail server fails, from 0 to 1. */
  failures: number;
  seed: number;
}

export interface SoakResult {
  /** Messages that the relay accepted for delivery. */
  promised: number;
  /** Of those, the messages that the mail server never accepted. */
  lost: number;
  /** Messages that the mail server accepted, each Message-ID once. */
  delivered: number;
  /** The number of times that it accepted a Message-ID again. */
  again: number;
  /** Messages that came again although the relay had recorded them as sent. Must be 0. */
  outsideWindow: number;
  /** Messages that came again with a different Message-ID, which a mail server cannot recognise as repeats. */
  doubles: number;
  kills: number;
  /** Attempts that the mail server failed. */
  failed: number;
  /** The number of times that a visitor got an error or no answer, and tried again. */
  retriedByVisitors: number;
  seconds: number;
}

/**
 * Sends messages to a relay and counts the deliveries. The relay is killed (SIGKILL) repeatedly while it delivers, and
 * the mail server fails a share of the attempts. A visitor who gets no “OK” sends the same message again.
 *
 * @param root the folder of the project
 * @throws when the relay does not start
 */
export async function relaySoak(root: string, plan: SoakPlan): Promise<SoakResult> {
  const start = performance.now();
  const chance = seededRandom(plan.seed);
  const folder = mkdtempSync(join(tmpdir(), 'relay-soak-'));
  const mail = await flakySmtpServer(() => chance() < plan.failures, chance);
  const launch = () =>
    startRelay(root, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_ORIGIN: SITE,
      RELAY_PORT: '0',
      RELAY_QUEUE: folder,
      RELAY_HOURLY_LIMIT: '1000',
      RELAY_TRUSTED_PROXIES: '127.0.0.1',
      RELAY_FIRST_WAIT_SECONDS: '0.05',
      RELAY_PATIENCE_SECONDS: '2',
    });
  let relay: StartedRelay = await launch();
  const promised = new Set<string>();
  /** The Message-IDs recorded as sent before a kill, with the number of messages accepted until then. */
  const recorded = new Map<string, number>();
  let retriedByVisitors = 0;
  let kills = 0;
  const every = Math.max(1, Math.floor(plan.messages / plan.kills));
  try {
    for (let number = 0; number < plan.messages; number++) {
      const subject = `Message ${number}`;
      const posted = postMessage(relay.address, subject, number);
      if (kills < plan.kills && number % every === every - 1) {
        // Kills the relay at a random moment, while it accepts a message and delivers earlier ones.
        await new Promise((resolve) => setTimeout(resolve, chance() * 30));
        await relay.kill();
        kills++;
        for (const id of sentIds(folder)) recorded.set(id, recorded.get(id) ?? mail.accepted.length);
        const isPromised = await posted;
        relay = await launch();
        if (isPromised) {
          promised.add(subject);
          continue;
        }
      } else if (await posted) {
        promised.add(subject);
        continue;
      }
      do retriedByVisitors++;
      while (!(await postMessage(relay.address, subject, number)));
      promised.add(subject);
    }
    await allDelivered(promised, mail.accepted);
    await relay.kill();
  } finally {
    await relay.kill();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const ids = mail.accepted.map(({ id }) => id);
  const subjects = mail.accepted.map(({ subject }) => subject);
  return {
    promised: promised.size,
    lost: [...promised].filter((subject) => !subjects.includes(subject)).length,
    delivered: new Set(ids).size,
    again: ids.length - new Set(ids).size,
    outsideWindow: ids.filter((id, index) => index >= (recorded.get(id) ?? Infinity)).length,
    doubles: new Set(ids).size - new Set(subjects).size,
    kills,
    failed: mail.failed(),
    retriedByVisitors,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Returns the Message-IDs that the files of a queue record as sent. */
function sentIds(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^\{"type":"sent","id":"([^"]+)".*\}$/gm),
    ])
    .map(([, id]) => `${id}@trace.example`);
}

/** Waits until all messages are delivered, for at most two minutes. */
async function allDelivered(promised: ReadonlySet<string>, accepted: readonly { subject: string }[]) {
  const end = Date.now() + 120_000;
  for (;;) {
    const delivered = new Set(accepted.map(({ subject }) => subject));
    if ([...promised].every((subject) => delivered.has(subject))) break;
    if (Date.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Leaves time for repeats to arrive.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
