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
import { publishRelease, type Content } from '../../src/release/publish';
import { releaseFaults } from '../../src/release/verify';
import { releaseNames } from '../../src/release/releases';
import { rollBack } from '../../src/release/rollback';
import { ended, projectCopy } from '../support/project-copy';
import { NOW, SmallSite } from '../support/small-site';

const DAY = 24 * 60 * 60 * 1000;
let site: SmallSite;
let target = '';
beforeEach(() => {
  site = new SmallSite();
  target = join(site.parent, 'releases');
});
afterEach(() => site[Symbol.dispose]());

/** Lays the small site out some days after the first release. */
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

/** Another build of the site, whose home page fetches a script of its own. */
function built(version: string) {
  for (const name of readdirSync(join(site.folder, 'assets')).filter((asset) => asset.startsWith('own-')))
    site.remove(`assets/${name}`);
  site.write('index.html', version).write(`assets/own-${version}.js`, version);
}

const current = (path: string) => readFileSync(join(target, 'current/site', path), 'utf8');
const assets = () =>
  readdirSync(join(target, 'current/site/assets')).filter((name) => name.startsWith('own-'));

describe('a release', () => {
  it('is a folder with the site and its sums, and what visitors get', () => {
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
    expect(releaseFaults(join(target, 'current'))).toEqual([]);
  });

  it('has sums that the usual program reads', () => {
    release();
    const { status, error } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: join(target, 'current'),
    });
    // Not every system has it.
    expect(error ? 0 : status).toBe(0);
  });

  it('has the same sums wherever and whenever it is laid out', () => {
    const sums = (folder: string) => readFileSync(join(folder, 'current/SHA256SUMS'), 'utf8');
    release();
    const other = join(site.parent, 'other');
    publishRelease(
      { folders: { site: site.folder } },
      { target: other, keep: 1, keepDays: 1, now: new Date(NOW.getTime() + DAY) },
    );
    expect(sums(other)).toBe(sums(target));
  });

  it('has the rules for hosts of its own build beside it', () => {
    const hosting = join(site.parent, 'hosting');
    mkdirSync(hosting);
    writeFileSync(join(hosting, 'nginx.conf'), 'rules');
    release(0, {}, { folders: { site: site.folder, hosting } });
    expect(readFileSync(join(target, 'current/hosting/nginx.conf'), 'utf8')).toBe('rules');
  });

  it('is not laid out twice when nothing has changed', () => {
    const { name } = release();
    expect(release(1)).toMatchObject({ name, isCurrent: true });
    expect(releaseNames(target)).toEqual([name]);
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });

  it('comes after the last one also when a clock was set back', () => {
    const { name } = release();
    built('1');
    expect(release(-3).name > name).toBe(true);
  });

  it('tells when something in it was changed, is gone, was added, or is listed as another', () => {
    const folder = join(target, release().name);
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    writeFileSync(join(folder, 'site/index.html'), 'x');
    rmSync(join(folder, 'site/404.html'));
    writeFileSync(join(folder, 'site/more.html'), 'x');
    expect(releaseFaults(folder)).toEqual([
      'site/404.html: is gone',
      'site/index.html: is not what it was',
      'site/more.html: does not belong to it',
    ]);
    writeFileSync(join(folder, 'SHA256SUMS'), sums.replace(/^.*404.html\n/m, ''));
    expect(releaseFaults(folder)).toContain('release.json: tells of other files than the list of sums');
    expect(() => releaseFaults(site.folder)).toThrow('is no release: there is no SHA256SUMS in it');
  });
});

describe('a page that somebody has open', () => {
  it('finds its script for seven days after the last release that named it', () => {
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
    expect(releaseFaults(join(target, 'current'))).toEqual([]);
    built('5');
    release(19, { keepDays: 0 });
    expect(assets()).toEqual(['own-4.js', 'own-5.js']);
  });

  it('costs no disk: what is kept is linked', () => {
    built('1');
    const { name } = release(0);
    built('2');
    release(1);
    const inode = (folder: string) => statSync(join(target, folder, 'site/assets/own-1.js')).ino;
    expect(inode('current')).toBe(inode(name));
  });

  it('keeps only assets: a page that is gone is gone', () => {
    site.write('old.html', 'x');
    release(0);
    site.remove('old.html');
    release(1);
    expect(existsSync(join(target, 'current/site/old.html'))).toBe(false);
  });

  it('never gets another file under the name of its own; a drawn picture and a twin may differ', () => {
    site.write('assets/share-home-fr-1.jpg', '1').write('assets/start-aaaaaaaa.js.br', '1');
    const { name } = release(0);
    site.write('assets/share-home-fr-1.jpg', '2').write('assets/start-aaaaaaaa.js.br', '2');
    expect(release(1).isCurrent).toBe(false);
    const last = readlinkSync(join(target, 'current'));
    site.write('assets/start-aaaaaaaa.js', 'other');
    expect(() => release(2)).toThrow(
      'assets/start-aaaaaaaa.js: holds something else than in the last release, under the same name. Browsers keep it for a year: give it another name',
    );
    expect(readlinkSync(join(target, 'current'))).toBe(last);
    expect(readdirSync(target).toSorted()).toEqual([name, last, 'current'].toSorted());
  });
});

describe('the way back', () => {
  const back = (days: number) =>
    rollBack({ target, keep: 5, keepDays: 7, now: new Date(NOW.getTime() + days * DAY) });

  it('leads to the release before, which has the scripts of the one that is left', () => {
    built('1');
    const first = release(0).name;
    built('2');
    const second = release(1).name;
    expect(back(2)).toMatchObject({ from: second, to: first });
    expect(current('index.html')).toBe('1');
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    expect(releaseFaults(join(target, 'current'))).toEqual([]);
  });

  it('leads further back the second time, and never to what was left', () => {
    for (const [index, version] of ['1', '2', '3'].entries()) {
      built(version);
      release(index);
    }
    back(4);
    expect(current('index.html')).toBe('2');
    back(5);
    expect(current('index.html')).toBe('1');
    expect(() => back(6)).toThrow(/is the first release .* none to go back to/);
    built('4');
    release(7);
    back(8);
    expect(current('index.html')).toBe('1');
  });

  it('is refused where the release before was changed, and visitors keep what they have', () => {
    built('1');
    const { name } = release(0);
    built('2');
    release(1);
    writeFileSync(join(target, name, 'site/index.html'), 'changed');
    expect(() => back(2)).toThrow(
      /is not what it was, and visitors keep .*\n.*site\/index.html: is not what it was/,
    );
    expect(current('index.html')).toBe('2');
    expect(() => rollBack({ target: join(site.parent, 'none'), keep: 5, keepDays: 7, now: NOW })).toThrow(
      'no way back',
    );
  });

  it('is not taken away with the old releases', () => {
    const names = ['1', '2', '3', '4'].map((version, index) => {
      built(version);
      return release(index, { keep: 2 }).name;
    });
    expect(releaseNames(target)).toEqual(names.slice(2));
    back(5);
    expect(() => back(6)).toThrow(/, the release before .*, is not in .* any more/);
    expect(current('index.html')).toBe('3');
    built('5');
    release(7, { keep: 1 });
    expect(releaseNames(target)).toHaveLength(2);
    back(8);
    expect(current('index.html')).toBe('3');
    expect(releaseFaults(join(target, 'current'))).toEqual([]);
  });
});

it('what is no link is never replaced', () => {
  mkdirSync(join(target, 'current'), { recursive: true });
  expect(() => release()).toThrow('is no link to a release. Move it away, then release again.');
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
    // The file that says until when it holds is made at the clock of the build, and judged at the real one.
    first = await run(['--no-compression'], String(Math.floor(Date.now() / 1000)));
  }, 240_000);

  it('builds this site, finds nothing against it, and lays it out', async () => {
    expect(first.said).toContain('.local/releases/current leads to ');
    expect(first.status).toBe(0);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).toContain('<h1');
    const { status, said } = await run(['--check', '.local/releases/current']);
    expect([status, said]).toEqual([0, expect.stringContaining('is as it was laid out')]);
    const again = await run(['--from', 'dist']);
    expect([again.status, again.said]).toEqual([0, expect.stringContaining('Nothing has changed')]);
  });

  it('refuses what may not go out, and visitors keep what they have', async () => {
    const before = readdirSync(releases);
    const link = readlinkSync(join(releases, 'current'));
    site.replace('index.html', '/contact#top', '/contct');
    const { status, said } = await run(['--from', site.folder]);
    expect(status).toBe(1);
    expect(said).toContain('index.html: "/contct" is not there');
    expect(said).toContain('Nothing was released: 1 thing speaks against it. Visitors have what they had.');
    expect(readdirSync(releases)).toEqual(before);
    expect(readlinkSync(join(releases, 'current'))).toBe(link);
  });

  it('is refused while no file tells a host the security headers', async () => {
    using bare = new SmallSite();
    const { status, said } = await run(['--from', bare.remove('_headers').folder]);
    expect([status, said]).toEqual([1, expect.stringContaining('_headers: no file tells a host')]);
  });

  it('goes back, and says so', async () => {
    const { status } = await run(['--from', site.folder]);
    expect(status).toBe(0);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).toContain('A > B');
    const back = await run(['--rollback']);
    expect([back.status, back.said]).toEqual([
      0,
      expect.stringMatching(/Back from .* to .*, laid out as .*; \d+ assets of earlier releases/),
    ]);
    expect(readFileSync(join(releases, 'current/site/index.html'), 'utf8')).not.toContain('A > B');
  });

  it.each([
    [['--keep', 'none'], '--keep is a whole number from 1 on, such as --keep 5, not "none".'],
    [['--rolback'], 'there is no option "--rolback". Did you mean "--rollback"?'],
    [['/srv/www'], '"/srv/www" is no option. A folder is named with --to DIR'],
    [['--check', 'src'], 'is no release: there is no SHA256SUMS in it.'],
    [['--rollback', '--check', 'src'], 'one after the other'],
    [['--from', 'nothing'], 'there is no folder'],
  ])('says what would be right for %j', async (options, words) => {
    const { status, said } = await run(options);
    expect([status, said]).toEqual([2, expect.stringContaining(words)]);
  });

  it('killed at any moment, leaves visitors a whole release', async () => {
    // So many files that there is time to be killed in.
    for (let number = 0; number < 800; number += 1)
      site.write(`assets/many-${number + 10_000_000}.txt`, String(number));
    const shelf = mkdtempSync(join(tmpdir(), 'shelf-'));
    const killed: string[] = [];
    try {
      expect((await run(['--from', site.folder, '--to', shelf])).status).toBe(0);
      for (const [index, wait] of [0, 5, 40, 90, 150].entries()) {
        site.write('assets/more-00000000.txt', '').write(`note-${index}.txt`, String(index));
        const child = spawn(
          process.execPath,
          ['scripts/run.mjs', 'release', '--from', site.folder, '--to', shelf],
          { cwd: folder, stdio: 'ignore' },
        );
        const closed = new Promise((resolve) => child.on('close', resolve));
        while (child.exitCode === null && !readdirSync(shelf).some((name) => name.startsWith('.next-')))
          await tick(1);
        await tick(wait);
        child.kill('SIGKILL');
        await closed;
        if (readdirSync(shelf).some((name) => name.startsWith('.next-'))) killed.push(String(wait));
        expect(releaseFaults(join(shelf, 'current'))).toEqual([]);
      }
      expect(killed.length, 'some were killed at work').toBeGreaterThan(0);
      site.write('last.txt', 'last');
      expect((await run(['--from', site.folder, '--to', shelf])).status).toBe(0);
      expect(readFileSync(join(shelf, 'current/site/last.txt'), 'utf8')).toBe('last');
      expect(
        readdirSync(shelf).filter((name) => name.startsWith('.')),
        'what was left is taken away',
      ).toEqual([]);
    } finally {
      rmSync(shelf, { recursive: true, force: true });
    }
  });
});

const tick = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
