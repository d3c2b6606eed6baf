import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acceptTranslations } from './accept';
import { loadSite } from '../../validate/load-site';
import translations from '../../cli/translations';
import { saidLines } from '../../../tests/support/said';
import { SiteCopy } from '../../../tests/support/site-copy';

saidLines();

/** A copy in which the French headline of the questions has changed and its translations have not. */
function withNewFrench(): SiteCopy {
  const copy = new SiteCopy();
  acceptTranslations(copy.folder);
  const file = join(copy.folder, 'locales/fr.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as { faq: { hero: { title: string } } };
  words.faq.hero.title = 'Tout autre chose, dit autrement.';
  writeFileSync(file, JSON.stringify(words, null, 2));
  return copy;
}

const stale = (copy: SiteCopy) =>
  loadSite(copy.folder)
    .problems.filter(({ code }) => code === 'WORDS-012')
    .map(({ file, location: place }) => `${file} ${place}`);

it('translations that are older than their French are reported until they are accepted, by their key', async () => {
  using copy = withNewFrench();
  expect(stale(copy)).toEqual([
    expect.stringMatching(/^locales\/en\.json .*faq\.hero\.title/),
    expect.stringMatching(/^locales\/ar\.json .*faq\.hero\.title/),
  ]);
  expect(await translations.execute(['accept', 'contact'], copy.folder)).toBe(0);
  expect(stale(copy)).toHaveLength(2);
  expect(await translations.execute(['accept', 'faq.hero.title'], copy.folder)).toBe(0);
  expect(stale(copy)).toEqual([]);
});
