import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servedFolder } from '../../../tests/support/served-folder';
import { agencyConfig } from '../../../tests/support/sites';
import { mailBody } from '../../../tests/support/tried-relay';
import { toFields } from '../../client/contact/message/message-fields';
import { SEND_PATH } from '../../client/contact/relay-limits';
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

it('keeps a message and lists it, the newest first, each in an article of its own', async () => {
  expect(await send({ subject: 'Older' })).toEqual([200, 'OK']);
  expect(await send({ subject: 'Newer' })).toEqual([200, 'OK']);
  const page = await listed();
  expect(page).toContain('Outbox: 2 messages');
  expect(page.match(/<article>/g)).toHaveLength(2);
  expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
});

it('shows a long message whole and once', async () => {
  const text = `${'a'.repeat(999)}😀${'b'.repeat(1500)}`;
  expect(await send(toFields(text))).toEqual([200, 'OK']);
  const page = await listed();
  expect(page).toContain('Outbox: 1 message<');
  expect(page.split(`<p class="message" dir="auto">${text}</p>`)).toHaveLength(2);
});

it('refuses what the relay refuses, and keeps nothing of it', async () => {
  expect(await send({ message: 'Click here for a casino' })).toEqual([403, 'The message is not allowed']);
  expect(await send({ from_email: 'salma' })).toEqual([422, 'A field of the message is invalid']);
  expect((await send({ padding: 'a'.repeat(60_000) }))[0]).toBe(413);
  expect(await listed()).toContain('Outbox: 0 messages');
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
  expect(page).toContain('Outbox: 1 message<');
  expect(page).toContain('Whole');
});

it('says so when a message cannot be kept', async () => {
  rmSync(served.folder, { recursive: true });
  writeFileSync(served.folder, 'a file where the folder was');
  expect((await send())[0]).toBe(503);
});

describe('the page', () => {
  it('gives the sender, a link to answer, the recipients, the subject and the text with its lines', async () => {
    await send({ from_name: 'Salma', subject: 'Paie', message: 'Bonjour,\nà demain.' });
    const page = await listed();
    expect(page).toContain('<span dir="auto">Salma</span>');
    expect(page).toContain('<a href="mailto:salma@atlas.example" dir="auto">salma@atlas.example</a>');
    expect(page).toContain(`<dt>To</dt><dd>${config.organization.recipients.join(', ')}</dd>`);
    expect(page).toContain('<h2 dir="auto">Paie</h2>');
    expect(page).toContain('<p class="message" dir="auto">Bonjour,\nà demain.</p>');
  });

  it('makes no markup, and no second recipient, of what a visitor wrote', async () => {
    const email = `salma"'&lt;@atlas.example?bcc=atlas.example`;
    const text = `"'&lt;b&gt;${'x'.repeat(9)}`;
    expect(await send({ from_name: text, from_email: email, subject: text, message: text })).toEqual([
      200,
      'OK',
    ]);
    const page = await listed();
    expect(page).not.toContain(`"'&lt;`);
    expect(page).toContain('&#34;&#39;&#38;lt;b&#38;gt;xxxxxxxxx');
    expect(page).toMatch(/href="mailto:salma[^"]+%3Fbcc=atlas\.example"/);
  });

  it('says how to send a message when there is none', async () => {
    expect(await listed()).toContain(
      'No messages yet. Send one from the <a href="/contact">contact page</a>',
    );
  });

  it('has one title, and styles that the security policy allows', async () => {
    const page = await fetch(`${served.address}/__outbox`);
    const html = await page.text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<style|style=/);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    const [, link = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(html) ?? [];
    const styles = await fetch(new URL(link, page.url));
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await styles.text()).toContain('color-scheme: light dark');
  });
});
