import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from './outbox';
import { listen } from './serve';

let folder = '';
let file = '';
let server: Server;
let address = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  file = join(folder, 'outbox.jsonl');
  const handle = outbox(file);
  server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  address = await listen(server, 0);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SEND = '/api/v1.0/email/send';
const ids = { user_id: 'a', service_id: 'b', template_id: 'c' };

async function send(body: string) {
  const answer = await fetch(address + SEND, { method: 'POST', body });
  return [answer.status, await answer.text()];
}
const listed = async () => (await fetch(`${address}/__outbox`)).text();

it('keeps a message and lists it as plain text, the newest first', async () => {
  expect(await send(JSON.stringify({ ...ids, template_params: { subject: 'First' } }))).toEqual([200, 'OK']);
  await send(JSON.stringify({ ...ids, template_params: { subject: '<b>Second</b>', message: 'Hello' } }));
  const page = await listed();
  expect(page).toContain('Outbox: 2 messages');
  expect(page).toContain('&#60;b&#62;Second');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
});

it('refuses what the mail service refuses', async () => {
  expect(await send('no JSON')).toEqual([400, 'The request is not JSON']);
  expect(await send(JSON.stringify({ ...ids, user_id: '' }))).toEqual([400, 'The Public Key is invalid']);
  expect(await send(JSON.stringify({ user_id: 'a' }))).toEqual([400, 'The service ID is not found']);
  expect(await send(JSON.stringify({ ...ids, message: 'a'.repeat(60_000) }))).toEqual([
    413,
    'The message is too large',
  ]);
});

it('goes on when a client hangs up in the middle of a message', async () => {
  await new Promise<void>((resolve) => {
    const { port } = new URL(address);
    const client = connect(Number(port), '127.0.0.1', () => {
      client.write(`POST ${SEND} HTTP/1.1\r\nHost: test\r\nContent-Length: 1000\r\n\r\n{"user_id"`, () => {
        client.destroy();
        resolve();
      });
    });
  });
  expect(await send(JSON.stringify({ ...ids, template_params: { subject: 'Still here' } }))).toEqual([
    200,
    'OK',
  ]);
});

it('skips lines that are no message, such as one that was cut off', async () => {
  await send(JSON.stringify({ ...ids, template_params: { subject: 'Whole' } }));
  writeFileSync(file, `{"received":"2026-01-0\nnull\n[]\n{}\n${readFileSync(file, 'utf8')}`);
  const page = await listed();
  expect(page).toContain('Outbox: 1 messages');
  expect(page).toContain('Whole');
});

it('says so when a message cannot be kept', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder was');
  const answer = await fetch(address + SEND, { method: 'POST', body: JSON.stringify(ids) });
  expect(answer.status).toBe(500);
});
