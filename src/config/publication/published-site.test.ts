import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRule, findReferences } from '../../../tests/support/check-rule';
import { stripComments, valueAt, type Path } from '../../lib/json';
import type { Block, Page, Publication, SiteConfig } from '../../site/types.generated';
import type { Rule } from '../rule';
import { neededDraft } from '../rules/drafts/needed-draft';
import { duplicateName } from '../rules/links/duplicate-name';
import { headerEntry } from '../rules/links/header-entry';
import { unknownAnchor } from '../rules/links/unknown-anchor';
import { unknownName } from '../rules/links/unknown-name';
import { redirectSource } from '../rules/paths/redirect-source';
import { validateSchema } from '../schema/validate-schema';
import { readSchemaFiles } from '../schema/schema-files';
import { readSource } from '../source/json-source';
import { isBlockPath } from '../references/without-parts';
import { publishedSite as createPublishedSite } from './published-site';
import { runs } from '../../../tests/support/sampled';

const config = stripComments(
  JSON.parse(readFileSync('tests/support/sites/sample/site.config.json', 'utf8')),
) as SiteConfig;
const { files } = readSchemaFiles(process.cwd());

const words = { fr: 'Mots', en: 'Words', ar: 'كلمات' };
const action = (to: string) => ({ label: words, to });

/** Blocks with every kind of link to a page. */
function linkingBlocks(page: string, ad: string): Block[] {
  return [
    { type: 'call-to-action', title: words, text: words, actions: [action(page)] },
    { type: 'call-to-action', title: words, text: words, actions: [action(`${page}#only`), action('phone')] },
    { type: 'call-to-action', title: words, text: words, actions: [action(`contact#${page}`)] },
    { type: 'service-list', variant: 'street', title: words, items: [{ page }] },
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

const publishedSite = (given: SiteConfig) => createPublishedSite(given, findReferences);
const problemsOf = (rules: Rule[], given: SiteConfig) => rules.flatMap((rule) => checkRule(rule, given));
const draftProblems = (given: SiteConfig) => problemsOf([neededDraft], given);
const referenceRules = [unknownName, unknownAnchor, headerEntry, duplicateName, redirectSource];
const status = fc.constantFrom<{ status?: Publication }>(
  {},
  {},
  { status: 'published' },
  { status: 'draft' },
);

/** Gives each part the status of its place. */
const withStatus = <Part>(parts: readonly Part[], all: { status?: Publication }[]) =>
  parts.map((part, index) => ({ ...part, ...all[index] }));

/** The same site with drafts, which nothing else needs. */
const drafted = fc
  .record({
    pages: fc.array(status, { minLength: linked.pages.length }),
    ads: fc.array(status, { minLength: linked.ads.length }),
    redirects: fc.array(status, { minLength: linked.redirects!.length }),
  })
  .map(({ pages, ads, redirects }) =>
    publishNeeded({
      ...linked,
      pages: withStatus(linked.pages, pages),
      // Some ad is always there.
      ads: withStatus(linked.ads, [{}, ...ads.slice(1)]),
      redirects: withStatus(linked.redirects!, redirects),
    }),
  );

/** Publishes what published content needs, and what that needs in turn. */
function publishNeeded(given: SiteConfig): SiteConfig {
  const needed = new Set(
    draftProblems(given).map(({ data, pointer }) => Reflect.get(data, 'name') ?? pointer),
  );
  if (needed.size === 0) return given;
  const publish = <Part extends { id: string }>(part: Part, index: number): Part =>
    needed.has(part.id) || needed.has(`/pages/${index}/status`) ? { ...part, status: 'published' } : part;
  return publishNeeded({ ...given, pages: given.pages.map(publish), ads: given.ads.map(publish) });
}

describe('the published site', () => {
  it('matches the schema, refers only to published content and reports what it omits, whatever is a draft', () => {
    fc.assert(
      fc.property(drafted, (given) => {
        const { config: published, lost } = publishedSite(given);
        const { source } = readSource('site.config.json', JSON.stringify(published));
        expect(validateSchema(files, source)).toEqual([]);
        expect(problemsOf(referenceRules, published)).toEqual([]);
        const wanted = given.pages.filter((page) => page.status !== 'draft');
        expect(published.pages.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        const drafts = [...given.pages, ...given.ads].filter((part) => part.status === 'draft');
        const isMeant = (path: Path) => {
          const part = valueAt(given, path);
          const text = JSON.stringify(part);
          const names = drafts.some(({ id }) => new RegExp(`["#]${id}["#]`).test(text));
          return names || isBlockPath(path) || Reflect.get(Object(part), 'status') === 'draft';
        };
        expect(lost.filter((path) => !isMeant(path))).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });

  it('is the unchanged site without drafts', () => {
    expect(publishedSite(linked)).toEqual({ config: linked, lost: [] });
    expect(publishedSite(linked).config).toBe(linked);
  });
});
