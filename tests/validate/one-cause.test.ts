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
    .filter((line) => / (?:LINK|DATE|PATH|REDIRECT|SCHEMA)-/.test(line));
}

const pageOf = ({ pages }: SiteConfig, id: string): Page => pages.find((page) => page.id === id)!;
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
    'two pages have the same address',
    (config) => (pageOf(config, 'locaux').path = pageOf(config, 'seo').path),
    [/Another page already has the address/],
  ],
  [
    'an id has an accent',
    (config) => (pageOf(config, 'comptabilite').id = 'comptabilité'),
    [/"comptabilité" is not in the right form.*Did you mean "comptabilite"\?/],
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

it.each(['faq', '/faq/', '/fr/faq', 'https://www.trace.example/faq'])(
  'the address "%s" is reported once, with its right form',
  (path) => {
    expect(reported((config) => (pageOf(config, 'faq').path = path))).toEqual([
      expect.stringMatching(/Did you mean "\/faq"\?$/),
    ]);
  },
);

it('a reserved address is reported without the redirect that would be wrong', () => {
  expect(reported((config) => (pageOf(config, 'faq').path = '/en'))).toEqual([
    expect.stringContaining('An address cannot start with "/en"'),
  ]);
});
