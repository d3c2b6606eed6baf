import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/server/local-server';
import { ended, ProjectCopy } from '../support/project-copy';
import { SampleSite } from '../support/sample-site';

/** A copy of the project, to break on purpose. */
const copy = new ProjectCopy();
const { folder } = copy;
cpSync('.editorconfig', join(folder, '.editorconfig'));
afterAll(() => copy[Symbol.dispose]());

/** What a test that looks at something else leaves out of a build. */
const plain = ['--no-compression'];

/** Runs a command as `npm run` does; nothing that it says may look like a crash. */
async function run(command: string, given: string | readonly string[] = [], environment = {}) {
  const answer = await ended(folder, [command, ...[given].flat()], environment);
  expect(answer.said).not.toMatch(/^\s+at /m);
  return answer;
}

describe('the commands', () => {
  it('may start at once, also when none has run before', async () => {
    const both = await Promise.all([run('validate'), run('validate')]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(readdirSync(join(folder, '.cache/commands')), 'one bundle, no drafts').toHaveLength(1);
  });

  it('say 1 for a bad config and 2 when they cannot run', async () => {
    const good = copy.text();
    copy.replace('"to": "contact"', '"to": "contct"');
    const bad = await run('validate');
    expect(bad.status).toBe(1);
    expect(bad.said).toMatch(/^site\.config\.json:\d+:\d+ {2}error LINK-001 .*Did you mean "contact"\?$/m);
    rmSync(join(folder, 'site.config.json'));
    const missing = await run('validate');
    expect(missing.status).toBe(2);
    expect(missing.said).toContain('site.config.json:1:1  error FILE-001  site.config.json does not exist');
    copy.write(good);
    expect((await run('paint')).status).toBe(2);
  });

  it('find a site from where npm was called, and one with a whole path', { tags: ['nightly'] }, async () => {
    using site = new SampleSite();
    cpSync(site.folder, join(folder, 'drafts/next'), { recursive: true });
    const npm = { INIT_CWD: join(folder, 'drafts'), npm_package_json: join(folder, 'package.json') };
    expect((await run('validate', ['--site', 'next'], npm)).status).toBe(0);
    expect((await run('validate', ['--site', site.folder])).status).toBe(0);
  });

  it(
    'say loudly when a production site cannot send, and not when it can',
    { tags: ['nightly'] },
    async () => {
      expect((await run('build', plain)).said).toContain('The contact form cannot send');
      const account = { SERVICE_ID: 'service_a', TEMPLATE_ID: 'template_a', PUBLIC_KEY: 'key_a' };
      const set = Object.fromEntries(
        Object.entries(account).map(([id, value]) => [`VITE_EMAILJS_${id}`, value]),
      );
      expect((await run('build', plain, set)).said).not.toContain('cannot send');
      for (const built of ['dist', '.cache/client']) rmSync(join(folder, built), { recursive: true });
    },
  );

  it('leave the last site as it was when a build fails, and speak of it only when there is one', async () => {
    const before = copy.text();
    copy.write(before.replace('"url":', '"ulr":'));
    const first = await run('build');
    expect(first.status).toBe(1);
    expect(first.said).toContain('There is no field "ulr" here');
    expect(first.said).not.toContain('The last site');
    mkdirSync(join(folder, 'dist.last'));
    copy.add('dist.last/index.html', 'the last good site');
    const second = await run('build');
    expect(second.said).toContain('The last site is still in dist.');
    expect(copy.text('dist/index.html')).toBe('the last good site');
    copy.write(before);
  });

  it('build a whole site each when two builds run at once', { tags: ['nightly'] }, async () => {
    const both = await Promise.all([run('build', plain), run('build', plain)]);
    expect(both.map(({ status, said }) => [status, said])).toEqual([
      [0, expect.stringContaining('pages')],
      [0, expect.stringContaining('pages')],
    ]);
    expect(copy.text('dist/index.html')).toContain('<html lang="fr" dir="ltr" data-script="latin">');
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    expect(readdirSync(join(folder, '.cache/client')), 'one client, no drafts').toHaveLength(1);
  });

  it('end when their port is taken', { tags: ['nightly'] }, async () => {
    const other = createServer();
    const PORT = new URL(await listen(other, 0)).port;
    const { status, said } = await run('dev', undefined, { PORT });
    expect(status).toBe(2);
    expect(said).toContain(`Port ${PORT} is taken. Choose another:`);
    other.close();
  });
});
