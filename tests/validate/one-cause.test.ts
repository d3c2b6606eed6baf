import { expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import type { Page, SiteConfig } from '../../src/site/types.generated';
import { loadSite } from '../../src/config/load-site';
import { SiteCopy } from '../support/site-copy';

/** Returns the problems of links, dates, addresses and languages after a change, one line each. */
function reported(edit: (config: SiteConfig) => unknown): string[] {
  using copy = new SiteCopy();
  copy.change(edit);
  return loadSite(copy.folder)
    .problems.map((problem) => problemLine(problem, 'en'))
    .filter((line) => / (?:BLOCK|DATA|DATE|FILE|LINK|PATH|REDIRECT|SCHEMA|WORDS-00[12456])/.test(line));
}

const pageOf = ({ pages }: SiteConfig, id: string): Page => pages.find((page) => page.id === id)!;
const link = (page: Page, to: string) => {
  const [hero] = page.blocks;
  if (hero?.type === 'hero') hero.actions = [{ label: 't:frame.skip', to }];
};
const remove = (config: SiteConfig, id: string) =>
  config.pages.splice(config.pages.indexOf(pageOf(config, id)), 1);

it.each<[string, (config: SiteConfig) => unknown, RegExp[]]>([
  [
    'a page that many places link to is removed',
    (config) => remove(config, 'contact'),
    [
      /There is no page "contact"\. .*\d+ other places use this name: if you removed it, put it back; if you renamed it/,
    ],
  ],
  [
    'a page that the site may lack is removed',
    (config) => remove(config, 'seo'),
    [/There is no page "seo"\. .*put it back, then remove it with npm run remove -- page seo;/],
  ],
  [
    'a page has another id',
    (config) => (pageOf(config, 'seo').id = 'referencement'),
    [/There is no page "seo"\. .*Did you mean "referencement"\?/],
  ],
  [
    'two pages have the same id',
    (config) => (pageOf(config, 'locaux').id = 'banque'),
    [/Another page already has the id "banque".*Did you mean "locaux"\?/],
  ],
  [
    'a page is there twice',
    (config) => config.pages.push(structuredClone(pageOf(config, 'faq'))),
    [/The page "faq" is here twice, with the same id and the same address\. Remove one of them/],
  ],
  [
    'a page is copied and only its id changed',
    (config) => config.pages.push({ ...structuredClone(pageOf(config, 'faq')), id: 'faq-2' }),
    [/Another page already has the address "\/faq"/],
  ],
  [
    'the home page is removed',
    (config) => remove(config, 'accueil'),
    [
      /There is no page "accueil"\. \d+ other places use this name: if you removed it, put it back; if you renamed it, correct all/,
    ],
  ],
  [
    'the home page has another address',
    (config) => (pageOf(config, 'accueil').path = '/accueil'),
    [/No page has the address "\/"\. Give the home page the path "\/", in every language\./],
  ],
  [
    'a colour has the name of a field that every object of the program has',
    ({ theme }) => (theme.roles.band.dark = 'constructor'),
    [/There is no color "constructor"/],
  ],
  [
    'an id has a space',
    (config) => (pageOf(config, 'faq').id = 'questions frequentes'),
    [/"questions frequentes" is not in the right form: the name of a page is written in small letters/],
  ],
  [
    'a link has the French word for the telephone',
    (config) => link(pageOf(config, 'accueil'), 'telephone'),
    [/There is no page "telephone"\. Did you mean "phone"\?/],
  ],
  [
    'two languages have the same code',
    ({ languages }) => languages.push({ ...languages[1]!, name: 'Español' }),
    [/Another language already has the code "en"/],
  ],
  [
    'the first block is moved to the end',
    (config) => {
      const page = pageOf(config, 'faq');
      page.blocks = page.blocks.toReversed() as Page['blocks'];
    },
    [/The first block of a page must be a hero/],
  ],
  [
    'the contact form is removed',
    (config) => {
      const page = pageOf(config, 'contact');
      page.blocks = page.blocks.filter(({ type }) => type !== 'contact-form') as Page['blocks'];
    },
    [/PATH-003  pages: No page has the contact form\. Put the block "contact-form" back\./],
  ],
  [
    'a section has another name',
    ({ theme }) => {
      theme.sections.numerique = theme.sections.web!;
      delete theme.sections.web;
    },
    [/There is no section "web".* other places use this name.*Did you mean "numerique"\?/],
  ],
  [
    'the amounts are removed, and texts have their names',
    (config) => delete config.values,
    [
      /WORDS-004 .*contains \{values\..*, and the config has no "values"; \d+ other texts have it too\. Add "values", or put it back/,
    ],
  ],
  [
    'an amount is removed',
    ({ values }) => delete values!.website,
    [/WORDS-004 .*contains \{values\.website\}, which is not in "values".*put it back/],
  ],
  [
    'an amount has another name',
    ({ values }) => {
      values!.site = values!.website!;
      delete values!.website;
    },
    [/WORDS-004 .*Did you mean "\{values\.site\}"\?/],
  ],
  [
    'the menus are removed',
    (config) => Reflect.deleteProperty(config, 'menus'),
    [/SCHEMA-002 .*The config lacks menus\. Undo the change/],
  ],
  [
    'a carousel names an ad that does not exist',
    ({ pages, ads }) => {
      const carousel = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'promo-carousel');
      Object.assign(carousel!, { ads: ['ad0', ...ads.slice(1).map(({ id }) => id)] });
    },
    [/There is no ad "ad0"\. These exist: ad1, /],
  ],
  [
    'the code of a language is misspelt',
    ({ languages }) => (languages[1]!.code = 'eng'),
    [/site\.config\.json:\d+:\d+ .*The language "eng" has no file.*Did you mean "en"\?/],
  ],
  [
    'a language is removed from the list',
    ({ languages }) => languages.pop(),
    [
      /locales\/ar\.json:1:1 .*Texts of site\.config\.json are in "ar" \(\d+\), which is not under "languages"/,
    ],
  ],
  [
    'a language is put first',
    ({ languages }) => languages.unshift(languages.splice(1, 1)[0]!),
    [/locales\/en\.json:.* "pages" holds translations, .* Put that one first under "languages" again/],
  ],
  [
    'a key is written without its prefix',
    (config) => {
      const [hero] = pageOf(config, 'faq').blocks;
      if (hero?.type === 'hero') hero.title = 'faq.hero.title';
    },
    [],
  ],
])('%s: one problem', (_, edit, lines) => {
  expect(reported(edit)).toEqual(lines.map((line) => expect.stringMatching(line)));
});

it.each(['faq', '/faq/', 'https://www.trace.example/faq', '/fr/faq'])(
  'the address "%s" is reported once, with the right one',
  (path) => {
    expect(reported((config) => (pageOf(config, 'faq').path = path))).toEqual([
      expect.stringMatching(/Did you mean "\/faq"\?$/),
    ]);
  },
);

it.each([
  ['/en/offres', 'its first part would be read as a language'],
  ['/fr', 'its first part would be read as a language'],
  ['/404', 'that is the page for unknown addresses'],
  ['/assets/plan', 'the pictures, fonts and styles of the site are there'],
  ['/api', 'the form sends its messages there'],
  ['/index', 'web servers remove the part "index"'],
  ['/plan/index', 'web servers remove the part "index"'],
  ['/plan/404', 'that is the page for unknown addresses'],
  ['/con', 'Windows keeps the name "con" for a device'],
  ['/plan/lpt1/nul', 'Windows keeps the name "lpt1" for a device'],
])('the address "%s", which the site needs itself, is reported once', (path, reason) => {
  expect(reported((config) => (pageOf(config, 'faq').path = path))).toEqual([
    expect.stringContaining(
      `error LINK-003  page ${path} › path: A page cannot have the address "${path}": ${reason}`,
    ),
  ]);
});

it('the mistakes of the schema are told first, all at once, then those that the rules find', () => {
  const codesAfter = (edit: (config: SiteConfig) => unknown) =>
    reported(edit).map((line) => /[A-Z]+-\d+ {2}[^:]*/.exec(line)?.[0]);
  const wrong = (config: SiteConfig) => {
    link(pageOf(config, 'accueil'), 'contct');
    pageOf(config, 'confidentialite').status = 'draft';
    pageOf(config, 'plan-du-site').path = '/contact';
  };
  expect(
    codesAfter((config) => {
      wrong(config);
      Reflect.set(pageOf(config, 'faq').blocks[1]!, 'headline', 'x');
      Reflect.deleteProperty(pageOf(config, 'a-propos'), 'name');
      config.theme.colors.nuit = 'black';
    }).toSorted(),
  ).toEqual([
    'SCHEMA-001  page /faq › block 2 "faq" › headline',
    'SCHEMA-002  page /a-propos',
    'SCHEMA-005  theme.colors.nuit',
  ]);
  expect(codesAfter(wrong).toSorted()).toEqual([
    'DATE-003  page /confidentialite › status',
    'LINK-001  page / › block 1 "hero" › actions[0].to',
    'LINK-003  page /contact › path',
  ]);
});

it.each<[string, (config: SiteConfig) => unknown, RegExp]>([
  [
    'a range ends below its beginning',
    ({ values }) => Object.assign(values!.website!, { upTo: 300 }),
    /FIELD-001 .*The range ends at 300, which is not more than its beginning, 5000\./,
  ],
  [
    'the accents of a text are lost',
    (config) => (pageOf(config, 'a-propos').name = 'Ã€ propos'),
    /WORDS-004 .*The accents of this text were lost.* Did you mean "À propos"\?/,
  ],
  [
    'a page lacks two fields',
    (config) => {
      const page: Partial<Page> = pageOf(config, 'faq');
      delete page.kind;
      delete page.title;
    },
    /SCHEMA-002 .*These fields are missing: (?:kind, title|title, kind)\. Add them\./,
  ],
  [
    'a block with cases that others quote is removed',
    (config) => {
      const page = pageOf(config, 'realisations-consulting');
      page.blocks = page.blocks.filter(({ type }) => type !== 'cases') as Page['blocks'];
    },
    /LINK-002 .*The page "realisations-consulting" has no anchor ".+" and ".+"\..* if you removed it, remove them as well/,
  ],
])('%s: one problem, and nothing else', (_, edit, line) => {
  using copy = new SiteCopy();
  copy.change(edit);
  const { problems } = loadSite(copy.folder);
  expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([expect.stringMatching(line)]);
});

it('the files of two languages are exchanged: one problem', () => {
  using copy = new SiteCopy();
  const [en, ar] = [copy.text('locales/en.json'), copy.text('locales/ar.json')];
  copy.add('locales/en.json', ar).add('locales/ar.json', en);
  expect(loadSite(copy.folder).problems).toMatchObject([{ file: 'locales/ar.json', line: 1 }]);
});

it('a file with the texts of another language is one problem', () => {
  using copy = new SiteCopy();
  const { pages, ...words } = JSON.parse(copy.text('locales/en.json')) as { pages: object };
  const french = Object.fromEntries(Object.keys(pages).map((text) => [text, text]));
  copy.add('locales/en.json', JSON.stringify({ ...words, pages: french }));
  const { problems } = loadSite(copy.folder);
  expect(problems).toMatchObject([{ code: 'WORDS-021', file: 'locales/en.json', line: 1 }]);
});
