import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  rmSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SmallSite } from '../../tests/support/small-site';
import { verifyRelease } from './checksums';
import { readable } from './draft';
import { publishRelease, type Checks, type Content, type ReleaseStore } from './publish';
import { rollBack } from './rollback';
import { releaseNames } from './store';

/** The number of changes of the disk after which a process is dead: it changes nothing any more. */
const death = vi.hoisted(() => ({ after: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<Record<string, unknown>>();
  const changes = /^(?:mkdir|copyFile|writeFile|rename|symlink|link|chmod|rm)Sync$/;
  const mortal = Object.entries(fs).map(([name, change]) => [
    name,
    changes.test(name)
      ? (...values: unknown[]) => {
          death.after -= 1;
          if (death.after < 0) throw new Error('dead');
          return (change as (...values: unknown[]) => unknown)(...values);
        }
      : change,
  ]);
  return Object.fromEntries(mortal) as typeof fs;
});

const NOW = new Date('2026-12-01T08:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
let site: SmallSite;
let target = '';
beforeEach(() => {
  site = new SmallSite();
  target = join(site.parent, 'releases');
});
afterEach(() => {
  death.after = Number.POSITIVE_INFINITY;
  site[Symbol.dispose]();
});

/** Returns the releases, some days after the first one. */
const store = (days = 0, more: Partial<ReleaseStore> = {}): ReleaseStore => ({
  target,
  keep: 5,
  keepDays: 7,
  now: new Date(NOW.getTime() + days * DAY),
  ...more,
});

/** Publishes the small site some days after the first release. */
function release(
  days = 0,
  more: Partial<ReleaseStore> = {},
  content: Partial<Content> = {},
  checks: Checks = {},
) {
  return publishRelease(() => ({ folders: { site: site.folder }, ...content }), store(days, more), checks);
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
  it('is a folder with the site and its checksums, and becomes current', async () => {
    const { name } = await release();
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

  it('has checksums that sha256sum can verify', async () => {
    await release();
    const { status, error } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
      cwd: join(target, 'current'),
    });
    // Not every system has sha256sum.
    expect(error ? 0 : status).toBe(0);
  });

  it('includes the host configuration of the same build', async () => {
    const hosting = join(site.parent, 'hosting');
    mkdirSync(hosting);
    writeFileSync(join(hosting, 'nginx.conf'), 'rules');
    await release(0, {}, { folders: { site: site.folder, hosting } });
    expect(readFileSync(join(target, 'current/hosting/nginx.conf'), 'utf8')).toBe('rules');
  });

  it('is not published twice when nothing has changed', async () => {
    const { name } = await release();
    expect(await release(1)).toMatchObject({ name, isCurrent: true });
    expect(releaseNames(target)).toEqual([name]);
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });

  it('sorts after the previous one even when the clock was set back', async () => {
    const { name } = await release();
    built('1');
    expect((await release(-3)).name > name).toBe(true);
  });

  it('fails verification when a file was changed, removed or added, or the checksum file was edited', async () => {
    const folder = join(target, (await release()).name);
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
  it('finds its script for seven days after the last release that used it', async () => {
    built('1');
    await release(0);
    built('2');
    expect((await release(10)).kept).toBe(1);
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    built('3');
    await release(16);
    expect(assets()).toEqual(['own-1.js', 'own-2.js', 'own-3.js']);
    built('4');
    await release(18);
    expect(assets()).toEqual(['own-2.js', 'own-3.js', 'own-4.js']);
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
    built('5');
    await release(19, { keepDays: 0 });
    expect(assets()).toEqual(['own-4.js', 'own-5.js']);
  });

  it('takes no disk space, because retained assets are hard links', async () => {
    built('1');
    const { name } = await release(0);
    built('2');
    await release(1);
    const inode = (folder: string) => statSync(join(target, folder, 'site/assets/own-1.js')).ino;
    expect(inode('current')).toBe(inode(name));
  });

  it('retains only assets, not removed pages', async () => {
    site.write('old.html', 'x');
    await release(0);
    site.remove('old.html');
    await release(1);
    expect(existsSync(join(target, 'current/site/old.html'))).toBe(false);
  });

  it('never gets different content under the same name, except for share images and precompressed files', async () => {
    site.write('assets/share-home-fr-1.jpg', '1').write('assets/start-aaaaaaaa.js.br', '1');
    const { name } = await release(0);
    site.write('assets/share-home-fr-1.jpg', '2').write('assets/start-aaaaaaaa.js.br', '2');
    expect((await release(1)).isCurrent).toBe(false);
    const last = readlinkSync(join(target, 'current'));
    site.write('assets/start-aaaaaaaa.js', 'other');
    await expect(release(2)).rejects.toThrow(
      'assets/start-aaaaaaaa.js: has different content than in the last release under the same name. Browsers cache it for a year: give it another name',
    );
    expect(readlinkSync(join(target, 'current'))).toBe(last);
    expect(readdirSync(target).toSorted()).toEqual([name, last, 'current'].toSorted());
  });
});

describe('a rollback', () => {
  const back = (days: number) => rollBack(store(days));

  it('publishes the previous release again, with the scripts of the replaced one', async () => {
    built('1');
    const first = (await release(0)).name;
    built('2');
    const second = (await release(1)).name;
    expect(await back(2)).toMatchObject({ from: second, to: first });
    expect(current('index.html')).toBe('1');
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
  });

  it('goes further back the second time, and never to a replaced release', async () => {
    for (const [index, version] of ['1', '2', '3'].entries()) {
      built(version);
      await release(index);
    }
    await back(4);
    expect(current('index.html')).toBe('2');
    await back(5);
    expect(current('index.html')).toBe('1');
    await expect(back(6)).rejects.toThrow(/is the first release .* nothing to roll back to/);
    built('4');
    await release(7);
    await back(8);
    expect(current('index.html')).toBe('1');
  });

  it('is rejected when the previous release was changed, and the current one stays', async () => {
    built('1');
    const { name } = await release(0);
    built('2');
    await release(1);
    writeFileSync(join(target, name, 'site/index.html'), 'changed');
    await expect(back(2)).rejects.toThrow(
      /The files of .* have changed, so .* stays current:\n.*site\/index.html: was changed/,
    );
    expect(current('index.html')).toBe('2');
    const none = join(site.parent, 'none');
    await expect(rollBack(store(0, { target: none }))).rejects.toThrow('nothing to roll back to');
    expect(existsSync(none)).toBe(false);
  });

  it('keeps its target when old releases are removed', async () => {
    const names: string[] = [];
    for (const [index, version] of ['1', '2', '3', '4'].entries()) {
      built(version);
      names.push((await release(index, { keep: 2 })).name);
    }
    expect(releaseNames(target)).toEqual(names.slice(2));
    await back(5);
    await expect(back(6)).rejects.toThrow(/, the release before .*, is no longer in .*/);
    expect(current('index.html')).toBe('3');
    built('5');
    await release(7, { keep: 1 });
    expect(releaseNames(target)).toHaveLength(2);
    await back(8);
    expect(current('index.html')).toBe('3');
    expect(verifyRelease(join(target, 'current'))).toEqual([]);
  });
});

it('a folder in place of the link is never replaced', async () => {
  mkdirSync(join(target, 'current'), { recursive: true });
  await expect(release()).rejects.toThrow('is not a link to a release. Move it away, then release again.');
  expect(readdirSync(target)).toEqual(['current']);
});

describe('a release that is interrupted', () => {
  it('leaves a complete current release, wherever it dies, and the next one removes the remains', async () => {
    for (const path of ['assets/later-aaaaaaaa.js', '404.html', 'contact.html', 'sitemap.xml'])
      site.remove(path);
    const published: string[] = [];
    for (let step = 0, end = ''; end !== 'published'; step += 1) {
      target = join(site.parent, `releases-${step}`);
      built('1');
      await release();
      built('2');
      death.after = step;
      end = await release(1).then(
        () => 'published',
        (error: Error) => error.message,
      );
      death.after = Number.POSITIVE_INFINITY;
      expect(['dead', 'published']).toContain(end);
      expect(verifyRelease(join(target, 'current')), `after ${step} changes`).toEqual([]);
      published.push(current('index.html'));
      built('3');
      await release(2);
      expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
    }
    expect(published.length).toBeGreaterThan(30);
    expect(new Set(published)).toEqual(new Set(['1', '2']));
  });

  it('holds the releases while it runs, and no longer when it was killed', { timeout: 60_000 }, async () => {
    const file = join(site.parent, 'publish.mjs');
    await build({ input: 'src/release/publish.ts', platform: 'node', output: { file }, logLevel: 'silent' });
    const script = `import { publishRelease } from ${JSON.stringify(pathToFileURL(file).href)};
      await publishRelease(() => new Promise(() => setInterval(() => console.log('at work'))), { target: ${JSON.stringify(target)} });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const closed = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await expect(release()).rejects.toThrow(
      `Another release into ${target} is running (process ${child.pid}). Wait until it has ended, then release again.`,
    );
    expect(readdirSync(target)).toHaveLength(1);
    child.kill('SIGKILL');
    await closed;
    const { name } = await release();
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });
});

describe('a release that is refused', () => {
  it('names the problems, at most forty of them, and the current one stays', async () => {
    const { name } = await release();
    site.write('index.html', 'new');
    const content = (draft: string) => [
      `index.html: ${readFileSync(join(draft, 'index.html'), 'utf8')}`,
      ...Array.from({ length: 49 }, (_, index) => `${index}`),
    ];
    const error = await release(1, {}, {}, { content }).catch((reason: Error) => reason);
    expect(String(error)).toMatch(/^Error: index\.html: new\n0\n/);
    expect(String(error)).toMatch(
      /\n38\n\nRelease refused: 50 problems, of which 40 are shown\. The published site is unchanged\.$/,
    );
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });

  it('because the live site does not answer as built goes back to the former one', async () => {
    const { name } = await release();
    site.write('index.html', 'new');
    const asked: string[] = [];
    const live = async (published: string) => {
      asked.push(readFileSync(join(published, 'index.html'), 'utf8'), current('index.html'));
      return ['https://www.small.example/: answers 502 instead of 200'];
    };
    await expect(release(1, {}, {}, { live })).rejects.toThrow(
      `answers 502 instead of 200\n\nThe live site does not answer as built: 1 problem. ${name} is current again.`,
    );
    expect(asked).toEqual(['new', 'new']);
    expect(readlinkSync(join(target, 'current'))).toBe(name);
    expect((await release(2)).isCurrent).toBe(false);
    expect(current('index.html')).toBe('new');
    await expect(release(3, {}, {}, { live })).rejects.toThrow('The live site is not the current release');
  });

  it('because the folder cannot be written says so', async () => {
    writeFileSync(join(site.parent, 'file'), '');
    await expect(release(0, { target: join(site.parent, 'file', 'releases') })).rejects.toThrow(
      /cannot be written: a folder is needed where there is a file\. Move the file away\. Or release into another/,
    );
    const failure = (code: string, syscall: string) =>
      readable(Object.assign(new Error(code), { code, syscall, path: '/srv/www/.next-1' }), '/srv/www')
        .message;
    expect(failure('EACCES', 'mkdir')).toContain(
      '/srv/www/.next-1 cannot be written: this user may not write there',
    );
    expect(failure('EROFS', 'mkdir')).toContain('the file system is read-only');
    expect(failure('ENOSPC', 'copyfile')).toContain('the disk is full');
    expect(failure('EMFILE', 'open')).toBe('EMFILE');
  });
});

it('a release can be read by the web server, whatever the umask and the modes of the sources', async () => {
  chmodSync(join(site.folder, 'assets'), 0o700);
  chmodSync(join(site.folder, 'index.html'), 0o600);
  const umask = process.umask(0o077);
  try {
    await release();
  } finally {
    process.umask(umask);
  }
  const mode = (path: string) => (statSync(join(target, path)).mode & 0o777).toString(8);
  expect(['.', 'current/.', 'current/site', 'current/site/assets'].map(mode)).toEqual(Array(4).fill('755'));
  const files = ['site/index.html', 'site/assets/site-aaaaaaaa.css', 'SHA256SUMS', 'release.json'];
  expect(files.map((path) => mode(`current/${path}`))).toEqual(Array(4).fill('644'));
});
