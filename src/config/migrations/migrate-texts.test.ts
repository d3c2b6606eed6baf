import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { agency } from '../../../tests/support/sites';
import migrate from '../../cli/migrate';
import { languages } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import { loadSite } from '../../validate/load-site';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** What every page shows in every language. */
function shown(folder: string) {
  const { site } = loadSite(folder);
  return site!.config.pages.flatMap(({ path }) =>
    languages.map((language) => pageData(site!, path, language)),
  );
}

it('the texts of a config of version 2 are moved into it, and every page shows the same', async () => {
  using copy = new SiteCopy();
  copy.replace('"configVersion": 3', '"configVersion": 2');
  writeFileSync(join(copy.folder, 'translations.json'), '{}');
  const keys = () => copy.text().match(/"t:[^"]+"/g) ?? [];
  const before = new Set(keys());
  expect(await migrate.execute([], copy.folder)).toBe(0);
  const after = new Set(keys());
  expect(after.size).toBeLessThan(before.size);
  // Only keys that several places use are left.
  expect(keys().length).toBeGreaterThanOrEqual(2 * after.size);
  expect(existsSync(join(copy.folder, 'translations.json'))).toBe(false);
  expect(shown(copy.folder)).toEqual(shown(agency));
  const text = copy.text();
  expect(await migrate.execute([], copy.folder)).toBe(0);
  expect(copy.text()).toBe(text);
});

it('another config gets its texts, and the locale files stay for the one of the project', async () => {
  using copy = new SiteCopy();
  copy.add('next.json', copy.text().replace('"configVersion": 3', '"configVersion": 2'));
  const before = readFileSync(join(copy.folder, 'locales/en.json'), 'utf8');
  expect(await migrate.execute([join(copy.folder, 'next.json')], copy.folder)).toBe(0);
  expect(readFileSync(join(copy.folder, 'locales/en.json'), 'utf8')).toBe(before);
  expect(readFileSync(join(copy.folder, 'next.json'), 'utf8').length).toBeGreaterThan(copy.text().length);
});
