import { expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import type { Page, SiteConfig } from '../../src/site/types.generated';
import { loadSite } from '../../src/validate/load-site';
import { SiteCopy } from '../support/site-copy';

/** Returns the problems of links, dates and addresses after a change, one line each. */
function reported(edit: (config: SiteConfig) => unknown): string[] {
  using copy = new SiteCopy();
  copy.change(edit);
  return loadSite(copy.folder)
    .problems.map((problem) => problemLine(problem, 'en'))
    .filter((line) => / (?:BLOCK|DATA|DATE|LINK|PATH|REDIRECT|SCHEMA)-/.test(line));
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
    [/There is no page "contact"\. .*\d+ other places use this name: if it was removed or renamed/],
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
    'the carousel is removed',
    (config) => {
      const page = pageOf(config, 'accueil');
      page.blocks = page.blocks.filter(({ type }) => type !== 'promo-carousel') as Page['blocks'];
    },
    [/No page has a block "promo-carousel", so visitors see none of the ads\. Put the block back\./],
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
    [/No page has the address "\/": the page "accueil", which \d+ places name, is missing\. Put it back/],
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
    'a page that many places link to is scheduled',
    (config) => (pageOf(config, 'contact').publishAt = '2999-12-01T08:00:00+01:00'),
    [/The page "contact" is not published at the moment.* \d+ other places link to it\./],
  ],
  [
    'a page with a link to it has expired',
    (config) => (pageOf(config, 'faq').expireAt = '2020-12-01T08:00:00+01:00'),
    [/This page expired on 2020-12-01/],
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
    'a block of questions is there twice',
    (config) => pageOf(config, 'faq').blocks.push(structuredClone(pageOf(config, 'faq').blocks[1]!)),
    [/This block is the same as block 2 of this page/],
  ],
  [
    'two pages have the same address',
    (config) => (pageOf(config, 'locaux').path = pageOf(config, 'seo').path),
    [/Another page already has the address/],
  ],
  [
    'an id has an accent',
    (config) => (pageOf(config, 'comptabilite').id = 'comptabilité'),
    [/"comptabilité" is not in the right form: the name of a page is written in small letters/],
  ],
  [
    'the contact form is removed',
    (config) => {
      const page = pageOf(config, 'contact');
      page.blocks = page.blocks.filter(({ type }) => type !== 'contact-form') as Page['blocks'];
    },
    [
      /The page "contact" has no contact form.*\d+ other places link to it\. Put the block "contact-form" back\./,
    ],
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
    'a page is a draft',
    (config) => (pageOf(config, 'contact').status = 'draft'),
    [/The page "contact" is a draft, so visitors cannot open it\. \d+ other places link to it\./],
  ],
  [
    'a page that must always be published is a draft',
    (config) => (pageOf(config, 'consulting').status = 'draft'),
    [/This is the first page of the section "consulting"/],
  ],
])('%s: one problem', (_, edit, lines) => {
  expect(reported(edit).filter((line) => !line.includes('site.lock.json'))).toEqual(
    lines.map((line) => expect.stringMatching(line)),
  );
});

it.each([
  ['faq', /an address starts with a slash/],
  ['/faq/', /an address starts with a slash, does not end with one/],
  ['https://www.trace.example/faq', /an address starts with a slash/],
  ['/fr/faq', /Did you mean "\/faq"\?$/],
])('the address "%s" is reported once', (path, message) => {
  expect(reported((config) => (pageOf(config, 'faq').path = path))).toEqual([expect.stringMatching(message)]);
});

it('a reserved address is reported without the redirect that would be wrong', () => {
  expect(reported((config) => (pageOf(config, 'faq').path = '/en'))).toEqual([
    expect.stringContaining('An address cannot start with "/en"'),
  ]);
});
