import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { relaySoak } from '../../src/bench/relay/soak';
import { startRelay, type StartedRelay } from '../../src/bench/relay/start-relay';
import { mailCatcher, type MailCatcher } from '../support/mail-catcher';
import { projectCopy } from '../support/project-copy';
import { mailBody, SEND, SITE, until } from '../support/tried-relay';

const project = projectCopy();
afterAll(() => project.remove());

const ends: (() => unknown)[] = [];
afterEach(async () => {
  // What began last ends first: a relay writes into its folder until it has ended.
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A relay in a process of its own, before a mail server that takes a second for each message. */
async function started(catcher: MailCatcher, folder: string, more = {}): Promise<StartedRelay> {
  const relay = await startRelay(project.folder, {
    SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
    RELAY_FROM: 'site@trace.example',
    RELAY_PORT: '0',
    RELAY_QUEUE: folder,
    RELAY_FIRST_WAIT_SECONDS: '0.05',
    ...more,
  });
  ends.push(() => relay.kill());
  return relay;
}

async function send(relay: StartedRelay, fields = {}) {
  const response = await fetch(relay.address + SEND, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: mailBody(fields),
  });
  return [response.status, await response.text()];
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const queued = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

it('loses nothing and doubles nothing, killed again and again before a mail server that fails a third of the time', async () => {
  const result = await relaySoak(project.folder, { messages: 120, kills: 4, failures: 1 / 3, seed: 7 });
  expect(result).toMatchObject({
    promised: 120,
    delivered: 120,
    lost: 0,
    doubles: 0,
    outsideWindow: 0,
    kills: 4,
  });
  expect(result.failed).toBeGreaterThan(20);
}, 120_000);

it('lets a message arrive that is on its way when it is asked to stop, and leaves the others for the next start', async () => {
  let arrivals = 0;
  const catcher = await mailCatcher({
    onMailFrom: (_address, _session, callback) => void (arrivals++, setTimeout(callback, 700)),
  });
  ends.push(catcher.stop);
  const folder = newFolder();
  const relay = await started(catcher, folder);
  for (let number = 0; number < 6; number++)
    expect(await send(relay, { subject: `Message ${number}` })).toEqual([200, 'OK']);
  await until(() => arrivals === 4, 'four messages on their way');
  expect(await relay.terminate()).toBe(0);
  expect(catcher.caught).toHaveLength(4);
  expect(queued(folder).match(/"type":"sent"/g)).toHaveLength(4);
  await started(catcher, folder);
  await until(() => catcher.caught.length === 6, 'the other two');
  expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(6);
}, 60_000);

it('delivers after a kill what it had promised before, also what it was delivering, under the same Message-ID', async () => {
  const catcher = await mailCatcher();
  ends.push(catcher.stop);
  // A server that takes the message and answers when it is too late.
  const slow = await mailCatcher({
    async onData(stream, session, callback) {
      await stream.toArray();
      setTimeout(callback, 5000, session.id);
    },
  });
  ends.push(slow.stop);
  const folder = newFolder();
  const relay = await started(slow, folder);
  expect(await send(relay)).toEqual([200, 'OK']);
  await relay.kill();
  const [, id] = /"id":"([^"]+)"/.exec(queued(folder)) ?? [];
  await started(catcher, folder);
  await until(() => catcher.caught.length === 1, 'the message');
  expect(catcher.caught[0]?.mail.messageId).toBe(`<${id}@trace.example>`);
}, 60_000);

it('says what is missing, and starts nothing', async () => {
  const folder = newFolder();
  const catcher = await mailCatcher();
  ends.push(catcher.stop);
  await expect(started(catcher, folder, { RELAY_FROM: '', SMTP_URL: 'http://x' })).rejects.toThrow(
    /SMTP_URL: the scheme must be[^]*RELAY_FROM: an empty value is not an email address/,
  );
  await started(catcher, folder);
  await expect(started(catcher, folder)).rejects.toThrow('another relay works in');
}, 60_000);
