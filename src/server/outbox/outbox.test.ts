import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { servedFolder } from '../../../tests/support/served-folder';
import { agencyConfig } from '../../../tests/support/sites';
import { mailBody } from '../../../tests/support/tried-relay';
import { replyNote } from '../../client/contact/mail-address';
import { toFields } from '../../client/contact/message/message-fields';
import { SEND_PATH } from '../../publish/hosting/relay-limits';
import { outbox } from './outbox';

const config = agencyConfig();
let served: Awaited<ReturnType<typeof servedFolder>>;
const file = () => join(served.folder, 'outbox.jsonl');

beforeEach(async () => {
  served = await servedFolder({}, (folder) => outbox(join(folder, 'outbox.jsonl'), () => config));
});
afterEach(() => served.stop());

async function send(fields: Record<string, unknown> = {}): Promise<[number, string]> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(served.address + SEND_PATH, { method: 'POST', headers, body: mailBody(fields) });
  return [answer.status, await answer.text()];
}
const listed = async () => (await fetch(`${served.address}/__outbox`)).text();

it('keeps a message and lists it, the newest first', async () => {
  expect(await send({ subject: 'Older' })).toEqual([200, 'OK']);
  expect(await send({ subject: 'Newer' })).toEqual([200, 'OK']);
  const page = await listed();
  expect(page).toContain('the newest first: 2.');
  expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
});

it('shows a long message whole and once', async () => {
  const text = `${'a'.repeat(999)}😀${'b'.repeat(1500)}`;
  expect(await send(toFields(aMessage({ message: text })))).toEqual([200, 'OK']);
  const page = await listed();
  expect(page).toContain('the newest first: 1.');
  expect(page.split(`\n\n${text}\n`)).toHaveLength(2);
});

it('refuses what the relay refuses, and keeps nothing of it', async () => {
  expect(await send({ message: 'Click here for a casino' })).toEqual([403, 'The message is not allowed']);
  expect(await send({ from_email: 'salma' })).toEqual([422, 'A field of the message is invalid']);
  expect((await send({ padding: 'a'.repeat(60_000) }))[0]).toBe(413);
  expect(await listed()).toContain('the newest first: 0.');
});

it.each([400, 403, 429, 451, 503])(
  'answers %i when the sender’s address asks for it, and keeps nothing',
  async (status) => {
    expect((await send({ from_email: `answer-${status}@atlas.example` }))[0]).toBe(status);
    expect(await listed()).not.toContain('atlas.example');
  },
);

it('gives a page instead of its “OK” when it is asked to, as the network of a hotel does', async () => {
  const [status, text] = await send({ from_email: 'answer-page@atlas.example' });
  expect([status, text.startsWith('<')]).toEqual([200, true]);
});

it('takes an ordinary address that only looks like such a wish', async () => {
  expect(await send({ from_email: 'answer-200@atlas.example' })).toEqual([200, 'OK']);
});

it('skips lines that are no message, such as one that was cut off', async () => {
  await send({ subject: 'Whole' });
  writeFileSync(file(), `{"received":"2026-01-0\nnull\n[]\n{}\n${readFileSync(file(), 'utf8')}`);
  const page = await listed();
  expect(page).toContain('the newest first: 1.');
  expect(page).toContain('Whole');
});

it('says so when a message cannot be kept', async () => {
  rmSync(served.folder, { recursive: true });
  writeFileSync(served.folder, 'a file where the folder was');
  expect((await send())[0]).toBe(503);
});

it('lists the sender, the recipients, the subject and the text with its lines, all as plain text', async () => {
  await send({ from_name: 'Salma', subject: 'Paie', message: 'Bonjour,\nà demain.' });
  const page = await fetch(`${served.address}/__outbox`);
  expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await page.text();
  expect(text).toContain('From: Salma <salma@atlas.example>\n');
  expect(text).toContain(`To: ${config.organization.recipients.join(', ')}\n`);
  expect(text).toContain('Subject: Paie\n\nBonjour,\nà demain.\n');
});

it('shows the first line that the mail of the relay has for an address without a Reply-To', async () => {
  await send({ from_email: 'josé@Société.example,', message: 'Bonjour à tous' });
  const text = await listed();
  expect(text).toContain('<josé@xn--socit-esab.example>\n');
  expect(text).toContain(`${replyNote('josé@')}Bonjour à tous\n`);
});
