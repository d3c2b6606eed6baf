import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { relaySoak } from './soak';
import { startRelay, type StartedRelay } from './start-relay';
import { SEND_PATH } from '../../src/contact/relay-limits';
import { mailCatcher } from '../support/mail-catcher';
import { projectCopy } from '../support/project-copy';
import { mailBody, SITE } from '../support/tried-relay';

const project = projectCopy();
const ends: (() => unknown)[] = [];
afterAll(() => project.remove());
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Starts a relay in a process of its own. */
async function start(mailPort: number, environment: Record<string, string> = {}): Promise<StartedRelay> {
  const relay = await startRelay(project.folder, {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    RELAY_FROM: 'site@trace.example',
    RELAY_PORT: '0',
    ...environment,
  });
  ends.push(() => relay.end('SIGKILL'));
  return relay;
}

async function send(relay: StartedRelay, fields = {}): Promise<[number, string]> {
  const headers = { 'Content-Type': 'application/json', Origin: SITE };
  const response = await fetch(relay.address + SEND_PATH, {
    method: 'POST',
    headers,
    body: mailBody(fields),
  });
  return [response.status, await response.text()];
}

it(
  'what it answered “OK” to, the mail server has, though it is killed and the server fails a third of the time',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const plan = { messages: 60, kills: 3, failures: 1 / 3, seed: 'relay' };
    const result = await relaySoak(project.folder, plan);
    expect(result).toMatchObject({ promised: 60, lost: 0, doubles: 0, kills: 3 });
    expect(result.failed).toBeGreaterThan(10);
  },
);

it('a message on its way arrives when the relay is asked to stop', async () => {
  let accept = () => {};
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const catcher = await mailCatcher({
    onMailFrom(_address, _session, callback) {
      accept = callback;
      reach();
    },
  });
  ends.push(catcher.stop);
  const relay = await start(catcher.port);
  const answer = send(relay);
  await reached;
  const code = relay.end('SIGTERM');
  accept();
  expect(await answer).toEqual([200, 'OK']);
  expect(await code).toBe(0);
  expect(catcher.caught).toHaveLength(1);
});

it('a log that nobody reads any more ends nothing', async () => {
  const catcher = await mailCatcher();
  ends.push(catcher.stop);
  const relay = await start(catcher.port);
  relay.closeOutput();
  for (const subject of ['One', 'Two', 'Three']) expect(await send(relay, { subject })).toEqual([200, 'OK']);
});

it(
  'an invalid setting and an invalid config end it with 78, so that it is not started again',
  { tags: ['nightly'] },
  async () => {
    await expect(start(1, { RELAY_FROM: '', SMTP_URL: 'http://x' })).rejects.toThrow(
      /ended with 78: SMTP_URL: the URL is invalid[^]*RELAY_FROM: it is not set/,
    );
    const file = join(project.folder, 'site.config.json');
    const config = readFileSync(file, 'utf8');
    ends.push(() => writeFileSync(file, config));
    writeFileSync(file, config.replace('"url":', '"adress":'));
    await expect(start(1)).rejects.toThrow(/ended with 78: .*site\.config\.json/);
  },
);

it('a port in use ends it with another code, so that it is started again', async () => {
  const first = await start(1);
  await expect(start(1, { RELAY_PORT: new URL(first.address).port })).rejects.toThrow(
    /ended with (?!78)\d+: .*EADDRINUSE/,
  );
});
