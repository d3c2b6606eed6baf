import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import release from '../../src/cli/release';
import { listen } from '../../src/server/local-server';
import { saidLines } from '../support/said';
import { SiteCopy } from '../support/site-copy';
import { SmallSite } from '../support/small-site';
import { root } from '../support/sites';

const output = saidLines();
let small: SmallSite;
let copy: SiteCopy;
let releases = '';
beforeEach(() => {
  [small, copy] = [new SmallSite(), new SiteCopy()];
  releases = join(small.parent, 'releases');
});
afterEach(() => {
  setEnvironment({});
  small[Symbol.dispose]();
  copy[Symbol.dispose]();
});

/** Runs the command and returns its exit code and what it says. */
async function run(...options: string[]): Promise<{ status: unknown; said: string }> {
  output.length = 0;
  const all = [...options, '--site', copy.folder, '--to', releases];
  const status = await release.execute(all, root).catch((error: Error) => {
    output.push(error.message);
    return 2;
  });
  return { status, said: output.join('\n') };
}

const released = (path: string) => readFileSync(join(releases, 'current/site', path), 'utf8');

describe('npm run release', () => {
  it(
    'publishes a built site that passes tests/built and answers as built, and no other',
    { tags: ['nightly'] },
    async () => {
      const server = createServer(({ url = '' }, answer) => {
        const file = `${url === '/' ? 'index' : url.slice(1)}.html`;
        const isThere = existsSync(join(releases, 'current/site', file));
        answer.setHeader('Content-Security-Policy', "default-src 'none'");
        answer.writeHead(isThere ? 200 : 404).end(released(isThere ? file : '404.html'));
      });
      const origin = await listen(server, 0);
      const options = ['--from', small.folder, '--allow-placeholders', '--check', origin];
      try {
        const first = await run(...options);
        expect(first.said).toMatch(/The current release is \d{8}T\d{9}Z\.$/);
        expect(first.status).toBe(0);
        expect((await run(...options)).said).toContain('Nothing has changed');
      } finally {
        server.close();
      }
      const { status: code, said: differences } = await run(...options);
      expect(differences).toContain(`${origin}/contact: does not answer: `);
      expect(differences).toContain('The live site is another release.');
      expect(code).toBe(1);

      small.replace('index.html', '/contact#top', '/contct');
      const { status, said } = await run(...options);
      expect(said).toContain('index.html: "/contct" is not there');
      expect(said).toMatch(/\nRelease refused\. The published site is unchanged\.$/);
      expect(status).toBe(1);
      expect(released('index.html')).toContain('/contact#top');
    },
  );
});

describe('a site that is not meant for visitors', () => {
  it('is refused with what is invented, where, and what to do, before the notes of its config', async () => {
    copy.change(({ pages }) => Reflect.set(pages[0]!, '$comment', 'owner: confirm the hours.'));
    const { status, said } = await run('--from', small.folder);
    expect(said).toMatch(
      /^This site is not ready[^]*--allow-placeholders\.\n\nNotes to settle[^]*confirm the hours\.\n\nRelease refused\. .*$/,
    );
    expect(said).toContain('site.config.json › organization ("placeholder": true)');
    expect(said).toMatch(/site\.config\.json › \/\S+ › \S+ \(\d+\) \("placeholder": true\)/);
    expect(said).toContain('contact form: it cannot send without VITE_EMAILJS_SERVICE_ID, ');
    expect(said).toContain('For a demonstration: --allow-placeholders.');
    expect(status).toBe(1);
    expect(existsSync(releases)).toBe(false);
    setEnvironment({ language: 'fr' });
    expect((await run('--from', small.folder)).said).toContain(
      'Pour une démonstration\u00a0: --allow-placeholders.',
    );
  });

  it('is refused with each address that nobody can have, and what to do', async () => {
    copy.write(copy.text().replaceAll(/"placeholder": true/g, '"placeholder": false'));
    copy.write(copy.text().replaceAll('.example', '.ma'));
    copy.change(({ organization, pages }) => {
      organization.email = 'bonjour@example.com';
      organization.recipients = ['bonjour@trace.ma', 'moi@trace.test'];
      const [hero] = pages[0]!.blocks;
      if (hero?.type === 'hero') hero.actions![0]!.to = 'https://shop.trace.example/a';
    });
    const { said } = await run('--from', small.folder);
    expect(said.split('\n').filter((line) => line.includes('nobody'))).toEqual([
      '  site.config.json › organization.email: nobody can have the address bonjour@example.com; write yours',
      '  site.config.json › organization.recipients[1]: nobody can have the address moi@trace.test; write yours',
      '  site.config.json › page / › block 1 "hero" › actions[0].to: nobody can have the address https://shop.trace.example/a; write yours',
    ]);
  });

  it('is released when nothing is invented any more and the form has an account', async () => {
    const real = copy.text().replaceAll(/"placeholder": true/g, '"placeholder": false');
    copy.write(real.replaceAll('.example', '.ma'));
    expect((await run('--from', small.folder)).said).not.toContain('"placeholder": true');
    const ids = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'].map((id) => [`VITE_EMAILJS_${id}`, 'set']);
    setEnvironment({ variables: Object.fromEntries(ids) });
    rmSync(small.folder, { recursive: true });
    expect((await run('--from', small.folder)).said).toContain('Build the site first: npm run build');
  });
});

it.each([
  [['--check', 'www.trace.example'], 'an origin, such as https://www.trace.example'],
  [['--rollback'], 'nothing to roll back to'],
])('%j is answered with what is right', async (options, message) => {
  const { status, said } = await run(...options);
  expect([status, said]).toEqual([2, expect.stringContaining(message)]);
});

it.each([
  ['a file', () => releases, /a folder is needed where there is a file\. Move the file away\.$/],
  ['a folder that takes none', () => '/proc/releases', /this user may not write there|is read-only/],
])('%s where the releases should be is named, with what to do', async (_what, target, advice) => {
  writeFileSync(releases, '');
  releases = target();
  const { status, said } = await run('--from', small.folder, '--allow-placeholders');
  expect(said).toContain(' cannot be written: ');
  expect(said).toMatch(advice);
  expect(status).toBe(2);
});
