import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { sampled } from '../../../tests/support/sampled';
import { watchSite } from './watch-site';

const git = (folder: string, ...words: string[]) => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  expect(spawnSync('git', [...identity, ...words], { cwd: folder }).status).toBe(0);
};

/** What happens to the files of a site beside a running server. */
const upheavals: [string, (site: string, files: string[]) => void][] = [
  ['git restore', (site) => git(site, 'restore', '.')],
  ['git checkout', (site) => git(site, 'checkout', '-q', 'HEAD', '--', '.')],
  [
    'delete and create',
    (_, files) => {
      for (const file of files) {
        const content = readFileSync(file);
        rmSync(file);
        writeFileSync(file, content);
      }
    },
  ],
  ['another name for a folder', (site) => renameSync(join(site, 'locales'), join(site, 'texts'))],
  ['its name again', (site) => renameSync(join(site, 'texts'), join(site, 'locales'))],
];

it.each(sampled(['.', '../bakery', 'sites/bakery'], 2))(
  'every save of a site in the folder %s of the project is seen, also after Git or a person has deleted and created its files',
  async (place) => {
    const parent = mkdtempSync(join(tmpdir(), 'watch-'));
    const project = join(parent, 'project');
    const site = join(project, place);
    const files = ['site.config.json', 'site.lock.json', 'locales/en.json', 'public/shop.txt'].map((name) =>
      join(site, name),
    );
    for (const folder of [join(project, 'src'), join(site, 'locales'), join(site, 'public')])
      mkdirSync(folder, { recursive: true });
    for (const file of files) writeFileSync(file, 'first');
    git(site, 'init', '-q');
    git(site, 'add', '-A');
    git(site, 'commit', '-q', '-m', 'The site.');
    const vite = await createServer({
      root: project,
      configFile: false,
      appType: 'custom',
      cacheDir: join(parent, 'cache'),
      server: { middlewareMode: true, ws: false, watch: {} },
      optimizeDeps: { noDiscovery: true },
    });
    const onChange = vi.fn();
    watchSite(vite.watcher, { root: site, project }, onChange);
    let saves = 0;
    // A save may come before the watch of a new file. Without a watch, none is seen.
    const save = async (file: string) => {
      onChange.mockClear();
      const isSeen = () => {
        writeFileSync(file, `save ${(saves += 1)}`);
        expect(onChange, file).toHaveBeenCalled();
      };
      await vi.waitFor(isSeen, { timeout: 30_000, interval: 300 });
    };
    for (const [name, change] of [...upheavals, ...upheavals]) {
      for (const file of files.filter((path) => existsSync(path))) await save(file);
      onChange.mockClear();
      change(site, files);
      await vi.waitFor(() => expect(onChange, name).toHaveBeenCalled(), { timeout: 30_000 });
    }
    for (const file of files) await save(file);
    await vite.close();
    rmSync(parent, { recursive: true });
  },
);

it('the last of two saves is seen, however soon it comes after the first', async () => {
  const site = mkdtempSync(join(tmpdir(), 'watch-'));
  const file = join(site, 'site.config.json');
  writeFileSync(file, 'before');
  const vite = await createServer({
    root: site,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: {} },
    optimizeDeps: { noDiscovery: true },
  });
  const seen: string[] = [];
  watchSite(vite.watcher, { root: site, project: site }, () => void seen.push(readFileSync(file, 'utf8')));
  let saves = 0;
  const isSeen = () => {
    writeFileSync(file, `save ${(saves += 1)}`);
    expect(seen).toContainEqual(expect.stringContaining('save'));
  };
  await vi.waitFor(isSeen, { timeout: 30_000, interval: 300 });
  for (const text of ['first', 'second']) {
    writeFileSync(file, text);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(text), { timeout: 30_000, interval: 1 });
  }
  await vite.close();
  rmSync(site, { recursive: true });
});
