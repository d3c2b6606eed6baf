import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SmallSite } from '../../../tests/support/small-site';
import { goBack, releaseSite } from './release-site';

/** The number of changes of the disk after which a process is dead: it changes nothing any more. */
const death = vi.hoisted(() => {
  // Another test may have loaded the module with the real disk.
  vi.resetModules();
  return { after: Number.POSITIVE_INFINITY };
});
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<Record<string, unknown>>();
  const changes = /^(?:mkdir|copyFile|chmod|writeFile|rename|symlink|rm)Sync$/;
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

const DAY = 24 * 60 * 60 * 1000;
let site: SmallSite;
let target = '';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = new SmallSite();
  target = join(site.parent, 'releases');
});
afterEach(() => {
  vi.useRealTimers();
  death.after = Number.POSITIVE_INFINITY;
  site[Symbol.dispose]();
});

/** Sets the clock to some days after the first release. */
const onDay = (day: number) => vi.setSystemTime(Date.UTC(2026, 11, 1, 8) + day * DAY);

/** Publishes the small site. */
function release(day = 0, live?: (site: string) => Promise<string[]>, folders: Record<string, string> = {}) {
  onDay(day);
  const prepare = () => Promise.resolve({ site: site.folder, ...folders });
  return releaseSite(target, prepare, () => {}, live);
}

/** Writes another build of the site, whose home page has its own script. */
function built(version: string) {
  for (const name of readdirSync(join(site.folder, 'assets')).filter((asset) => asset.startsWith('own-')))
    site.remove(`assets/${name}`);
  site.write('index.html', version).write(`assets/own-${version}.js`, version);
}

function releaseBuild(version: string, day = 0, live?: (site: string) => Promise<string[]>) {
  built(version);
  return release(day, live);
}

const current = (path = 'index.html') => readFileSync(join(target, 'current/site', path), 'utf8');
const assets = () =>
  readdirSync(join(target, 'current/site/assets')).filter((name) => name.startsWith('own-'));

/** Asserts that every file of the small site is in the current release, as built. */
function expectWhole(except: string[] = []) {
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.folder.length + 1));
  for (const file of files.filter((path) => !except.includes(path) && !path.includes('own-')))
    expect(current(file) === readFileSync(join(site.folder, file), 'utf8'), file).toBe(true);
  expect(assets()).toContain(`own-${current()}.js`);
}

describe('a release', () => {
  it('is a folder with the site and the rules for hosts of the same build, and becomes current', async () => {
    const hosting = join(site.parent, 'hosting');
    mkdirSync(hosting);
    writeFileSync(join(hosting, 'nginx.conf'), 'rules');
    const name = await release(0, undefined, { hosting });
    expect(name).toBe('20261201T080000000Z');
    expect(readlinkSync(join(target, 'current'))).toBe(name);
    expect(readFileSync(join(target, 'current/hosting/nginx.conf'), 'utf8')).toBe('rules');
    site.write('assets/own-1.js', '').write('index.html', '1');
    await release(1);
    expectWhole();
  });

  it('is not published twice when nothing has changed, whatever it keeps of earlier ones', async () => {
    await releaseBuild('1');
    const name = await releaseBuild('2', 1);
    expect(assets()).toHaveLength(2);
    expect(await release(2)).toBeUndefined();
    expect(readlinkSync(join(target, 'current'))).toBe(name);
    expect(readdirSync(target)).toHaveLength(3);
  });

  it('is refused when the clock is before the current one, which would be the newer of the two', async () => {
    await releaseBuild('1');
    await expect(releaseBuild('2', -3)).rejects.toThrow('later time than the clock of this machine');
    expect(current()).toBe('1');
  });

  it('stays with the four before it, and no more', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await releaseBuild(`${day}`, day);
    const names = readdirSync(target).filter((name) => name !== 'current');
    const kept = names.map((name) => readFileSync(join(target, name, 'site/index.html'), 'utf8'));
    expect(kept).toEqual(['3', '4', '5', '6', '7']);
  });

  it('can be read by the web server, whatever the umask and the modes of the sources', async () => {
    chmodSync(join(site.folder, 'assets'), 0o700);
    chmodSync(join(site.folder, 'index.html'), 0o600);
    const umask = process.umask(0o077);
    try {
      await releaseBuild('1');
      await releaseBuild('2', 1);
      expect(process.umask()).toBe(0o077);
    } finally {
      process.umask(umask);
    }
    const mode = (path: string) => (statSync(join(target, path)).mode & 0o777).toString(8);
    expect(['.', 'current/.', 'current/site', 'current/site/assets'].map(mode)).toEqual(Array(4).fill('755'));
    const files = ['site/index.html', 'site/assets/page-aaaaaaaa.css', 'site/assets/own-1.js'];
    expect(files.map((path) => mode(`current/${path}`))).toEqual(Array(3).fill('644'));
  });
});

describe('a page in an open tab', () => {
  it('finds its script for seven days after the last release that used it', async () => {
    await releaseBuild('1', 0);
    await releaseBuild('2', 10);
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    await releaseBuild('3', 16);
    expect(assets()).toEqual(['own-1.js', 'own-2.js', 'own-3.js']);
    await releaseBuild('4', 18);
    expect(assets()).toEqual(['own-2.js', 'own-3.js', 'own-4.js']);
  });
});

describe('a rollback', () => {
  it('makes the previous release current again, with the scripts of the replaced one', async () => {
    const first = await releaseBuild('1', 0);
    await releaseBuild('2', 1);
    onDay(2);
    expect(await goBack(target)).toBe(first);
    expect(current()).toBe('1');
    expect(assets()).toEqual(['own-1.js', 'own-2.js']);
    await releaseBuild('3', 8);
    expect(assets()).toEqual(['own-1.js', 'own-2.js', 'own-3.js']);
    await releaseBuild('4', 10);
    expect(assets()).toEqual(['own-1.js', 'own-3.js', 'own-4.js']);
  });

  it('goes further back the second time, and never to a replaced release', async () => {
    for (const day of [1, 2, 3]) await releaseBuild(`${day}`, day);
    await goBack(target);
    expect(current()).toBe('2');
    await goBack(target);
    expect(current()).toBe('1');
    await expect(goBack(target)).rejects.toThrow('nothing to roll back to');
    await releaseBuild('4', 7);
    await goBack(target);
    expect(current()).toBe('1');
  });

  it('of what is not there creates nothing', async () => {
    await expect(goBack(join(site.parent, 'none'))).rejects.toThrow('nothing to roll back to');
    expect(existsSync(join(site.parent, 'none'))).toBe(false);
  });
});

it('a folder in place of the link is never replaced', async () => {
  mkdirSync(join(target, 'current'), { recursive: true });
  await expect(release()).rejects.toThrow('is not a link to a release. Move it away, then release again.');
  expect(readdirSync(target)).toEqual(['current']);
});

describe('what is interrupted', () => {
  it.each([
    ['a release', () => release(1), ['1', '2']],
    ['a rollback', () => goBack(target), ['1', '0']],
  ])(
    '%s leaves a complete current release, wherever it dies; the next one clears up',
    async (_what, change, either) => {
      for (const path of ['assets/later-aaaaaaaa.js', '404.html', 'contact.html', 'sitemap.xml'])
        site.remove(path);
      const published: string[] = [];
      for (let step = 0, end = ''; end !== 'done'; step += 1) {
        target = join(site.parent, `releases-${step}`);
        await releaseBuild('0', -1);
        await releaseBuild('1', 0);
        built('2');
        death.after = step;
        end = await change().then(
          () => 'done',
          (error: Error) => error.message,
        );
        death.after = Number.POSITIVE_INFINITY;
        expect(['dead', 'done']).toContain(end);
        expectWhole(['index.html']);
        published.push(current());
        const before = current();
        await releaseBuild('3', 2);
        expectWhole();
        expect(assets()).toContain(`own-${before}.js`);
        expect(readdirSync(target).filter((name) => name.startsWith('.'))).toEqual([]);
      }
      expect(published.length).toBeGreaterThan(8);
      expect(new Set(published)).toEqual(new Set(either));
    },
  );

  it('holds the releases while it runs, and no longer when it was killed', async () => {
    const file = join(site.parent, 'publish.mjs');
    await build({
      input: 'src/publish/release/release-site.ts',
      platform: 'node',
      output: { file },
      logLevel: 'silent',
    });
    const script = `import { releaseSite } from ${JSON.stringify(pathToFileURL(file).href)};
      await releaseSite(${JSON.stringify(target)}, () => new Promise(() => setInterval(() => console.log('at work'))));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const closed = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await expect(release()).rejects.toThrow(
      `Another release into ${target} is running (process ${child.pid}). Wait until it has ended, then release again.`,
    );
    expect(readdirSync(target)).toHaveLength(1);
    child.kill('SIGKILL');
    await closed;
    const name = await release();
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });
});

describe('a release that is refused', () => {
  it('because the site has problems leaves the current one, and nothing else', async () => {
    const name = await release();
    site.write('index.html', 'new');
    const check = (draft: string) => {
      throw new Error(`index.html is ${readFileSync(join(draft, 'index.html'), 'utf8')}`);
    };
    const prepare = () => Promise.resolve({ site: site.folder });
    await expect(releaseSite(target, prepare, check)).rejects.toThrow('index.html is new');
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
  });

  it('because the live site does not answer as built goes back to the former one', async () => {
    const name = await release();
    const asked: string[] = [];
    const live = async (published: string) => {
      asked.push(readFileSync(join(published, 'index.html'), 'utf8'), current());
      return ['https://www.small.example/: answers 502 instead of 200'];
    };
    await expect(releaseBuild('2', 1, live)).rejects.toThrow(
      `answers 502 instead of 200\n\nThe live site does not answer as built. ${name} is current again.`,
    );
    expect(asked).toEqual(['2', '2']);
    expect(readdirSync(target).toSorted()).toEqual([name, 'current'].toSorted());
    await release(2);
    expect(current()).toBe('2');
    await expect(release(3, live)).rejects.toThrow('The live site is another release');
  });
});
