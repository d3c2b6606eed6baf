import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attacks, requests, statusOf } from '../../../tests/support/attacks';
import { ProjectCopy } from '../../../tests/support/project-copy';
import { devServer } from './dev-server';

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof devServer>>;
let page: Awaited<ReturnType<typeof listener>>;

beforeAll(async () => {
  copy = new ProjectCopy();
  server = await devServer(copy.folder, 0, copy.folder);
  page = await listener(server.address);
}, 60_000);

afterAll(async () => {
  page.leave();
  await server.close();
  copy[Symbol.dispose]();
});

beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => page.heard.splice(0));

/** Changes a file of the copy, waits for the word of the server, and puts the file back. */
async function during(file: string, change: (path: string) => void, look: (output: string) => Promise<void>) {
  const path = join(copy.folder, file);
  const before = readFileSync(path, 'utf8');
  change(path);
  await vi.waitFor(() => expect(page.heard.join('')).toContain('site:problems'), WAIT);
  await look(page.heard.join(''));
  page.heard.splice(0);
  writeFileSync(path, before);
  await vi.waitFor(() => expect(page.heard.join('')).toContain('site:change'), WAIT);
  expect((await fetch(server.address)).status).toBe(200);
}

const WAIT = { timeout: 30_000, interval: 50 };

describe('while the site is being written', { timeout: 60_000 }, () => {
  it('a locale file that is deleted is reported to each open page and to the editor, and the last good page stays', async () => {
    await during('locales/ar.json', rmSync, async (output) => {
      expect(output).toContain('locales/ar.json:1:1  error FILE-001  There is no such file');
      expect((await fetch(`${server.address}/ar/contact`)).status).toBe(200);
      const late = await listener(server.address);
      late.ask();
      await vi.waitFor(() => expect(late.heard.join('')).toContain('locales/ar.json:1:1'), WAIT);
      late.leave();
    });
    const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
    const { background, pattern } = tasks.find(
      ({ label }: { label: string }) => label === 'dev',
    ).problemMatcher;
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
    expect(later.heard.join('')).not.toContain('site:problems');
    later.leave();
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

  it('a renderer that throws takes down its pages only, and reports its location', async () => {
    const path = join(copy.folder, 'src/client/blocks/faq/faq.tsx');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, 'export function Faq() {\n  throw new Error("paper jam <1>");\n}\n');
    const answer = await vi.waitFor(async () => {
      const given = await fetch(`${server.address}/faq`);
      expect(given.status).toBe(500);
      return given;
    }, WAIT);
    expect(await answer.text()).toMatch(
      /src\/client\/blocks\/faq\/faq\.tsx:2:\d+ {2}error CODE-001 {2}Internal error: paper jam &#60;1&#62;/,
    );
    expect((await fetch(`${server.address}/contact`)).status).toBe(200);
    writeFileSync(path, before);
    await vi.waitFor(async () => expect((await fetch(`${server.address}/faq`)).status).toBe(200), WAIT);
  });
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
      '/favicon.ico': 'image/vnd.microsoft.icon',
      '/icons/icon-512.png': 'image/png',
      '/ar/manifest.webmanifest': 'application/manifest+json',
    };
    for (const [url, type] of Object.entries(wanted)) {
      const answer = await fetch(server.address + url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, type]);
    }
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

it('a malformed request of a page does not stop the server', async () => {
  const other = await listener(server.address);
  for (const data of [null, 1, [], {}, { url: 1 }, { url: '/', text: 2, block: 0 }, { url: {}, text: '' }])
    other.say({ type: 'custom', event: 'site:where', data });
  other.say({ type: 'custom', event: 'site:where', data: { url: '/%', block: 'length', text: '' } });
  other.say({ type: 'custom', event: 'site:where', data: { url: '/', block: null, text: 'nothing' } });
  await vi.waitFor(() => expect(other.heard.join('')).toContain('site:place'), WAIT);
  other.leave();
  expect((await fetch(server.address)).status).toBe(200);
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
    ask: () => say({ type: 'custom', event: 'site:ask' }),
    leave: () => socket.destroy(),
  };
}
