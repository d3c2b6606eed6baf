import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { agency } from '../../../tests/support/sites';
import { acceptTranslations } from '../../authoring/translations/accept';
import type { InlineText } from '../../site/types.generated';
import { loadSite } from '../../validate/load-site';
import { TRANSLATIONS } from './translation-lock';

/** Returns a copy of the site with all translations accepted. */
function acceptedCopy(): SiteCopy {
  const copy = new SiteCopy();
  acceptTranslations(copy.folder);
  return copy;
}

function replaceWords(copy: SiteCopy, language: string, from: string, to: string) {
  const file = join(copy.folder, 'locales', `${language}.json`);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const stale = (copy: SiteCopy) =>
  loadSite(copy.folder).problems.flatMap(({ code, file, location }) =>
    code === 'WORDS-012' ? [`${file} ${location.replace(/.*› /, '')}`] : [],
  );

const FRENCH = 'Votre entreprise au Maroc, posée pièce par pièce.';
const key = 'accueil.hero.title';
const staleTitle = [`locales/en.json title (${key})`, `locales/ar.json title (${key})`];

function inlineTitle(copy: SiteCopy, title: InlineText) {
  copy.change(({ pages }) => {
    const [hero] = pages[0]!.blocks;
    if (hero?.type === 'hero') hero.title = title;
  });
}

describe('a translation', { timeout: 30_000 }, () => {
  it('of a new text, or without a lock file, is not reported', () => {
    using copy = acceptedCopy();
    expect(stale(copy)).toEqual([]);
    inlineTitle(copy, { fr: 'Bonjour', en: 'Hello', ar: 'مرحبا' });
    expect(stale(copy)).toEqual([]);
    using bare = new SiteCopy();
    replaceWords(bare, 'fr', FRENCH, 'Autre chose.');
    expect(stale(bare)).toEqual([]);
  });

  it('is reported when its French text has changed, until it is accepted by key', () => {
    using copy = acceptedCopy();
    replaceWords(copy, 'fr', FRENCH, 'Autre chose.');
    expect(stale(copy)).toEqual(staleTitle);
    expect(acceptTranslations(copy.folder, ['accueil.hero.lead', 'acceuil'])).toMatchObject({
      accepted: 0,
      stale: 1,
      isWritten: false,
      unknown: ['acceuil'],
    });
    expect(stale(copy)).toEqual(staleTitle);
    expect(acceptTranslations(copy.folder, ['accueil.hero'])).toMatchObject({
      accepted: 1,
      stale: 0,
      entries: 1,
      isWritten: true,
    });
    expect(stale(copy)).toEqual([]);
  });

  it('that changed together with its French text is not reported, while the other language is', () => {
    using copy = acceptedCopy();
    replaceWords(copy, 'fr', FRENCH, 'Autre chose.');
    const { en } = loadSite(copy.folder).site!.messages;
    const english = Reflect.get(Reflect.get(Object(en.accueil), 'hero') as object, 'title') as string;
    replaceWords(copy, 'en', english, 'Something else.');
    expect(stale(copy)).toEqual(staleTitle.slice(1));
  });

  it('stays fresh when only spaces and apostrophes change', () => {
    using copy = acceptedCopy();
    replaceWords(copy, 'fr', FRENCH, FRENCH.replace(' ', '\u00a0'));
    expect(stale(copy)).toEqual([]);
  });

  it('in the config is recognized after its block has moved, and reported when only French changes', () => {
    using copy = new SiteCopy();
    const title = { fr: 'Bonjour à tous', en: 'Hello to all', ar: 'مرحبا بالجميع' };
    inlineTitle(copy, title);
    acceptTranslations(copy.folder);
    copy.change(({ pages }) => pages[0]!.blocks.splice(1, 1));
    expect(stale(copy)).toEqual([]);
    inlineTitle(copy, { ...title, fr: 'Bienvenue' });
    expect(stale(copy)).toEqual(['site.config.json title.en', 'site.config.json title.ar']);
    acceptTranslations(copy.folder, ['contact']);
    expect(stale(copy)).toHaveLength(2);
    acceptTranslations(copy.folder, ['accueil']);
    expect(stale(copy)).toEqual([]);
  });

  it('is not checked against a damaged lock file, and the damage is reported', () => {
    using copy = acceptedCopy();
    copy.add(TRANSLATIONS, '{ "translations": <<<<<<< }');
    expect(loadSite(copy.folder).problems).toMatchObject([{ file: TRANSLATIONS, code: 'JSON-001' }]);
    copy.add(TRANSLATIONS, '[7]');
    expect(loadSite(copy.folder).problems).toEqual([]);
  });
});

it('the lock file of the project has the current state of every translation', () => {
  expect(loadSite(agency).problems.filter(({ code }) => code === 'WORDS-012')).toEqual([]);
});
