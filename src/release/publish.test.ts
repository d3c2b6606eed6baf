import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { publishRelease, type Content } from './publish';
import { verifyRelease } from './verify';
import { releaseNames } from './releases';
import { rollBack } from './rollback';
import { ended, projectCopy } from '../../tests/support/project-copy';
import { NOW, SmallSite } from '../../tests/support/small-site';

const DAY = 24 * 60 * 60 * 1000;
let site: SmallSite;
let target = '';
beforeEach(() => {
  site = new SmallSite();
  target = join(site.parent, 'releases');
});
afterEach(() => site[Symbol.dispose]());

/** Publishes the small site some days after the first release. */
function release(
  days = 0,
  more: Partial<{ keep: number; keepDays: number }> = {},
  content: Partial<Content> = {},
) {
  const now = new Date(NOW.getTime() + days * DAY);
  return publishRelease(
    { folders: { site: site.folder }, ...content },
    { target, keep: 5, keepDays: 7, now, ...more },
  );
}

/** Writes another build of the site, whose home page has its own script. */
function built(version: string) {
  for (const name of readdirSync(join(site.folder, 'assets')).filter((asset) => asset.startsWith('own-')))
    site.remove(`assets/${name}`);
  site.write('index.html', version).write(`assets/own-${version}.js`, version);
}

const current = (path: string) => readFileSync(join(target, 'current/site', path), 'utf8');
const assets = () =>
  readdirSync(join(target, 'current/site/assets')).filter((name) => name.startsWith('own-'));

describe('a release', () => {
  it('is a folder with the site and its checksums, and becomes current', () => {
    const { name } = release();
    expect(name).toMatch(/^20261201T080000Z-[0-9a-f]{12}$/);
    expect(readlinkSync(join(target, 'current'))).toBe(name);
    expect(current('contact.html')).toContain('Contact');
    const sums = readFileSync(join(target, name, 'SHA256SUMS'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(sums).toHaveLength(
      readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length,
    );
    expect(sums.map((line) => line.slice(66))).toEqual(sums.map((line) => line.slice(66)).toSorted());
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
  });

  it('has checksums that sha256sum can verify', () => {
    release();
    const { status, error } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: join(target, 'current'),
    });
    // Not every system has sha256sum.
    expect(error ? 0 : status).toBe(0);
  });

  it('has the same checksums wherever and whenever it is published', () => {
    const sums = (folder: string) => readFileSync(join(folder, 'current/SHA256SUMS'), 'utf8');
    release();
    const other = join(site.parent, 'other');
    publishRelease(
      { folders: { site: site.folder } },
      { target: other, keep: 1, keepDays: 1, now: new Date(NOW.getTime() + DAY) },
    );
    expect(sums(other)).toBe(sums(target));
  });

  it('includes the host configuration of the same build', () => {
    const hosting = join(site.parent, 'hosting');
    mkdirSync(hosting);
    writeFileSync(join(hosting, 'nginx.conf'), 'rules');
    release(0, {}, { folders: { site: site.folder, hosting } });
    expect(readFileSync(join(target, 'current/hosting/nginx.conf'), 'utf8')).toBe('rules');
  });

  it('is not published twice when nothing has changed', () => {
    const { name } = release();
    expect(release(1)).toMatchObject({ name, isCurrent: true });
    expect(releaseNames(target)).toEqual([name]);
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });

  it('sorts after the previous one even when the clock was set back', () => {
    const { name } = release();
    built('1');
    expect(release(-3).name > name).toBe(true);
  });

  it('fails verification when a file was changed, removed or added, or the checksum file was edited', () => {
    const folder = join(target, release().name);
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    writeFileSync(join(folder, 'site/index.html'), 'x');
    rmSync(join(folder, 'site/404.html'));
    writeFileSync(join(folder, 'site/more.html'), 'x');
    expect(verifyRelease(folder)).toEqual([
      'site/404.html: is missing',
      'site/index.html: was changed',
      'site/more.html: was added',
    ]);
    writeFileSync(join(folder, 'SHA256SUMS'), sums.replace(/^.*404.html\n/m, ''));
    expect(verifyRelease(folder)).toContain('release.json: does not match SHA256SUMS');
    expect(() => verifyRelease(site.folder)).toThrow('is not a release: it has no SHA256SUMS');
  });
});

describe('a page in an open tab', () => {
  it('finds its script for seven days after the last release that used it', () => {
    built('1');
    release(0);
    built('2');
    expect(release(10).kept).toBe(1);
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    built('3');
    release(16);
    expect(assets()).toEqual(['own-1.js', 'own-2.js', 'own-3.js']);
    built('4');
    release(18);
    expect(assets()).toEqual(['own-2.js', 'own-3.js', 'own-4.js']);
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
    built('5');
    release(19, { keepDays: 0 });
    expect(assets()).toEqual(['own-4.js', 'own-5.js']);
  });

  it('takes no disk space, because retained assets are hard links', () => {
    built('1');
    const { name } = release(0);
    built('2');
    release(1);
    const inode = (folder: string) => statSync(join(target, folder, 'site/assets/own-1.js')).ino;
    expect(inode('current')).toBe(inode(name));
  });

  it('retains only assets, not removed pages', () => {
    site.write('old.html', 'x');
    release(0);
    site.remove('old.html');
    release(1);
    expect(existsSync(join(target, 'current/site/old.html'))).toBe(false);
  });

  it('never gets different content under the same name, except for share images and precompressed files', () => {
    site.write('assets/share-home-fr-1.jpg', '1').write('assets/start-aaaaaaaa.js.br', '1');
    const { name } = release(0);
    site.write('assets/share-home-fr-1.jpg', '2').write('assets/start-aaaaaaaa.js.br', '2');
    expect(release(1).isCurrent).toBe(false);
    const last = readlinkSync(join(target, 'current'));
    site.write('assets/start-aaaaaaaa.js', 'other');
    expect(() => release(2)).toThrow(
      'assets/start-aaaaaaaa.js: has different content than in the last release under the same name. Browsers cache it for a year: give it another name',
    );
    expect(readlinkSync(join(target, 'current'))).toBe(last);
    expect(readdirSync(target).toSorted()).toEqual([name, last, 'current'].toSorted());
  });
});

describe('a rollback', () => {
  const back = (days: number) =>
    rollBack({ target, keep: 5, keepDays: 7, now: new Date(NOW.getTime() + days * DAY) });

  it('publishes the previous release again, with the scripts of the replaced one', () => {
    built('1');
    const first = release(0).name;
    built('2');
    const second = release(1).name;
    expect(back(2)).toMatchObject({ from: second, to: first });
    expect(current('index.html')).toBe('1');
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
  });

  it('goes further back the second time, and never to a replaced release', () => {
    for (const [index, version] of ['1', '2', '3'].entries()) {
      built(version);
      release(index);
    }
    back(4);
    expect(current('index.html')).toBe('2');
    back(5);
    expect(current('index.html')).toBe('1');
    expect(() => back(6)).toThrow(/is the first release .* nothing to roll back to/);
    built('4');
    release(7);
    back(8);
    expect(current('index.html')).toBe('1');
  });

  it('is rejected when the previous release was changed, and the current one stays', () => {
    built('1');
    const { name } = release(0);
    built('2');
    release(1);
    writeFileSync(join(target, name, 'site/index.html'), 'changed');
    expect(() => back(2)).toThrow(
      /The files of .* have changed, so .* stays current:\n.*site\/index.html: was changed/,
    );
    expect(current('index.html')).toBe('2');
    expect(() => rollBack({ target: join(site.parent, 'none'), keep: 5, keepDays: 7, now: NOW })).toThrow(
      'nothing to roll back to',
    );
  });

  it('keeps its target when old releases are removed', () => {
    const names = ['1', '2', '3', '4'].map((version, index) => {
      built(version);
      return release(index, { keep: 2 }).name;
    });
    expect(releaseNames(target)).toEqual(names.slice(2));
    back(5);
    expect(() => back(6)).toThrow(/, the release before .*, is no longer in .*/);
    expect(current('index.html')).toBe('3');
    built('5');
    release(7, { keep: 1 });
    expect(releaseNames(target)).toHaveLength(2);
    back(8);
    expect(current('index.html')).toBe('3');
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
  });
});

it('a folder in place of the link is never replaced', () => {
  mkdirSync(join(target, 'current'), { recursive: true });
  expect(() => release()).toThrow('is not a link to a release. Move it away, then release again.');
  expect(readdirSync(target)).toEqual(['current']);
});

describe('the command', { timeout: 240_000 }, () => {
  const { folder, remove } = projectCopy();
  afterAll(remove, 60_000);

  async function run(options: string[], epoch = '1767225600') {
    const { status, said } = await ended(folder, ['release', ...options], epoch);
    expect(said).not.toMatch(/^\s+at /m);
    return { status, said };
  }

  const releases = join(folder, '.local/releases');

  let first = { status: undefined as unknown, said: '' };
  beforeAll(async () => {
    // security.txt expires relative to the clock of the build and is checked against the real one.
    first = await run(['--no-compression'], String(Math.floor(Date.now() / 1000)));
  }, 240_000);

  it('builds this site, finds no problem, and publishes it', async () => {
    expect(first.said).toContain('.local/releases/current links to ');
    expect(first.status).toBe(0);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).toContain('<h1');
    const { status, said } = await run(['--check', '.local/releases/current']);
    expect([status, said]).toEqual([0, expect.stringContaining('is unchanged since it was published')]);
    const again = await run(['--from', 'dist']);
    expect([again.status, again.said]).toEqual([0, expect.stringContaining('Nothing has changed')]);
  });

  it('rejects an invalid site, and the current release stays', async () => {
    const before = readdirSync(releases);
    const link = readlinkSync(join(releases, 'current'));
    site.replace('index.html', '/contact#top', '/contct');
    const { status, said } = await run(['--from', site.folder]);
    expect(status).toBe(1);
    expect(said).toContain('index.html: "/contct" is not there');
    expect(said).toContain('Release refused: 1 problem. The published site is unchanged.');
    expect(readdirSync(releases)).toEqual(before);
    expect(readlinkSync(join(releases, 'current'))).toBe(link);
  });

  it('is rejected when no file has the security headers for a host', async () => {
    using bare = new SmallSite();
    const { status, said } = await run(['--from', bare.remove('_headers').folder]);
    expect([status, said]).toEqual([
      1,
      expect.stringContaining('_headers: the security headers are missing'),
    ]);
  });

  it('rolls back and prints both releases', async () => {
    const { status } = await run(['--from', site.folder]);
    expect(status).toBe(0);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).toContain('A > B');
    const back = await run(['--rollback']);
    expect([back.status, back.said]).toEqual([
      0,
      expect.stringMatching(/Rolled back from .* to .*, published as .*; \d+ assets of earlier releases/),
    ]);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).not.toContain('A > B');
  });

  it.each([
    [['--keep', 'none'], '--keep takes a whole number of at least 1, not "none".'],
    [['--rolback'], 'there is no option "--rolback". Did you mean "--rollback"?'],
    [['/srv/www'], '"/srv/www" is one argument too many.'],
    [['--check', 'src'], 'is not a release: it has no SHA256SUMS.'],
    [['--rollback', '--check', 'src'], 'one after the other'],
    [['--from', 'nothing'], 'there is no folder'],
  ])('rejects %j with a suggestion', async (options, message) => {
    const { status, said } = await run(options);
    expect([status, said]).toEqual([2, expect.stringContaining(message)]);
  });

  it('leaves a complete release when it is killed at any moment', async () => {
    // Enough files that there is time to kill the process.
    for (let number = 0; number < 800; number += 1)
      site.write(`assets/many-${number + 10_000_000}.txt`, String(number));
    const store = mkdtempSync(join(tmpdir(), 'store-'));
    const killed: string[] = [];
    try {
      expect((await run(['--from', site.folder, '--to', store])).status).toBe(0);
      for (const [index, wait] of [0, 5, 40, 90, 150].entries()) {
        site.write('assets/more-00000000.txt', '').write(`note-${index}.txt`, String(index));
        const child = spawn(
          process.execPath,
          ['scripts/run.mjs', 'release', '--from', site.folder, '--to', store],
          { cwd: folder, stdio: 'ignore' },
        );
        const closed = new Promise((resolve) => child.on('close', resolve));
        while (child.exitCode === null && !readdirSync(store).some((name) => name.startsWith('.next-')))
          await tick(1);
        await tick(wait);
        child.kill('SIGKILL');
        await closed;
        if (readdirSync(store).some((name) => name.startsWith('.next-'))) killed.push(String(wait));
        expect(verifyRelease(join(store, 'current'))).toEqual([]);
      }
      expect(killed.length, 'some were killed at work').toBeGreaterThan(0);
      site.write('last.txt', 'last');
      expect((await run(['--from', site.folder, '--to', store])).status).toBe(0);
      expect(readFileSync(join(store, 'current/site/last.txt'), 'utf8')).toBe('last');
      expect(
        readdirSync(store).filter((name) => name.startsWith('.')),
        'what was left is taken away',
      ).toEqual([]);
    } finally {
      rmSync(store, { recursive: true, force: true });
    }
  });
});

const tick = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
