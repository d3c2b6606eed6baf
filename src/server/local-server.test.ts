import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacks, requests, statusOf } from '../../tests/support/attacks';
import { servedFolder } from '../../tests/support/served-folder';
import { mailBody } from '../../tests/support/tried-relay';
import { SEND_PATH } from '../publish/hosting/relay-limits';
import { outbox } from './outbox/outbox';

let served: Awaited<ReturnType<typeof servedFolder>>;

beforeAll(async () => {
  const files = { 'index.html': 'the page', 'index.json': '{}' };
  served = await servedFolder(files, (folder) => outbox(join(folder, 'outbox.jsonl'), () => ({})));
});
afterAll(() => served.stop());

it.each(attacks)('the server of "npm start" refuses %s', async (...attack) => {
  expect(await statusOf(served.address, attack)).toBe(403);
});

it.each(requests)('the server of "npm start" answers %s', async (...request) => {
  expect(await statusOf(served.address, request)).toBe(200);
});

it('a request of HTTP/1.1 without a Host is none', async () => {
  expect(await statusOf(served.address, ['', 'GET /__outbox HTTP/1.1'])).toBe(400);
});

it('a message is taken from the own origin and from a program, and no other is kept', async () => {
  const send = async (headers: Record<string, string>) => {
    const json = { 'Content-Type': 'application/json', ...headers };
    return (await fetch(served.address + SEND_PATH, { method: 'POST', body: mailBody(), headers: json }))
      .status;
  };
  expect(await send({ Origin: 'http://evil.example' })).toBe(403);
  expect(await send({ Origin: served.address })).toBe(200);
  expect(await send({})).toBe(200);
  expect(readFileSync(join(served.folder, 'outbox.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});
