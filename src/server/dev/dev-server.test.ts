import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attacks, requests, statusOf } from '../../../tests/support/attacks';
import { ProjectCopy } from '../../../tests/support/project-copy';
import { escapeHtml } from '../../lib/text/html';
import { devServer } from './dev-server';

const waited = vi.hoisted(() => vi.fn((_time: number) => Promise.resolve()));
vi.mock('node:timers/promises', () => ({ setTimeout: waited }));

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof devServer>>;
let page: Awaited<ReturnType<typeof listener>>;

beforeAll(async () => {
  copy = new ProjectCopy();
  server = await devServer(copy.folder, 0, copy.folder);
  page = await listener(server.address);
});

afterAll(async () => {
  page.leave();
  await server.close();
  copy[Symbol.dispose]();
});

beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  page.heard.splice(0);
  waited.mockClear();
});

/** Changes a file of the copy, waits for the word of the server, and puts the file back. */
async function during(file: string, change: (path: string) => void, look: (output: string) => Promise<void>) {
  const path = join(copy.folder, file);
  const before = readFileSync(path, 'utf8');
  page.heard.splice(0);
  change(path);
  await vi.waitFor(() => expect(page.heard.join('')).toContain('site:problems'), WAIT);
  await look(page.heard.join(''));
  page.heard.splice(0);
  writeFileSync(path, before);
  await changed();
  expect((await fetch(server.address)).status).toBe(200);
}

/** Waits until the page has heard of a new version, and of its problems, which come last. */
async function changed(): Promise<void> {
  await vi.waitFor(() => expect(page.heard.join('')).toMatch(/site:change.*site:problems/s), WAIT);
}

const WAIT = { timeout: 100_000, interval: 50 };

describe('while the site is being written', () => {
  it('a locale file that is deleted is reported to each open page and to the editor, and the last good page stays', async () => {
    await during('locales/ar.json', rmSync, async (output) => {
      expect(output).toContain('locales/ar.json:1:1  error FILE-001  locales/ar.json does not exist');
      expect((await fetch(`${server.address}/ar/contact`)).status).toBe(200);
      const late = await listener(server.address);
      late.ask();
      await vi.waitFor(() => expect(late.heard.join('')).toContain('locales/ar.json:1:1'), WAIT);
      late.leave();
    });
    const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
    const { background, pattern } = tasks.find(({ label }: { label: string }) => label === 'dev')
      .problemMatcher[0];
    const kinds: [string, RegExp][] = [
      ['begin', new RegExp(background.beginsPattern)],
      ['problem', new RegExp(pattern.regexp)],
      ['end', new RegExp(background.endsPattern)],
    ];
    const said = vi
      .mocked(console.log)
      .mock.calls.map(([line]) => kinds.find(([, kind]) => kind.test(String(line)))?.[0] ?? line);
    // One save may be heard more than once.
    expect(said.join(' ')).toMatch(/begin problem end (?:begin problem end )*begin end(?: begin end)*$/);
    const later = await listener(server.address);
    later.ask();
    await fetch(server.address);
    expect(later.heard.join('')).not.toMatch(/site:problems|site:change/);
    later.leave();
  });

  it('a page that opened before a save, and was not ready to hear of it, gets it when it asks', async () => {
    const openedAt = Date.now() - 1;
    copy.edit('locales/en.json', (text) => `${text}\n`);
    await changed();
    const slow = await listener(server.address);
    slow.ask(openedAt);
    await vi.waitFor(() => expect(slow.heard.join('')).toContain('site:change'), WAIT);
    slow.leave();
  });

  it('a file of which the server has read only the beginning has no error: it is read again', async () => {
    const path = join(copy.folder, 'locales/en.json');
    const text = readFileSync(path, 'utf8');
    waited.mockImplementationOnce(async () => writeFileSync(path, text));
    writeFileSync(path, text.slice(0, text.length / 2));
    await changed();
    expect(waited).toHaveBeenCalledOnce();
    expect(page.heard.join('')).not.toContain('error');
  });

  it('an open page loads its stylesheet and its layout again only when they have changed', async () => {
    const urls = async () => {
      const html = await (await fetch(server.address)).text();
      return [/\/assets\/site\.css[^"]+/, /\/assets\/frame-fr\.json[^"]+/].map((url) => url.exec(html)?.[0]);
    };
    const before = await urls();
    for (const [setting, isChanged] of [
      [{ keywords: 'atelier' }, [false, false]],
      [{ effects: { reveal: { duration: 800 } } }, [true, false]],
      [{ loading: { timeout: 90_000 } }, [false, true]],
    ] as const)
      await during(
        'site.config.json',
        (path) =>
          writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...setting })),
        async () => expect((await urls()).map((url, index) => url !== before[index])).toEqual(isChanged),
      );
  });

  it('the account of the form may be written meanwhile: saves are still seen', async () => {
    writeFileSync(join(copy.folder, '.env.local'), 'VITE_EMAILJS_SERVICE_ID=service_one\n');
    for (const end of ['\n', '\n\n', '']) {
      page.heard.splice(0);
      copy.edit('locales/en.json', (text) => text.trimEnd() + end);
      await expect(changed()).resolves.toBeUndefined();
    }
  });

  it('an error in a source is reported with its location, and the last good page stays', async () => {
    await during(
      'src/client/blocks/steps/steps.tsx',
      (path) => writeFileSync(path, 'export function Steps( {\n'),
      async (output) => {
        expect(output).toMatch(/src\/client\/blocks\/steps\/steps\.tsx:\d+:\d+ {2}error CODE-001/);
        expect((await fetch(server.address)).status).toBe(200);
      },
    );
  });

  it.each([
    ['renderer', '/faq', 'block 2 "faq"', 'src/client/blocks/faq/faq.tsx', 'function Questions('],
    ['model', '/mentions-legales', 'block 2 "prose"', 'src/site/blocks/prose.ts', 'function legalLines('],
  ])(
    'a %s that throws takes down its pages only, and reports page, block and line',
    async (_, url, block, file, start) => {
      const path = join(copy.folder, file);
      const before = readFileSync(path, 'utf8');
      const lines = before.split('\n');
      const line = lines.findIndex((text) => text.startsWith(start)) + 1;
      writeFileSync(path, lines.toSpliced(line, 0, '  throw new Error("paper jam <1>");').join('\n'));
      const answer = await vi.waitFor(async () => {
        const given = await fetch(server.address + url);
        expect(given.status).toBe(500);
        return given;
      }, WAIT);
      const problem = `error CODE-001  page ${url} (fr) › ${block}: Internal error: paper jam <1>`;
      expect(await answer.text()).toContain(`<li>${escapeHtml(`${file}:${line + 1}:9  ${problem}`)}</li>`);
      expect((await fetch(`${server.address}/contact`)).status).toBe(200);
      writeFileSync(path, before);
      await vi.waitFor(async () => expect((await fetch(server.address + url)).status).toBe(200), WAIT);
    },
  );
});

describe('addresses', () => {
  it('that lead nowhere answer 404 in the language of the path, those of the missing page too', async () => {
    for (const [path, language] of [
      ['/nothing', 'fr'],
      ['/404', 'fr'],
      ['/en/404', 'en'],
      ['/ar/nothing', 'ar'],
    ]) {
      const answer = await fetch(server.address + path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining(`<html lang="${language}"`),
      ]);
    }
  });

  it('of icons and manifests are answered as in the built site', async () => {
    const wanted = {
      '/icons/icon-512.png': 'image/png',
      '/ar/manifest.webmanifest': 'application/manifest+json',
    };
    for (const [url, type] of Object.entries(wanted)) {
      const answer = await fetch(server.address + url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, type]);
    }
  });

  it('of before lead where the built site leads from them', async () => {
    const before = copy.text('site.config.json');
    copy.change((config) => (config.redirects = [{ from: '/ancienne', to: 'contact' }]));
    await vi.waitFor(async () => {
      const answer = await fetch(`${server.address}/en/ancienne`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/contact']);
    }, WAIT);
    page.heard.splice(0);
    writeFileSync(join(copy.folder, 'site.config.json'), before);
    await changed();
  });

  it('in another spelling are redirected with their question', async () => {
    const answer = await fetch(`${server.address}/contact/?from=test`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/contact?from=test']);
  });
});

describe('a page of another site', () => {
  it.each(attacks)('does not reach %s', async (...attack) => {
    expect(await statusOf(server.address, attack)).toBe(403);
  });

  it.each(requests)('allows %s', async (...request) => {
    expect(await statusOf(server.address, request)).toBe(200);
  });
});

describe('the editor', () => {
  const opened = () => join(copy.folder, '.cache/opened');
  const open = (target: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/${target}`, { headers }).then(({ status }) => status);

  beforeAll(() => {
    const editor = join(copy.folder, '.cache/editor');
    writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${opened()}'\n`);
    chmodSync(editor, 0o755);
    vi.stubEnv('LAUNCH_EDITOR', editor);
    symlinkSync('/etc/passwd', join(copy.folder, 'link.json'));
  });
  afterAll(() => vi.unstubAllEnvs());

  it('opens files of the project only, and those for its own pages only', async () => {
    rmSync(opened(), { force: true });
    for (const target of [
      '__open-in-editor?file=/etc/passwd',
      '__open-in-editor?file=../../../../../../etc/passwd',
      '__open-in-editor?file=%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '__open-in-editor?file=src%2f..%2f..%2f..%2fetc%2fpasswd:1:1',
      '__open-in-editor?file=file:///etc/passwd',
      '__open-in-editor?file=link.json',
      '__open-in-editor?file=link.json:1',
      '__open-in-editor?file=%00/etc/passwd',
      '__open-in-editor?file=nothing.json',
      '__open-in-editor?file=src',
      '__open-in-editor?file=',
      '__open-in-editor',
      '__OPEN-in-editor?file=/etc/passwd',
      '__open-in-editor/x?file=/etc/passwd',
      '__open-in-editor.x?file=/etc/passwd',
      'x/__open-in-editor?file=/etc/passwd',
    ])
      expect([target, await open(target)]).toEqual([target, 403]);
    const good = '__open-in-editor?file=site.config.json%3A12%3A3';
    expect(await open(good, { Origin: 'http://evil.example' })).toBe(403);
    expect(await open(good, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await open(good)).toBe(200);
    await vi.waitFor(() => expect(readFileSync(opened(), 'utf8')).not.toBe(''), WAIT);
    expect(readFileSync(opened(), 'utf8').trim().split('\n')).toEqual([
      expect.stringMatching(/^\/\S+\/site\.config\.json/),
    ]);
  });
});

describe('editing', () => {
  const files = [
    'site.config.json',
    'locales/fr.json',
    'locales/en.json',
    'locales/ar.json',
    'site.lock.json',
  ];
  const contents = () => files.map((file) => copy.text(file));
  let token = '';

  beforeAll(async () => {
    const own = await listener(server.address);
    own.ask();
    token = await vi.waitUntil(() => /"token":"([^"]+)"/.exec(own.heard.join(''))?.[1], WAIT);
    own.leave();
    await edit({ action: 'start' });
  });

  /** A change of the first text. */
  const change = { action: 'save', place: 0, shown: '', words: {}, isCurrent: true };

  const edit = (body: unknown, headers: Record<string, string> = {}, more: RequestInit = {}) =>
    fetch(`${server.address}/__edit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Edit-Token': token, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...more,
    });

  const foreign: Record<string, string>[] = [
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'X-Edit-Token': '' },
    { 'X-Edit-Token': 'guessed' },
    { 'X-Edit-Token': 'A'.repeat(32) },
    { 'X-Edit-Token': 'A'.repeat(64) },
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
  ];

  it.each(foreign)('is not for other pages, such as one with %j', async (headers) => {
    const before = contents();
    expect((await edit(change, headers)).status).toBe(403);
    expect(contents()).toEqual(before);
  });

  it.each([
    ['a foreign host', 'POST /__edit HTTP/1.1', 'Host: evil.example'],
    ['a host after user information', 'POST /__edit HTTP/1.1', 'Host: localhost:80@evil.example'],
    ['an absolute URL', 'POST http://evil.example/__edit HTTP/1.1', 'Host: {host}'],
    ['another spelling', 'POST //__edit HTTP/1.1', 'Host: {host}', 'Sec-Fetch-Site: cross-site'],
    ['no body', 'POST /__edit HTTP/1.1', 'Host: {host}', 'Content-Length: 0'],
    ['no length', 'POST /__edit HTTP/1.1', 'Host: {host}', 'Transfer-Encoding: chunked'],
    ['a length that is too large', 'POST /__edit HTTP/1.1', 'Host: {host}', 'Content-Length: 900000000'],
  ] as [string, string, ...string[]][])('is refused for %s', async (what, ...lines) => {
    const before = contents();
    expect(await statusOf(server.address, [what, ...lines, `X-Edit-Token: ${token}`])).toBe(403);
    expect(contents()).toEqual(before);
  });

  it.each(['GET', 'PUT', 'DELETE'])('is refused with the method %s', async (method) => {
    const before = contents();
    const body = method === 'GET' ? null : '{}';
    expect((await edit(change, {}, { method, body })).status).toBe(403);
    expect(contents()).toEqual(before);
  });

  it.each([
    'no JSON',
    '[]',
    { action: 'delete' },
    { ...change, place: -1 },
    { ...change, place: '../../etc/passwd' },
    { ...change, place: { path: ['url'] } },
    { action: 'remove', place: 0, entry: '__proto__' },
    { action: 'add', place: 0, entry: 0, words: null },
    '{"action":"save","place":0,"words":{"__proto__":"x"}}',
  ])('writes nothing for the malformed request %j', async (body) => {
    const before = contents();
    await edit(body);
    expect(contents()).toEqual(before);
    expect((await fetch(server.address)).status).toBe(200);
  });

  it('changes the file for a page of the site, and shows it at once in every open page', async () => {
    const before = contents();
    const html = await (await fetch(`${server.address}/faq`)).text();
    const shown = /<h1.*?<\/h1>/s.exec(html)?.[0].replace(/<.*?>/g, '') ?? '';
    const point = { before: '', node: ['', shown], after: '', language: 'fr' };
    const { panel } = await (await edit({ action: 'find', ...point })).json();
    const words = { fr: 'Un autre titre', en: 'Another title', ar: 'عنوان آخر' };
    const save = { action: 'save', place: panel.place, shown: panel.shown, words, isCurrent: true };
    page.heard.splice(0);
    expect(await (await edit(save)).json()).toMatchObject({ report: 'Enregistré.' });
    expect(page.heard.join('')).toContain('site:change');
    expect(await (await fetch(`${server.address}/faq`)).text()).toContain('Un autre titre');
    const last = /"change":"([^"]+)"/.exec(page.heard.join(''))?.[1];
    expect(await (await edit({ action: 'undo', change: last })).json()).toHaveProperty('report');
    expect(contents()).toEqual(before);
  });
});

/** A page that is open in a browser, as far as its line to the server goes: what it hears, frame after frame. */
async function listener(address: string) {
  const heard: string[] = [];
  const socket = await new Promise<Duplex>((resolve, reject) => {
    get(`${address}/`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Protocol': 'vite-hmr',
        'Sec-WebSocket-Key': Buffer.from('a page of a test').toString('base64'),
      },
    })
      .on('upgrade', (_, line) => resolve(line))
      .on('error', reject);
  });
  socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
  // A short text as a frame of the protocol, masked with zeros.
  const say = (message: unknown) => {
    const bytes = Buffer.from(JSON.stringify(message));
    const length = bytes.length < 126 ? [0x80 + bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 255];
    socket.write(Buffer.from([0x81, ...length, 0, 0, 0, 0, ...bytes]));
  };
  return {
    heard,
    say,
    ask: (openedAt = Date.now()) => say({ type: 'custom', event: 'site:ask', data: openedAt }),
    leave: () => socket.destroy(),
  };
}
