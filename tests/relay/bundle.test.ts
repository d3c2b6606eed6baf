import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SEND_PATH } from '../../src/publish/hosting/relay-limits';
import { writeRelay } from '../../src/server/relay/write-relay';
import { mailCatcher } from '../support/mail-catcher';
import { agencyConfig } from '../support/sites';
import { mailBody, SITE } from '../support/tried-relay';

const folder = mkdtempSync(join(tmpdir(), 'relay-'));
const ends: (() => unknown)[] = [];
beforeAll(async () => renameSync(await writeRelay(folder, agencyConfig()), join(folder, 'relay.mjs')));
beforeAll(() => rmSync(join(folder, '.local'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/**
 * Starts the relay in its own process and waits until it listens.
 *
 * @returns its address, the process, and its exit code once it has ended
 * @throws when the process ends before; the message contains its exit code and its output
 */
function start(mailPort: number, environment: Record<string, string> = {}, ...options: string[]) {
  const child = spawn(process.execPath, ['relay.mjs', ...options], {
    cwd: folder,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_FROM: 'site@trace.example',
      RELAY_PORT: '0',
      ...environment,
    },
  });
  const code = new Promise<number | null>((resolve) => void child.once('close', resolve));
  ends.push(() => child.kill('SIGKILL') && code);
  return new Promise<{ address: string; child: typeof child; code: typeof code }>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += String(part);
        const [, address] = /"event":"listening","address":"([^"]+)"/.exec(output) ?? [];
        if (address !== undefined) resolve({ address, child, code });
      });
    void code.then((status) => reject(new Error(`The relay ended with ${status}: ${output}`)));
  });
}

const send = (address: string) =>
  fetch(address + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: mailBody(),
  });

it('one file and Node are enough: a message on its way arrives when the relay is asked to stop', async () => {
  expect(readdirSync(folder)).toEqual(['relay.mjs']);
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
  const { address, child, code } = await start(catcher.port);
  const answer = send(address);
  await reached;
  child.kill('SIGTERM');
  accept();
  expect(await (await answer).text()).toBe('OK');
  expect(await code).toBe(0);
  expect(catcher.caught.map(({ to }) => to)).toEqual([agencyConfig().organization.recipients]);
});

it('goes on when nobody reads its output any more', async () => {
  const catcher = await mailCatcher();
  ends.push(catcher.stop);
  const { address, child } = await start(catcher.port);
  child.stdout.destroy();
  for (const _ of [1, 2]) expect((await send(address)).status).toBe(200);
});

it('an invalid setting ends it with 78, so that it is not started again; --check only says so', async () => {
  const invalid = { RELAY_FROM: '', SMTP_URL: 'http://x' };
  const faults = /ended with 78: SMTP_URL: it is invalid[^]*RELAY_FROM: it is not set/;
  await expect(start(1, invalid)).rejects.toThrow(faults);
  await expect(start(1, invalid, '--check')).rejects.toThrow(faults);
  await expect(start(1, {}, '--check')).rejects.toThrow('ended with 0: The relay can start.');
});

it('a port in use ends it with another code, so that it is started again', async () => {
  const { address } = await start(1);
  await expect(start(1, { RELAY_PORT: new URL(address).port })).rejects.toThrow(
    /ended with (?!78)\d+: .*EADDRINUSE/s,
  );
});
