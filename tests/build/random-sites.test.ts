import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { canonicalJson } from '../../src/config/source/write-json';
import { buildSite } from '../../src/publish/prerender/build-site';
import { languagesOf } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';
import { BuiltSite } from '../built/built-site';
import { fileChecks } from '../built/checks/files';
import { linkChecks } from '../built/checks/links';
import { markupChecks } from '../built/checks/markup';
import { pageChecks } from '../built/checks/pages';
import { pictureChecks } from '../built/checks/pictures';
import { searchChecks } from '../built/checks/search';
import { secretChecks } from '../built/checks/secrets';
import { weightChecks } from '../built/checks/weight';
import { ended } from '../support/project-copy';
import { randomConfig, seeded } from '../support/random-config';
import { agency, root } from '../support/sites';

/** The number of valid configs that are built; of this many, one also by the command. */
const WANTED = Number(process.env.RANDOM_SITES ?? 300);
const EACH = 15;

/** The first seed; `RANDOM_SEED` makes the same configs again. */
const first = Number(process.env.RANDOM_SEED ?? Date.now() % 1e9);

const parent = mkdtempSync(join(tmpdir(), 'random-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const examples = [
  'tests/support/sites/agency',
  'tests/support/sites/sample',
  'examples/minimal',
  'examples/clinic',
];

it(
  'a config for which validate reports no error builds, and the built site keeps every promise',
  { tags: ['nightly'], timeout: 7_200_000 },
  async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const bases = examples.map(copied);
    const faults: string[] = [];
    let passed = 0;
    let seed = first;
    for (; passed < WANTED; seed += 1) {
      said.mockClear();
      const random = seeded(seed);
      const { folder, config } = bases[Math.floor(random() * bases.length)]!;
      writeFileSync(join(folder, 'site.config.json'), canonicalJson(randomConfig(config, random)));
      const found = await builtFaults(folder).catch((error: unknown) => [String(error)]);
      if (!found) continue;
      passed += 1;
      if (passed % EACH === 0) found.push(...(await commandFaults(folder)));
      if (found.length > 0)
        faults.push(`seed ${seed} (${basename(folder)}): ${found.slice(0, 5).join('\n  ')}`);
    }
    process.stderr.write(
      `Seeds ${first} to ${seed - 1}: ${seed - first} configs, of which ${passed} are valid.\n`,
    );
    expect(faults).toEqual([]);
  },
);

/** Copies an example. It has its own texts of the layout, and no published addresses, which its changes would lose. */
function copied(from: string): { folder: string; config: SiteConfig } {
  const folder = join(parent, basename(from));
  for (const name of ['site.config.json', 'site.lock.json', 'locales', 'public'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name), { recursive: true });
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
  const config = read(join(folder, 'site.config.json')) as SiteConfig;
  for (const language of languagesOf(config).languages) {
    const file = join(folder, `locales/${language}.json`);
    const { frame } = read(join(agency, `locales/${language}.json`)) as { frame: object };
    writeFileSync(file, canonicalJson({ ...(existsSync(file) && read(file)), frame }));
  }
  const lock = join(folder, 'site.lock.json');
  writeFileSync(lock, canonicalJson({ ...read(lock), paths: [] }));
  return { folder, config };
}

/** Builds a site in this process, without what takes long. Returns its faults; null when the config is not valid. */
async function builtFaults(folder: string): Promise<string[] | null> {
  const built = await buildSite(folder, 'dist', 'production', { compression: false });
  if (!built) return null;
  return faultsOf(folder);
}

/** Builds a site as a maintainer does. */
async function commandFaults(folder: string): Promise<string[]> {
  const { status, said } = await ended(root, ['build', '--site', folder]);
  return status === 0 ? faultsOf(folder) : [`npm run build: ${said}`];
}

/** Returns what the tests of built sites find, each fault once. */
async function faultsOf(folder: string): Promise<string[]> {
  const site = new BuiltSite(join(folder, 'dist'));
  const checks = {
    ...fileChecks,
    ...pageChecks,
    ...linkChecks,
    ...searchChecks,
    ...weightChecks,
    ...pictureChecks,
    ...secretChecks(folder, {}),
    ...markupChecks,
  };
  const found = new Set<string>();
  for (const check of Object.values(checks)) for (const fault of await check(site)) found.add(fault);
  return [...found];
}
