import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { largeSite } from '../bench/large-site';
import { buildSite } from '../../src/prerender/build-site';
import type { SiteConfig } from '../../src/site/types.generated';
import { ended, projectCopy } from '../support/project-copy';
import { loadSite } from '../../src/validate/load-site';
import { agency, layOutSite, root } from '../support/sites';

const EPOCH = '1767225600';
const PAGE = 'en/consulting/comptabilite.html';
const OTHER_PAGE = 'en/consulting/recrutement.html';

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
beforeAll(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', EPOCH);
  layOutSite('agency', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a site without threads. */
const build = (site = folder) =>
  buildSite(site, 'dist', 'production', { sharePictures: false, compression: false });

function change(site: string, edit: (config: SiteConfig) => void) {
  const file = join(site, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
  edit(config);
  writeFileSync(file, JSON.stringify(config));
}

/** A hash of every file, by its path. */
function bytes(site: string): Record<string, string> {
  const dist = join(site, 'dist');
  return Object.fromEntries(
    readdirSync(dist, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const written = (file: string, site = folder) => statSync(join(site, 'dist', file)).mtimeMs;

/** Expects of the last build the bytes of one that remembers nothing. */
async function expectFullBuild() {
  const before = bytes(folder);
  rmSync(join(folder, 'dist'), { recursive: true });
  rmSync(join(folder, '.cache/pages'), { recursive: true });
  await build();
  expect(bytes(folder)).toEqual(before);
}

describe('a site that is built again', { timeout: 120_000 }, () => {
  beforeAll(() => build(), 60_000);

  it('is what a full build makes of it after a word was changed, though only its page is drawn', async () => {
    const [before, other] = [written(PAGE), written(OTHER_PAGE)];
    change(folder, ({ pages }) => {
      const page = pages.find(({ id }) => id === 'comptabilite');
      const steps = page?.blocks.find(({ type }) => type === 'steps');
      if (steps?.type === 'steps') steps.title = { fr: 'Un mot', en: 'Another word', ar: 'كلمة' };
    });
    await build();
    expect(readFileSync(join(folder, 'dist', PAGE), 'utf8')).toContain('Another word');
    expect(written(PAGE)).not.toBe(before);
    expect(written(OTHER_PAGE), 'a page that is as it was').toBe(other);
    await expectFullBuild();
  });

  it(
    'is drawn anew where a file of it was changed, is gone, or the memory of it is lost',
    { tags: ['nightly'] },
    async () => {
      appendFileSync(join(folder, 'dist', PAGE), 'more');
      rmSync(join(folder, 'dist/index.json'));
      await build();
      await expectFullBuild();
      const [memory = ''] = readdirSync(join(folder, '.cache/pages'));
      const file = join(folder, '.cache/pages', memory);
      for (const lost of [readFileSync(file, 'utf8').slice(0, -9), '', 'no memory']) {
        writeFileSync(file, lost);
        const before = [bytes(folder), written(PAGE)];
        await build();
        expect(bytes(folder)).toEqual(before[0]);
        expect(written(PAGE)).not.toBe(before[1]);
      }
    },
  );
});

/** Enough pages for the command to draw them in threads. */
const MORE = 70;

describe('a site of hundreds of pages', { timeout: 300_000, tags: ['nightly'] }, () => {
  let copy: ReturnType<typeof projectCopy>;
  beforeAll(() => {
    copy = projectCopy();
    layOutSite('agency', folder);
    for (const site of [copy.folder, folder])
      change(site, (config) =>
        Object.assign(config, largeSite({ config, messages: loadSite(agency).site!.messages }, MORE)),
      );
  });
  afterAll(() => copy.remove());
  /** Builds the site of the copy in threads, with the code of a project. */
  const buildInThreads = (project: string) =>
    ended(project, ['build', '--no-share-pictures', '--no-compression', '--site', copy.folder], EPOCH);

  it('has the same bytes from two folders, drawn in threads and without', async () => {
    const [{ status, said }] = await Promise.all([buildInThreads(root), build()]);
    const { pages } = JSON.parse(readFileSync(join(folder, 'site.config.json'), 'utf8')) as SiteConfig;
    expect(pages.length).toBeGreaterThan(MORE);
    expect(said).toContain(`${(pages.length + 1) * 3} pages`);
    expect(status).toBe(0);
    expect(bytes(copy.folder)).toEqual(bytes(folder));
  });

  it('is drawn anew when a source has changed', async () => {
    await buildInThreads(copy.folder);
    const before = written(PAGE, copy.folder);
    appendFileSync(join(copy.folder, 'src/blocks/stats/stats.tsx'), '\n// A change.\n');
    await buildInThreads(copy.folder);
    expect(written(PAGE, copy.folder)).not.toBe(before);
  });

  it('stays as it was when a page cannot be drawn in a thread, and the page is named', async () => {
    const before = bytes(copy.folder);
    const file = join(copy.folder, 'src/blocks/stats/stats.tsx');
    const source = readFileSync(file, 'utf8');
    const line = 'const heading = useId();';
    expect(source).toContain(line);
    const fault = `if (block.items[0]?.label.endsWith(' 67')) throw new Error('no ink');`;
    writeFileSync(file, source.replace(line, `${fault} ${line}`));
    const { status, said } = await buildInThreads(copy.folder);
    expect(status).toBe(2);
    expect(said).toMatch(/Cannot render the page \/[\w-]+\/page-67: no ink/);
    expect(bytes(copy.folder)).toEqual(before);
    expect(readdirSync(copy.folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
