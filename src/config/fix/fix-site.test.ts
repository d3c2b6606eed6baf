import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../load-site';
import { fixSite, respell } from './fix-site';

const fix = ({ folder }: SiteCopy) => fixSite(folder);

describe('a misspelt field', () => {
  it('is renamed, and every other byte stays', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.replace('"privacyPage"', '"privacyPgae"').replace('"timeZone"', '"timezone"');
    const changes = fix(copy);
    expect(copy.text()).toBe(good);
    expect(changes).toHaveLength(2);
    expect(changes.join('\n')).toContain('"privacyPgae" is now "privacyPage".');
    expect(changes[0]).toMatch(/^site\.config\.json:\d+:\d+ {2}/);
    expect(loadSite(copy.folder).problems).toEqual([]);
  });

  it('stays in a block that stands among the entries of another', () => {
    using copy = new SiteCopy();
    copy.change(({ pages }) => {
      for (const { blocks } of pages)
        for (const block of blocks) if (block.type === 'faq') block.items.push(blocks.at(-1) as never);
    });
    expect(fix(copy)).toEqual([]);
  });

  it.each([
    ['the field is there already', '"privacyPage": "contact", "privacyPages"', '"privacyPages"'],
    ['two are similar to one name', '"privacyPagee": "contact", "privacyPag"', '"privacyPagee"'],
  ])('stays when %s', (_, written, kept) => {
    using copy = new SiteCopy();
    copy.replace('"privacyPage"', written);
    expect(fix(copy).filter((change) => change.includes('privacyPag'))).toEqual([]);
    expect(copy.text()).toContain(kept);
  });
});

describe('the direction of a language', () => {
  it('is reported once, and removed wherever it is', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.change(({ languages }) =>
      languages.forEach((language) => Object.assign(language, { direction: 'ltr' })),
    );
    expect(loadSite(copy.folder).problems).toMatchObject([
      { code: 'SCHEMA-001', message: { fr: expect.stringContaining('Supprimez ce champ') as string } },
    ]);
    expect(fix(copy)).toEqual([expect.stringMatching(/languages\[0\]\.direction: removed\.$/)]);
    expect(copy.text()).toBe(good);
    expect(fix(copy)).toEqual([]);
  });

  it('keeps no other mistake from being fixed', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.replace('"label":', '"direction": "ltr", "lable":');
    expect(fix(copy)).toContainEqual(expect.stringContaining('"lable" is now "label"'));
    expect(copy.text()).toBe(good);
  });
});

describe('the formatting', () => {
  it('is fixed without a change of order or values, and does not change again', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.write(JSON.stringify(JSON.parse(good)));
    expect(loadSite(copy.folder).problems, 'another form is no problem').toEqual([]);
    expect(fix(copy)).toEqual(['site.config.json  is now formatted.']);
    const once = copy.text();
    expect(JSON.stringify(JSON.parse(once))).toBe(JSON.stringify(JSON.parse(good)));
    expect(fix(copy)).toEqual([]);
    expect(copy.text()).toBe(once);
  });
});

it('a file that is not there is not written', () => {
  using copy = new SiteCopy();
  rmSync(join(copy.folder, 'site.config.json'));
  expect(fix(copy)).toEqual([]);
  expect(existsSync(join(copy.folder, 'site.config.json'))).toBe(false);
});

it.each([
  ['no JSON', (text: string) => text.replace('"privacyPage"', '"privacyPgae')],
  ['a field twice', (text: string) => text.replace('"url":', '"url": "https://a.example", "url":')],
])('a file with %s stays unchanged', (_, broken) => {
  using copy = new SiteCopy();
  const text = broken(copy.text());
  copy.write(text);
  expect(fix(copy)).toEqual([]);
  expect(copy.text()).toBe(text);
});

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
    'site.config.json  is now formatted.',
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
  expect(respell(value, ['list', 0, 'a/b'], text)).toBe(true);
  expect(value).toEqual({ list: [{ 'a/b': text }] });
});

it.each(['L’au\u202f?', 'L’eauu\u202f?', 'L’eua\u202f?', '', 'Autre chose', "L'eau ?"])(
  'a text that differs in a letter, or in nothing, is not written: “%s”',
  (text) => {
    const value = { a: "L'eau ?", b: 5 };
    expect(respell(value, ['a'], text)).toBe(false);
    expect(respell(value, ['b'], '5')).toBe(false);
    expect(respell(value, ['c', 'd'], text)).toBe(false);
    expect(value).toEqual({ a: "L'eau ?", b: 5 });
  },
);

it('what the rules find in the texts is fixed in the same run as a misspelt field, and a second run changes nothing', () => {
  using copy = new SiteCopy();
  const good = copy.text();
  copy.replace('"privacyPage"', '"privacyPgae"').replace('\u202f', ' ');
  expect(fix(copy)).toHaveLength(2);
  expect(copy.text()).toBe(good);
  expect(fix(copy)).toEqual([]);
});
