import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from './outbox';
import { listen, siteServer } from '../preview/preview-server';

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

it.each([400, 403, 429, 451, 503])(
  'answers %i when the sender’s address asks for it, and keeps nothing',
  async (status) => {
    const [answered] = await send(
      JSON.stringify({ ...ids, template_params: { from_email: `answer-${status}@atlas.example` } }),
    );
    expect(answered).toBe(status);
    expect(await listed()).not.toContain('atlas.example');
  },
);

it('gives a page instead of its “OK” when it is asked to, as the network of a hotel does', async () => {
  const parameters = { from_email: 'answer-page@atlas.example' };
  const [status, text] = await send(JSON.stringify({ ...ids, template_params: parameters }));
  expect([status, String(text).startsWith('<')]).toEqual([200, true]);
});

it('takes an ordinary address that only looks like such a wish', async () => {
  const parameters = { from_email: 'answer-200@atlas.example' };
  expect(await send(JSON.stringify({ ...ids, template_params: parameters }))).toEqual([200, 'OK']);
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
  expect(page).toContain('Outbox: 1 message<');
  expect(page).toContain('Whole');
});

it('says so when a message cannot be kept', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder was');
  const answer = await fetch(address + SEND, { method: 'POST', body: JSON.stringify(ids) });
  expect(answer.status).toBe(500);
});

describe('the page', () => {
  const salma = {
    from_name: 'Salma',
    from_email: 'salma@atlas.example',
    subject: 'Paie',
    message: 'Bonjour,\nà demain.',
    to_email: 'contact@trace.example',
    timestamp: '2026-01-05T09:30:00.000Z',
  };
  const post = (parameters: object) => send(JSON.stringify({ ...ids, template_params: parameters }));

  it('shows the newest message first, each in an article of its own', async () => {
    await post({ ...salma, subject: 'Older' });
    await post({ ...salma, subject: 'Newer' });
    const page = await listed();
    expect(page.match(/<article>/g)).toHaveLength(2);
    expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
  });

  it('gives the sender, a link to answer, the subject and the text with its lines', async () => {
    await post(salma);
    const page = await listed();
    expect(page).toContain('<span dir="auto">Salma</span>');
    expect(page).toContain('<a href="mailto:salma@atlas.example" dir="auto">salma@atlas.example</a>');
    expect(page).toContain('<h2 dir="auto">Paie</h2>');
    expect(page).toContain('<p class="message" dir="auto">Bonjour,\nà demain.</p>');
  });

  it('gives the time in the format of the reader', async () => {
    await post(salma);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"received":"[^"]*"/, `"received":"2026-01-05T12:30:00.000Z"`),
    );
    const read = async (languages: string) =>
      (await fetch(`${address}/__outbox`, { headers: { 'Accept-Language': languages } })).text();
    expect(await read('fr-MA,fr;q=0.9')).toMatch(/<time [^>]*lang="fr-MA"[^>]*>lundi 5 janvier 2026/);
    expect(await read('*, not a language')).toMatch(/<time [^>]*lang="en"[^>]*>Monday, January 5, 2026/);
  });

  it('lets every text of a visitor choose its own direction', async () => {
    const arabic = { from_name: 'سلمى', from_email: 'س', subject: 'الأجور', message: 'مرحبا', city: 'فاس' };
    await post(arabic);
    const page = await listed();
    for (const text of Object.values(arabic)) {
      expect(page).toMatch(new RegExp(`<(\\w+)(?: class="message")? dir="auto">${text}</\\1>`));
    }
  });

  it('makes no markup, and no second recipient, of what a visitor wrote', async () => {
    const attack = `"'><script>alert(1)</script>`;
    const names = ['from_name', 'from_email', 'subject', 'message', 'to_email', attack];
    await post(Object.fromEntries(names.map((name) => [name, attack])));
    await post({ ...salma, from_email: 'salma@atlas.example?bcc=atlas.example' });
    const page = await listed();
    expect(page).not.toContain('<script');
    expect(page).not.toContain(`"'>`);
    expect(page).toContain('href="mailto:salma@atlas.example%3Fbcc=atlas.example"');
  });

  it('bears values that are no text, half signs and times that are none', async () => {
    await post({ ...salma, subject: { toString: 1 }, message: ['Hello'], from_email: 'a\ud800@b.example' });
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"received":{},"template_params":{}}\n`);
    const page = await listed();
    expect(page).toContain('[&#34;Hello&#34;]');
    expect(page).toContain('at an unknown time');
  });

  it('says how to send a message when there is none', async () => {
    expect(await listed()).toContain(
      'No messages yet. Send one from the <a href="/contact">contact page</a>',
    );
  });

  it('has one title, and styles that the security policy allows', async () => {
    const site = siteServer(folder, outbox(file));
    const page = await fetch(`${await listen(site, 0)}/__outbox`);
    const html = await page.text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<style|style=/);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    const [, link = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(html) ?? [];
    const styles = await fetch(new URL(link, page.url));
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(styles.status).toBe(200);
    site.closeAllConnections();
    site.close();
  });

  it('is light or dark as the reader has it', () => {
    // From the file, for Vitest empties the stylesheets that are imported.
    expect(readFileSync('src/server/outbox/outbox-page.css', 'utf8')).toContain(
      '(prefers-color-scheme: dark)',
    );
  });
});
