import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacks, requests, statusOf } from '../../tests/support/attacks';
import { mailBody } from '../../tests/support/tried-relay';
import { SEND_PATH } from '../contact/relay-limits';
import { outbox } from './outbox/outbox';
import { listen, siteServer } from './preview/preview-server';

let folder = '';
let server: Server;
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'index.json'), '{}');
  server = siteServer(
    folder,
    outbox(join(folder, 'outbox.jsonl'), () => ({})),
  );
  address = await listen(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(attacks)('the server of "npm start" refuses %s', async (...attack) => {
  expect(await statusOf(address, attack)).toBe(403);
});

it.each(requests)('the server of "npm start" answers %s', async (...request) => {
  expect(await statusOf(address, request)).toBe(200);
});

it('a request of HTTP/1.1 without a Host is none', async () => {
  expect(await statusOf(address, ['', 'GET /__outbox HTTP/1.1'])).toBe(400);
});

it('a message is taken from the own origin and from a program, and no other is kept', async () => {
  const send = async (headers: Record<string, string>) => {
    const json = { 'Content-Type': 'application/json', ...headers };
    return (await fetch(address + SEND_PATH, { method: 'POST', body: mailBody(), headers: json })).status;
  };
  expect(await send({ Origin: 'http://evil.example' })).toBe(403);
  expect(await send({ Origin: address })).toBe(200);
  expect(await send({})).toBe(200);
  expect(readFileSync(join(folder, 'outbox.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});
