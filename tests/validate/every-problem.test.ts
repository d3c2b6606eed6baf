import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import type { SiteConfig } from '../../src/site/types.generated';
import { SiteCopy } from '../support/site-copy';

type Page = SiteConfig['pages'][number];
const pageAt = ({ pages }: SiteConfig, path: string): Page => pages.find((page) => page.path === path)!;

/** The codes of what is told after a change of the config, each with its place. */
function told(edit: (config: SiteConfig) => unknown): string[] {
  using copy = new SiteCopy();
  copy.change(edit);
  return loadSite(copy.folder)
    .problems.map(({ code, location: place }) => `${code} ${place}`)
    .toSorted();
}

const heavy = {
  fr: 'Titre long '.repeat(9).trim(),
  en: 'Long title '.repeat(9).trim(),
  ar: 'عنوان طويل '.repeat(9).trim(),
};
const link = (page: Page, to: string) => {
  const hero = page.blocks[0];
  if (hero?.type === 'hero') hero.actions = [{ label: 't:frame.skip', to }];
};

it('the mistakes of the schema are told first, all at once, then those that the rules find', () => {
  const wrong = (config: SiteConfig) => {
    link(pageAt(config, '/'), 'contct');
    pageAt(config, '/contact').name = 't:contact.nme';
    pageAt(config, '/a-propos').title = heavy;
    pageAt(config, '/a-propos').ogImage = '/nothing.png';
    pageAt(config, '/confidentialite').publishAt = '2026-02-30T08:00:00+01:00';
    pageAt(config, '/plan-du-site').path = '/contact';
  };
  expect(
    told((config) => {
      wrong(config);
      Reflect.set(pageAt(config, '/faq').blocks[1]!, 'headline', 'x');
      Reflect.deleteProperty(pageAt(config, '/a-propos'), 'name');
      config.theme.colors.nuit = 'black';
    }),
  ).toEqual([
    'SCHEMA-001 page /faq › block 2 "faq" › headline',
    'SCHEMA-002 page /a-propos',
    'SCHEMA-005 theme.colors.nuit',
  ]);
  expect(told(wrong).filter((line) => !line.startsWith('PATH'))).toEqual([
    'DATE-001 page /confidentialite › publishAt',
    'DATE-003 page /confidentialite › publishAt',
    'LINK-001 page / › block 1 "hero" › actions[0].to',
    'LINK-003 page /contact › path',
    'PICTURE-001 page /a-propos › ogImage',
    'SEARCH-001 page /a-propos › title.fr',
    'WORDS-001 page /contact › name',
  ]);
});

describe('nothing is told that only comes from another mistake', () => {
  it.each<[string, (config: SiteConfig) => unknown, string]>([
    [
      'links to a page whose name cannot be read',
      (config) => Reflect.set(pageAt(config, '/contact'), 'id', 7),
      'SCHEMA-004 page /contact › id',
    ],
    [
      'links to a page with a mistake',
      (config) => Reflect.set(pageAt(config, '/contact'), 'kind', 'contct'),
      'SCHEMA-003 page /contact › kind',
    ],
    [
      'places on a page of which a block has a mistake',
      (config) => Reflect.set(pageAt(config, '/contact').blocks.at(-1)!, 'type', 'contact-frm'),
      'SCHEMA-003 page /contact › block 3 "contact-frm" › type',
    ],
    [
      'the address of the home page, when it cannot be read',
      (config) => Reflect.set(pageAt(config, '/'), 'path', 7),
      'SCHEMA-004 page accueil › path',
    ],
    [
      'what follows from a draft that is misspelt',
      (config) => {
        const page = pageAt(config, '/faq');
        Reflect.set(page, 'status', 'darft');
        link(page, 'plan-du-site');
        pageAt(config, '/plan-du-site').name = 't:frame.skip';
      },
      'SCHEMA-003 page /faq › status',
    ],
    [
      'links to an ad whose name cannot be read',
      (config) => Reflect.set(config.ads[0]!, 'id', 7),
      'SCHEMA-004 ad 1 › id',
    ],
    [
      'a section whose name is misspelt',
      ({ theme }) => {
        Reflect.set(theme.sections, 'defualt', theme.sections.default);
        Reflect.deleteProperty(theme.sections, 'default');
      },
      'SCHEMA-002 theme.sections.defualt',
    ],
    [
      'the length of a title that has no words',
      (config) => (pageAt(config, '/faq').title = 't:faq.nothing'),
      'WORDS-001 page /faq › title',
    ],
  ])('%s', (_, edit, only) => {
    expect(told(edit)).toEqual([only]);
  });
});

describe('a value of the wrong kind is told and stops nothing', () => {
  it.each<[string, (config: SiteConfig) => unknown, string]>([
    ['a colour', ({ theme }) => Reflect.set(theme.colors, 'nuit', 7), 'SCHEMA-004 theme.colors.nuit'],
    [
      'the name of a colour that every object of the program has',
      ({ theme }) => (theme.roles.band.dark = 'constructor'),
      'LINK-001 theme.roles.band.dark',
    ],
    ['a term', (config) => Reflect.set(config, 'terms', ['SEO', {}]), 'SCHEMA-004 terms[1]'],
  ])('%s', (_, edit, only) => {
    expect(told(edit)).toEqual([only]);
  });

  it('what is nearly a text, where none may stand', () => {
    const lines = told((config) => Reflect.set(config, 'effects', { fr: 'Nuit', en: 7 }));
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !line.includes(' effects'))).toEqual([]);
  });
});
