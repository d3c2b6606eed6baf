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

it('a stale translation is reported, alone or with other problems of its text, unless that is unfinished', () => {
  expect(reported((french) => french.replace(title, 'Une autre autre promesse'))).toEqual([
    'locales/fr.json WORDS-017',
    'locales/en.json WORDS-012',
    'locales/ar.json WORDS-012',
  ]);
  expect(reported((french) => french.replace(title, 'TODO : un titre'))).toEqual([
    'locales/fr.json WORDS-014',
  ]);
});

it('a stale translation is reported until it is accepted, by its key', () => {
  const change = (french: string) => french.replace(title, 'Une autre promesse');
  expect(reported(change, 'contact')).toHaveLength(2);
  expect(reported(change, 'faq.hero.title')).toEqual([]);
});

it('many stale translations of a language are one problem', () => {
  expect(reported((french) => french.replaceAll(/(?<=": "\p{Lu}[^"]{20,}[^"{}])\.(?=")/gu, ' ici.'))).toEqual(
    ['locales/en.json WORDS-012', 'locales/ar.json WORDS-012'],
  );
});
