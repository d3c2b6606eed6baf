import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRule, findReferences } from '../../../tests/support/check-rule';
import { stripComments, valueAt } from '../../lib/json';
import type { Block, Page, SiteConfig } from '../../site/types.generated';
import type { Rule } from '../rule';
import { invalidDate } from '../rules/dates/invalid-date';
import { neededContent } from '../rules/dates/needed-content';
import { duplicateName } from '../rules/links/duplicate-name';
import { headerEntry } from '../rules/links/header-entry';
import { unknownAnchor } from '../rules/links/unknown-anchor';
import { unknownName } from '../rules/links/unknown-name';
import { redirectSource } from '../rules/paths/redirect-source';
import { validateSchema } from '../schema/validate-schema';
import { readSchemaFiles } from '../schema/schema-files';
import { readSource } from '../source/json-source';
import { publishedSite as createPublishedSite } from './published-site';
import type { Dated } from './schedule';
import { runs } from '../../../tests/support/sampled';

const config = stripComments(
  JSON.parse(readFileSync('tests/support/sites/sample/site.config.json', 'utf8')),
) as SiteConfig;
const { files } = readSchemaFiles(process.cwd());
const now = new Date('2026-06-15T12:00:00Z');
const before = '2026-06-15T12:59:59+01:00';
const after = '2026-06-15T13:00:01+01:00';

const words = { fr: 'Mots', en: 'Words', ar: 'كلمات' };
const action = (to: string) => ({ label: words, to });

/** Blocks with every kind of link to a page. */
function linkingBlocks(page: string, ad: string): Block[] {
  return [
    { type: 'call-to-action', title: words, text: words, actions: [action(page)] },
    { type: 'call-to-action', title: words, text: words, actions: [action(`${page}#only`), action('phone')] },
    { type: 'call-to-action', title: words, text: words, actions: [action(`contact#${page}`)] },
    { type: 'service-list', variant: 'plates', title: words, items: [{ page }] },
    {
      type: 'service-list',
      variant: 'index',
      title: words,
      items: [{ page }, { title: words, text: words }],
    },
    {
      type: 'faq',
      title: words,
      items: [{ question: words, answer: words, action: action(page) }],
      action: action(`contact#${page}`),
    },
    { type: 'promo-carousel', label: words, ads: [ad] },
    { type: 'prose', parts: [{ id: 'alone', title: words, content: [{ link: action(page) }] }] },
    {
      type: 'prose',
      parts: [
        { id: 'only', title: words, content: [{ link: action(page) }] },
        { id: 'also', title: words, content: [{ paragraph: words, link: action(`${page}#also`) }] },
      ],
    },
  ];
}

/** The site with an extra page for each page, which links to that page, to its neighbour and to an ad. */
const linked: SiteConfig = {
  ...config,
  pages: [
    ...config.pages,
    ...config.pages.map(({ name, title, description }, index): Page => {
      const next = `more-${(index + 1) % config.pages.length}`;
      const ad = config.ads[index % config.ads.length]!.id;
      return {
        id: `more-${index}`,
        path: `/more-${index}`,
        kind: 'page',
        name,
        title,
        description,
        blocks: [
          {
            type: 'hero',
            variant: 'dossier',
            title: words,
            actions: [action(next)],
            offer: { value: words, action: action(`${next}#only`) },
          },
          ...linkingBlocks(next, ad),
        ],
      };
    }),
  ],
  redirects: config.pages.flatMap((_, index) => [
    { from: `/old-${index}`, to: `more-${index}#only` },
    { from: `/older-${index}`, to: `more-${index}` },
  ]),
};

const publishedSite = (given: SiteConfig, moment: Date, options?: { drafts: boolean }) =>
  createPublishedSite(given, moment, findReferences, options);
const problemsOf = (rules: Rule[], given: SiteConfig) => rules.flatMap((rule) => checkRule(rule, given));
const dateProblems = (given: SiteConfig) => problemsOf([invalidDate, neededContent], given);
const referenceRules = [unknownName, unknownAnchor, headerEntry, duplicateName, redirectSource];
const dates: fc.Arbitrary<Dated> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom<Dated>(
    { status: 'draft' },
    { publishAt: after },
    { expireAt: before },
    { publishAt: before, expireAt: after },
  ),
);

/** Gives each part the dates of its place. */
const withDates = <Part>(parts: readonly Part[], all: Dated[]) =>
  parts.map((part, index) => ({ ...part, ...all[index] }));

/** The same site with valid dates; links to drafts are possible. */
const dated = fc
  .record({
    pages: fc.array(dates, { minLength: linked.pages.length }),
    ads: fc.array(dates, { minLength: linked.ads.length }),
    redirects: fc.array(dates, { minLength: linked.redirects!.length }),
  })
  .map(({ pages, ads, redirects }): SiteConfig => {
    const [first, ...others] = linked.ads;
    const given = {
      ...linked,
      pages: withDates(linked.pages, pages),
      ads: [first!, ...withDates(others, ads)],
      redirects: withDates(linked.redirects!, redirects),
    };
    const wrong = dateProblems(given).map(({ location }) => location.en);
    const isNeeded = ({ id, path }: Page) =>
      id === first!.link || wrong.some((location) => location.startsWith(`page ${path} ›`));
    return {
      ...given,
      pages: given.pages.map((page, index) => (isNeeded(page) ? linked.pages[index]! : page)),
    };
  })
  .filter((given) => dateProblems(given).length === 0);

describe('the published site', () => {
  it('matches the schema, refers only to published content and reports what it omits, whatever the dates', () => {
    fc.assert(
      fc.property(dated, (given) => {
        const { config: published, notices } = publishedSite(given, now);
        const { source } = readSource('site.config.json', JSON.stringify(published));
        expect(validateSchema(files, source)).toEqual([]);
        expect(problemsOf(referenceRules, published)).toEqual([]);
        const wanted = given.pages.filter(
          ({ status, publishAt, expireAt }) =>
            status !== 'draft' && publishAt !== after && expireAt !== before,
        );
        expect(published.pages.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        const faults = notices.filter(({ path, message, data }) => {
          if (message === 'block') return path.at(-2) !== 'blocks';
          return String(valueAt(given, path)).split('#')[0] !== data.page;
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });

  it('is the unchanged site when nothing has dates', () => {
    expect(publishedSite(linked, now)).toEqual({ config: linked, notices: [], next: undefined });
    expect(publishedSite(linked, now).config).toBe(linked);
  });

  it('starts at the second of publishAt and ends at the second of expireAt, in any time zone', () => {
    const given = { ...linked, pages: linked.pages.map((page) => ({ ...page })) };
    Object.assign(given.pages.at(-1)!, {
      publishAt: '2026-12-01T08:00:00+01:00',
      expireAt: '2026-12-31T23:00:00Z',
    });
    const isOutAt = (moment: string) =>
      publishedSite(given, new Date(moment)).config.pages.some(({ id }) => id === given.pages.at(-1)!.id);
    expect(
      [
        '2026-12-01T06:59:59Z',
        '2026-12-01T07:00:00Z',
        '2026-12-31T22:59:59Z',
        '2027-01-01T00:00:00+01:00',
      ].map(isOutAt),
    ).toEqual([false, true, true, false]);
    const next = (moment: string) => publishedSite(given, new Date(moment)).next?.toISOString();
    expect(next('2026-01-01T00:00:00Z')).toBe('2026-12-01T07:00:00.000Z');
    expect(next('2026-12-01T07:00:00Z')).toBe('2026-12-31T23:00:00.000Z');
    expect(next('2026-12-31T23:00:00Z')).toBeUndefined();
  });
});
