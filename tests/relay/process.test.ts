import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
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

/** A relay in its own process. */
interface StartedRelay {
  address: string;
  /** Ends the process with a signal. Returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/**
 * Starts `npm run relay` and waits until it listens.
 *
 * @throws when the process ends before; the message contains its exit code and its output
 */
function start(mailPort: number, environment: Record<string, string> = {}): Promise<StartedRelay> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'relay'], {
    cwd: project.folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_PORT: '0',
      ...environment,
    },
  });
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const end: StartedRelay['end'] = (signal) => {
    child.kill(signal);
    return closed;
  };
  ends.push(() => end('SIGKILL'));
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += String(part);
        const [, address] = /"event":"listening","address":"([^"]+)"/.exec(output) ?? [];
        if (address !== undefined) resolve({ address, end });
      });
    void closed.then((code) => reject(new Error(`The relay ended with ${code}: ${output}`)));
  });
}

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
  const answer = fetch(relay.address + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: mailBody(),
  });
  await reached;
  const code = relay.end('SIGTERM');
  accept();
  expect(await (await answer).text()).toBe('OK');
  expect(await code).toBe(0);
  expect(catcher.caught).toHaveLength(1);
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
