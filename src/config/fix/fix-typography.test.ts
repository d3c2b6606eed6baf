import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { fixTypography, respell } from './fix-typography';

const fix = ({ folder }: SiteCopy) => fixTypography(folder);

it('corrects the typography of French texts in the config and the locale file, and nothing else', () => {
  using copy = new SiteCopy();
  const file = 'locales/fr.json';
  const [words, config] = [copy.text(file), copy.text()];
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
  copy.add(file, plain(words));
  const changes = fix(copy);
  expect(changes.length).toBeGreaterThan(20);
  expect(changes[0]).toMatch(/^locales\/fr\.json:\d+:\d+ {2}.*: corrected French typography\.$/);
  expect(plain(copy.text(file))).toBe(plain(words));
  expect(copy.text()).toBe(config);
  expect(fix(copy)).toEqual([]);
});

it('corrects texts in the config itself', () => {
  using copy = new SiteCopy().replace(
    '"t:faq.hero.title"',
    '{ "fr": "Et \\"quoi\\" ?", "en": "What?", "ar": "ماذا؟" }',
  );
  expect(fix(copy)).toEqual([
    expect.stringContaining('page /faq › block 1 "hero" › title.fr: corrected French typography'),
  ]);
  expect(JSON.parse(copy.text()).pages).toContainEqual(
    expect.objectContaining({
      blocks: expect.arrayContaining([
        expect.objectContaining({ title: { fr: 'Et "quoi"\u202f?', en: 'What?', ar: 'ماذا؟' } }),
      ]),
    }),
  );
});

it.each([
  ["L'eau ?", 'L’eau\u202f?'],
  ['98%', '98\u00a0%'],
  ['Oui  !', 'Oui\u202f!'],
])('“%s” may become “%s”', (written, text) => {
  const value = { list: [{ 'a/b': written }] };
  expect(respell(value, '/list/0/a~1b', text)).toBe(true);
  expect(value).toEqual({ list: [{ 'a/b': text }] });
});

it.each(['L’au\u202f?', 'L’eauu\u202f?', 'L’eua\u202f?', '', 'Autre chose', "L'eau ?"])(
  'a text that differs in a letter, or in nothing, is not written: “%s”',
  (text) => {
    const value = { a: "L'eau ?", b: 5 };
    expect(respell(value, '/a', text)).toBe(false);
    expect(respell(value, '/b', '5')).toBe(false);
    expect(respell(value, '/c/d', text)).toBe(false);
    expect(value).toEqual({ a: "L'eau ?", b: 5 });
  },
);
