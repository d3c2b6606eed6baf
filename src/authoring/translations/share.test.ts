import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../../validate/load-site';
import { shareText } from './share';

const WORDS = 'Écrivez-nous dès aujourd’hui';

/** A copy in which two pages have the same words, with translations. */
function withRepeatedWords(): SiteCopy {
  const copy = new SiteCopy();
  for (const [language, text] of [
    ['en', 'Write to us today'],
    ['ar', 'راسلونا اليوم'],
  ] as const) {
    const words = locale(copy, language);
    copy.add(
      `locales/${language}.json`,
      JSON.stringify({ ...words, pages: { ...words.pages, [WORDS]: text } }),
    );
  }
  return copy.change(({ pages }) => {
    for (const page of pages.slice(1, 3)) page.summary = WORDS;
  });
}

function locale(copy: SiteCopy, language: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(copy.folder, `locales/${language}.json`), 'utf8'));
}

it('words of several places get one key, and the site shows the same texts', () => {
  using copy = withRepeatedWords();
  expect(shareText(copy.folder, 'actions.today', "Écrivez-nous dès aujourd'hui")).toBe(2);
  const { pages } = JSON.parse(copy.text()) as { pages: { summary: string }[] };
  expect(pages.slice(1, 3).map(({ summary }) => summary)).toEqual(['t:actions.today', 't:actions.today']);
  expect(locale(copy, 'fr').actions?.today).toBe(WORDS);
  expect(locale(copy, 'en').actions?.today).toBe('Write to us today');
  expect(locale(copy, 'en').pages).not.toHaveProperty([WORDS]);
  expect(Object.keys(locale(copy, 'ar')).at(-1)).toBe('pages');
  expect(loadSite(copy.folder).problems.filter(({ code }) => /WORDS-00[1-6]/.test(code))).toEqual(
    // The former summaries are no longer used.
    expect.arrayContaining([expect.objectContaining({ code: 'WORDS-006' })]),
  );
});

it.each([
  ['quote', WORDS, '"quote" is not a key.'],
  ['actions.quote', WORDS, 'The key "actions.quote" is taken.'],
  ['actions.quote.now', WORDS, 'The key "actions.quote.now" is taken.'],
  ['pages.today', WORDS, 'The key "pages.today" is taken.'],
  [
    'actions.today',
    'Un texte que le site n’a pas',
    'No text of the config is “Un texte que le site n’a pas”.',
  ],
])('the key %s for “%s” is refused, and nothing is written', (key, words, message) => {
  using copy = withRepeatedWords();
  const before = [copy.text(), locale(copy, 'fr'), locale(copy, 'en')];
  expect(() => shareText(copy.folder, key, words)).toThrow(message);
  expect([copy.text(), locale(copy, 'fr'), locale(copy, 'en')]).toEqual(before);
});
