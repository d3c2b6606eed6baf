import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { problemLine, type Problem } from '../../../config/source/problem';
import type { Messages } from '../../../site/site';
import type { InlineText } from '../../../site/types.generated';
import { loadSite } from '../../load-site';

/** The title of the home page's hero, replaced by these words. */
const withTitle = (copy: SiteCopy, title: InlineText) =>
  copy.change((config) => {
    const [hero] = config.pages[0]!.blocks;
    if (hero?.type === 'hero') hero.title = title;
  });

/** Writes words under a key of a locale file. */
function changeWords(copy: SiteCopy, language: string, key: string, words: string | Messages) {
  const file = join(copy.folder, 'locales', `${language}.json`);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  const names = key.split('.');
  const last = names.pop() ?? '';
  Reflect.set(
    names.reduce<object>((part, name) => Reflect.get(part, name) as object, all),
    last,
    words,
  );
  writeFileSync(file, JSON.stringify(all, null, 2));
}

/** Returns the problems after a change, except for texts that the change itself left unused. */
function reported(edit: (copy: SiteCopy) => unknown): Problem[] {
  using copy = new SiteCopy();
  edit(copy);
  return loadSite(copy.folder).problems.filter(({ code }) => code !== 'WORDS-006');
}

describe('the problems of valid texts', () => {
  it('are reported at their path in the config, with page, block, field and language', () => {
    const [problem, ...more] = reported((copy) =>
      withTitle(copy, { fr: 'Dès 5\u00a0000\u00a0DH', en: 'From MAD 6,000', ar: 'ابتداءً من 5000 درهم' }),
    );
    expect(more).toEqual([]);
    expect(problemLine(problem!)).toMatch(
      /^site\.config\.json:\d+:\d+ {2}warning WORDS-010 {2}page \/ › block 1 "hero" › title\.en: the French words say 5\u00a0000 where the English ones say 6,000\./,
    );
  });

  it('are reported at their position in the locale file, with their key and the page that shows them', () => {
    const [problem, ...more] = reported((copy) =>
      changeWords(copy, 'ar', 'accueil.hero.title', 'Bienvenue à tous'),
    );
    expect(more).toEqual([]);
    expect(problemLine(problem!)).toMatch(
      /^locales\/ar\.json:\d+:\d+ {2}warning WORDS-008 {2}page \/ › block 1 "hero" › title \(accueil\.hero\.title\): the Arabic words have no Arabic letter\./,
    );
  });

  it('in texts of the layout are reported by key', () => {
    const [problem] = reported((copy) =>
      changeWords(copy, 'en', 'frame.contact.sendIn', '{{action}} in {{tme}}'),
    );
    expect(problem).toMatchObject({
      file: 'locales/en.json',
      severity: 'error',
      code: 'WORDS-009',
      location: 'frame.contact.sendIn',
      suggestion: '{{time}}',
    });
  });

  it('in an unfinished text are reduced to that one, and the finished languages are still checked', () => {
    const problems = reported((copy) =>
      withTitle(copy, { fr: 'Dès 5\u00a0000\u00a0DH', en: 'From MAD 6,000', ar: 'TODO' }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['WORDS-010', 'WORDS-014']);
    expect(
      reported((copy) => withTitle(copy, { fr: 'TODO !', en: 'TODO', ar: 'TODO' })).map(({ code }) => code),
    ).toEqual(['WORDS-014', 'WORDS-014', 'WORDS-014']);
  });

  it('are reported once for all unused texts of a page', () => {
    using copy = new SiteCopy();
    copy.change((config) => {
      const [hero] = config.pages[0]!.blocks;
      if (hero?.type === 'hero')
        hero.lead = { fr: 'Bonjour à tous.', en: 'Hello to all.', ar: 'مرحبا بالجميع.' };
    });
    changeWords(copy, 'fr', 'ancien', { hero: { title: 'Avant', lead: 'Après' } });
    const unused = loadSite(copy.folder).problems.filter(({ code }) => code === 'WORDS-006');
    expect(unused.map(({ file, location }) => `${file} ${location}`)).toEqual([
      'locales/fr.json accueil.hero.lead',
      'locales/fr.json ancien',
    ]);
    expect(unused[1]?.message).toContain('nothing uses these 2 texts.');
  });

  it('do not include unused texts when a key of the config is misspelt, or for another config', () => {
    using copy = new SiteCopy();
    copy.replace('"t:accueil.hero.title"', '"t:accueil.hero.titel"');
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toEqual(['WORDS-001']);
    copy.replace('"t:accueil.hero.titel"', '"t:accueil.hero.lead"').add('next.json', copy.text());
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toEqual(['WORDS-006']);
    expect(loadSite(copy.folder, 'next.json').problems).toEqual([]);
  });
});
