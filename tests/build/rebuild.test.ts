import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/prerender/build-site';
import { scaleSite } from '../../src/bench/scale/generate-site';
import type { SiteConfig } from '../../src/site/types.generated';

/** Enough pages for the command to draw them in threads. */
const MORE = 70;
const PAGE = 'en/web/page-1.html';

/** Two copies of the project: one is built by the command, in threads, the other by a call, without. */
const copies = await vi.hoisted(async () => {
  const { projectCopy } = await import('../support/project-copy');
  return [projectCopy(), projectCopy()] as const;
});
vi.mock('../../src/lib/project-root', () => ({ projectRoot: copies[1].folder }));
const [command, call] = copies.map(({ folder }) => folder) as [string, string];

beforeAll(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600');
  for (const { folder } of copies) change(folder, (config) => Object.assign(config, scaleSite(config, MORE)));
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const { remove } of copies) remove();
});

function change(folder: string, edit: (config: SiteConfig) => void) {
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
  edit(config);
  writeFileSync(file, JSON.stringify(config));
}

/** Changes a word that only one page shows. */
function changeWord(folder: string, word: string) {
  change(folder, ({ pages }) => {
    const steps = pages.find(({ id }) => id === 'page-1')?.blocks.find(({ type }) => type === 'steps');
    if (steps?.type === 'steps') steps.title = { fr: word, en: word, ar: word };
  });
}

async function byCommand() {
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'build', '--no-share-pictures', '--no-compression'],
    {
      cwd: command,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

const byCall = () => buildSite(call, 'dist', 'production', { sharePictures: false, compression: false });

/** A hash of every file, by its path. */
function bytes(folder: string): Record<string, string> {
  const dist = join(folder, 'dist');
  return Object.fromEntries(
    readdirSync(dist, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const written = (file: string) => statSync(join(call, 'dist', file)).mtimeMs;

/** Expects of the last build the bytes of one that remembers nothing. */
async function expectFullBuild() {
  const before = bytes(call);
  rmSync(join(call, 'dist'), { recursive: true });
  rmSync(join(call, '.cache/pages'), { recursive: true });
  await byCall();
  expect(bytes(call)).toEqual(before);
}

describe('a site of hundreds of pages', { timeout: 300_000 }, () => {
  it('has the same bytes from two folders, drawn in threads and without', async () => {
    const [{ status, said }] = await Promise.all([byCommand(), byCall()]);
    const { pages } = JSON.parse(readFileSync(join(command, 'site.config.json'), 'utf8')) as SiteConfig;
    expect(pages.length).toBeGreaterThan(MORE);
    expect(said).toContain(`${(pages.length + 1) * 3} pages`);
    expect(status).toBe(0);
    expect(bytes(command)).toEqual(bytes(call));
  });

  it('is what a full build makes of it after a word was changed, though only its page is drawn', async () => {
    const [before, other] = [written(PAGE), written('en/web/page-5.html')];
    changeWord(call, 'Another word');
    await byCall();
    expect(readFileSync(join(call, 'dist', PAGE), 'utf8')).toContain('Another word');
    expect(written(PAGE)).not.toBe(before);
    expect(written('en/web/page-5.html'), 'a page that is as it was').toBe(other);
    await expectFullBuild();
  });

  it('is drawn anew where a file of it was changed, is gone, or the memory of it is lost', async () => {
    appendFileSync(join(call, 'dist', PAGE), 'more');
    rmSync(join(call, 'dist/index.json'));
    await byCall();
    await expectFullBuild();
    const [memory = ''] = readdirSync(join(call, '.cache/pages'));
    const file = join(call, '.cache/pages', memory);
    for (const lost of [readFileSync(file, 'utf8').slice(0, -9), '', 'no memory']) {
      writeFileSync(file, lost);
      const before = [bytes(call), written(PAGE)];
      await byCall();
      expect(bytes(call)).toEqual(before[0]);
      expect(written(PAGE)).not.toBe(before[1]);
    }
  });

  it('is drawn anew when a source has changed', async () => {
    const before = written(PAGE);
    appendFileSync(join(call, 'src/blocks/stats/stats.tsx'), '\n// A change.\n');
    await byCall();
    expect(written(PAGE)).not.toBe(before);
  });

  it('stays as it was when a page cannot be drawn in a thread, and the page is named', async () => {
    const before = bytes(command);
    const file = join(command, 'src/blocks/stats/stats.tsx');
    const source = readFileSync(file, 'utf8');
    const line = 'const heading = useId();';
    expect(source).toContain(line);
    const fault = `if (block.items[0]?.label.endsWith(' 67')) throw new Error('no ink');`;
    writeFileSync(file, source.replace(line, `${fault} ${line}`));
    const { status, said } = await byCommand();
    expect(status).toBe(2);
    expect(said).toMatch(/Cannot render the page \/[\w-]+\/page-67: no ink/);
    expect(bytes(command)).toEqual(before);
    expect(readdirSync(command).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
