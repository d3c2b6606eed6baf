import { describe, expect, it } from 'vitest';
import { blocksOfType } from '../../../site/blocks/find-blocks';
import { setAt } from '../../../../tests/support/set-at';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { problemLine, type Problem } from '../../source/problem';
import type { InlineText } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { unusedKey } from './unused-key';

/** The title of the home page's hero, replaced by this text. */
const withTitle = (copy: SiteCopy, title: InlineText) =>
  copy.change((config) => {
    const [hero] = config.pages[0]!.blocks;
    if (hero?.type === 'hero') hero.title = title;
  });

/** Writes a text, or several, under a key of locale files; undefined removes the key. */
function setText(copy: SiteCopy, languages: string[], key: string, text: unknown) {
  for (const language of languages) {
    copy.edit(`locales/${language}.json`, (before) => {
      const words: unknown = JSON.parse(before);
      setAt(words, `/${key.replaceAll('.', '/')}`, text);
      return JSON.stringify(words, null, 2);
    });
  }
}

/** Renames the key of the headline of the home page in one language. */
function renameTitle(copy: SiteCopy, language: string) {
  setText(copy, [language], 'accueil.hero.title', undefined);
  setText(copy, [language], 'accueil.hero.titel', 'Dar Atlas');
}

/** Returns the problems after a change, except for texts that the change itself left unused. */
function reported(edit: (copy: SiteCopy) => unknown): Problem[] {
  using copy = new SiteCopy();
  edit(copy);
  return loadSite(copy.folder).problems.filter(({ code }) => code !== unusedKey.code);
}

const lines = (problems: Problem[]) => problems.map((problem) => problemLine(problem));

describe('the problems of valid texts', () => {
  it('are reported at their path in the config, with page, block, field and language', () => {
    const found = reported((copy) =>
      withTitle(copy, { fr: 'Dès 5\u00a0000\u00a0DH', en: 'From MAD 6,000', ar: 'ابتداءً من 5000 درهم' }),
    );
    expect(lines(found)).toEqual([
      expect.stringMatching(
        /^site\.config\.json:\d+:\d+ {2}warning WORDS-010 {2}page \/ › block 1 "hero" › title\.en: The French text says 5\u00a0000, the English text says 6,000\./,
      ),
    ]);
  });

  it('are reported at their position in the locale file, with their key and the page that shows them', () => {
    const found = reported((copy) => setText(copy, ['ar'], 'accueil.hero.title', 'Bienvenue à tous'));
    expect(lines(found)).toEqual([
      expect.stringMatching(
        /^locales\/ar\.json:\d+:\d+ {2}warning WORDS-021 {2}page \/ › block 1 "hero" › title \(accueil\.hero\.title\): The Arabic text has no Arabic letter\./,
      ),
    ]);
  });

  it('in texts of the layout are reported by key', () => {
    const [problem] = reported((copy) =>
      setText(copy, ['en'], 'frame.contact.sendIn', '{{action}} in {{tme}}'),
    );
    expect(problem).toMatchObject({
      file: 'locales/en.json',
      severity: 'error',
      code: 'WORDS-009',
      location: { en: 'frame.contact.sendIn' },
      suggestion: '{{time}}',
    });
  });
});

describe('unused texts', () => {
  it('are reported once', () => {
    using copy = new SiteCopy();
    copy.change((config) => {
      const [hero] = config.pages[0]!.blocks;
      if (hero?.type === 'hero')
        hero.lead = { fr: 'Bonjour à tous.', en: 'Hello to all.', ar: 'مرحبا بالجميع.' };
    });
    setText(copy, ['fr'], 'ancien', { hero: { title: 'Avant', lead: 'Après' } });
    expect(lines(loadSite(copy.folder).problems)).toEqual([
      expect.stringMatching(
        /^locales\/fr\.json:.* accueil\.hero\.lead: Nothing uses 3 texts of this file, such as "accueil\.hero\.lead"\./,
      ),
    ]);
  });

  it('are not reported when a key of the config is misspelled', () => {
    using copy = new SiteCopy();
    copy.replace('"t:accueil.hero.title"', '"t:accueil.hero.titel"');
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toEqual(['WORDS-001']);
    copy.replace('"t:accueil.hero.titel"', '"t:accueil.hero.lead"');
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toEqual(['WORDS-006']);
  });
});

it('a plural form that one language needs is reported where it is missing, and in no other language', () => {
  using copy = new SiteCopy();
  copy.edit('locales/ar.json', (text) => text.replace(/\n.*"months_few".*/, ''));
  const found = loadSite(copy.folder).problems;
  expect(found.map((problem) => problemLine(problem))).toEqual([
    expect.stringMatching(
      /ar\.json:\d+:\d+ .*Arabic has a plural form that this text lacks\. Add "months_few" beside "months_zero"\./,
    ),
  ]);
});

it.each(['"hello"', '["hello"]', 'null', '7'])(
  '%s in place of the texts of a language is reported once',
  (text) => {
    expect(lines(reported((copy) => copy.add('locales/ar.json', text)))).toEqual([
      'locales/ar.json:1:1  error WORDS-005  This file is not an object with keys. Write { "key": "text" }.',
    ]);
  },
);

it('a blank text in a locale file is reported by key', () => {
  expect(lines(reported((copy) => setText(copy, ['en'], 'frame.skip', '   ')))).toEqual([
    expect.stringContaining('WORDS-005  frame.skip: This text is empty.'),
  ]);
});

describe('one cause is reported once', () => {
  it.each<[what: string, edit: (copy: SiteCopy) => unknown, line: RegExp]>([
    [
      'a key that is missing in many places, at the first one with the number of the others',
      (copy) =>
        copy.change(({ pages }) => {
          for (const page of pages.slice(0, 5)) page.name = 't:accueil.nam';
        }),
      /error WORDS-001 {2}page \/ › name: locales\/fr\.json has no text "accueil\.nam"\. 4 other places use this key, too\. .* Did you mean "t:accueil\.name"\?$/,
    ],
    [
      'a text of the config that is missing in two languages',
      (copy) => withTitle(copy, { fr: 'Bonjour à tous' }),
      /title: The text “Bonjour à tous” is missing in English and Arabic\. Add it: until then, the whole block is shown in French\./,
    ],
    [
      'a question that is missing in two languages',
      (copy) =>
        copy.change(({ pages }) => {
          const [faq] = pages.flatMap(({ blocks }) => blocksOfType(blocks, 'faq'));
          faq!.items.push({
            question: { fr: 'Le dimanche aussi' },
            answer: { fr: 'Nous dormons.', en: 'We sleep.', ar: 'نحن ننام.' },
          });
        }),
      /question: The text “Le dimanche aussi” is missing in English and Arabic\. Add it: until then, visitors of that language do not see this entry of the list\./,
    ],
    [
      'a text of the locale files that is missing in two languages',
      (copy) => setText(copy, ['en', 'ar'], 'frame.skip', undefined),
      /^locales\/fr\.json:\d+:\d+ {2}warning WORDS-002 {2}frame\.skip: The text “.+” is missing in English and Arabic\./,
    ],
    [
      'all texts of a part that a translation lacks, where French has them',
      (copy) => setText(copy, ['ar'], 'accueil.hero', undefined),
      /^locales\/fr\.json:\d+:\d+ {2}warning WORDS-002 {2}accueil\.hero: \d+ texts under "accueil\.hero" are missing in Arabic\./,
    ],
    [
      'all texts of a part of a page that French lacks',
      (copy) => setText(copy, ['fr'], 'accueil.hero', undefined),
      /error WORDS-001 {2}page \/ › .*locales\/fr\.json lacks \d+ texts under "accueil\.hero", which the site shows\./,
    ],
    [
      'all texts of a part of the layout that French lacks',
      (copy) => setText(copy, ['fr', 'en', 'ar'], 'frame.carousel', undefined),
      /error WORDS-001 {2}frame\.carousel: locales\/fr\.json lacks 8 texts under "frame\.carousel", which the site shows\./,
    ],
    [
      'a key that is renamed in French only',
      (copy) => renameTitle(copy, 'fr'),
      /error WORDS-001 {2}page \/ › .* has no text "accueil\.hero\.title"\. .* Did you mean "t:accueil\.hero\.titel"\?$/,
    ],
  ])('%s', (_, edit, line) => {
    expect(lines(reported(edit))).toEqual([expect.stringMatching(line)]);
  });

  it.each<[what: string, edit: (copy: SiteCopy) => unknown, line: RegExp]>([
    [
      'a key that is renamed in a translation only',
      (copy) => renameTitle(copy, 'en'),
      /^locales\/fr\.json:.* warning WORDS-002 {2}accueil\.hero\.title: .* missing in English/,
    ],
    [
      'a part that only the translations have',
      (copy) => setText(copy, ['en', 'ar'], 'spare', { one: 'One', two: 'Two' }),
      /^locales\/en\.json:\d+:\d+ {2}warning WORDS-006 {2}spare\.one: Nothing uses 2 texts of this file, such as "spare\.one"\./,
    ],
  ])('%s, unused texts included', (_, edit, line) => {
    using copy = new SiteCopy();
    edit(copy);
    expect(lines(loadSite(copy.folder).problems)).toEqual([expect.stringMatching(line)]);
  });
});
