import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { acceptTranslations } from '../../../edit/translations/accept';
import { loadSite } from '../../load-site';

/** Returns the problems after the French texts, whose translations were accepted, were changed and some accepted again. */
function reported(change: (french: string) => string, ...accepted: string[]) {
  using copy = new SiteCopy();
  acceptTranslations(copy.folder, []);
  copy.edit('locales/fr.json', change);
  acceptTranslations(copy.folder, accepted);
  return loadSite(copy.folder).problems.map(({ file: name, code }) => `${name} ${code}`);
}

const title = /(?<="hero": \{\s+"title": ")[^"]+/;

it('stale translations of a text are one problem, and none while the text itself has another or is unfinished', () => {
  expect(reported((french) => french.replace(title, 'Une autre promesse'))).toEqual([
    'locales/en.json WORDS-012',
  ]);
  expect(reported((french) => french.replace(title, 'Une autre autre promesse'))).toEqual([
    'locales/fr.json WORDS-017',
  ]);
  expect(reported((french) => french.replace(title, 'TODO : un titre'))).toEqual([
    'locales/fr.json WORDS-014',
  ]);
});

it('a stale translation is reported until it is accepted, by its key', () => {
  const change = (french: string) => french.replace(title, 'Une autre promesse');
  expect(reported(change, 'contact')).toHaveLength(1);
  expect(reported(change, 'faq.hero.title')).toEqual([]);
});

it('a stale translation of a long text is named by its beginning, which accepts no other one of its page', () => {
  using copy = new SiteCopy();
  acceptTranslations(copy.folder, []);
  const words = Object.keys(JSON.parse(copy.text('locales/en.json')).pages);
  const long = words
    .filter((text) => text.length > 70 && copy.text().includes(JSON.stringify(text)))
    .slice(0, 2);
  for (const text of long) copy.replace(JSON.stringify(text), JSON.stringify(`${text} Et un mot.`));
  const stale = () =>
    loadSite(copy.folder).problems.filter(
      ({ code, file }) => code === 'WORDS-012' && file === 'locales/en.json',
    );
  expect(stale()).toHaveLength(2);
  const [, name = ''] = /accept "(.*?)"/.exec(stale()[0]!.message.en) ?? [];
  expect(long[0]!.startsWith(name.replace('…', ''))).toBe(true);
  acceptTranslations(copy.folder, [name]);
  expect(stale()).toHaveLength(1);
});

it('many stale translations are one problem', () => {
  expect(reported((french) => french.replaceAll(/(?<=": "\p{Lu}[^"]{20,}[^"{}])\.(?=")/gu, ' ici.'))).toEqual(
    ['locales/en.json WORDS-012'],
  );
});
