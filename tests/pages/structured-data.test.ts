import { describe, expect, it } from 'vitest';
import { pageData } from '../../src/site/page-data/page-data';
import { pageUrl, pagePath } from '../../src/site/page-url';
import type { Site } from '../../src/site/site';
import { structuredData } from '../../src/site/structured-data/structured-data';
import type { Page, Text } from '../../src/site/types.generated';
import type { Value } from '../../src/site/values';
import { changedSite, site } from '../support/agency-site';
import { trilingual } from '../support/sites';

/* The types of schema-dts hold the vocabulary itself. */

/** A node of a graph, or a value in one. */
type Node = Record<string, unknown>;

const graphOf = (of: Site, { path }: Page, language: (typeof trilingual.languages)[number]) =>
  structuredData(of, pageData(of, path, language))['@graph'] as unknown as Node[];
const nodeOf = (graph: Node[], type: string) =>
  graph.find((node) => [node['@type']].flat().includes(type)) as Node | undefined;
const allPages = trilingual.languages.flatMap((language) =>
  site.config.pages.map((page) => ({
    page,
    language,
    url: pageUrl(trilingual, page.path, language),
    graph: graphOf(site, page, language),
  })),
);
const addresses = new Set(allPages.map(({ url }) => `${site.config.url}${url}`));

/** Returns every object in a value, the value itself first. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** Returns whether a node is only a reference to another one. */
const isReference = (node: Node) => Object.keys(node).join() === '@id';

describe('what pages say to search engines', () => {
  it('names the company, the site and the page itself, each once', () => {
    for (const { graph, url, language } of allPages) {
      const named = graph.map((node) => node['@id']);
      expect(new Set(named).size, url).toBe(named.length);
      expect(nodeOf(graph, 'Organization'), url).toBe(nodeOf(graph, 'LocalBusiness'));
      expect(nodeOf(graph, 'WebSite'), url).toMatchObject({ inLanguage: trilingual.languages });
      const address = `${site.config.url}${url}`;
      const itself = graph.find((node) => node['@id'] === `${address}#webpage`);
      expect(itself, url).toMatchObject({ url: address, inLanguage: language });
    }
  });

  it('names the kind of a page that introduces, is contacted or collects projects', () => {
    const named = { about: 'AboutPage', contact: 'ContactPage', works: 'CollectionPage' };
    for (const [kind, type] of Object.entries(named)) {
      const pages = allPages.filter(({ page }) => page.kind === kind);
      expect(pages, kind).not.toEqual([]);
      for (const { graph, url } of pages) expect(nodeOf(graph, type), url).toBeDefined();
    }
  });

  it('tells the facts of the company as the config has them, in the language of the page', () => {
    const of = changedSite(({ organization }) => {
      organization.phone = '+212522123456';
      organization.address.street = { fr: 'rue Une', en: 'One Street', ar: 'زنقة واحدة' };
      organization.hours!.periods = [
        { days: ['saturday'], opens: '08:30', closes: '12:15' },
        { days: ['saturday'], opens: '18:00', closes: '02:00' },
      ];
    });
    const company = nodeOf(graphOf(of, of.config.pages[0]!, 'ar'), 'Organization');
    expect(company).toMatchObject({
      telephone: '+212522123456',
      address: { streetAddress: 'زنقة واحدة', addressCountry: 'MA' },
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '08:30', closes: '12:15' },
        { dayOfWeek: ['https://schema.org/Saturday'], opens: '18:00', closes: '02:00' },
      ],
    });
  });

  it('has no raw key, no token and no empty value', () => {
    for (const { graph, url } of allPages) {
      const text = JSON.stringify(graph);
      expect(text, url).not.toMatch(/"t:|\{organization\.|\{values\.|undefined|\[object/);
      expect(text, url).not.toMatch(/:(?:""|null|\[\]|\{\})/);
    }
  });

  it('defines everything that it refers to, or it is a page of the site', () => {
    for (const { graph, url } of allPages) {
      const nodes = nodesIn(graph);
      const defined = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
      const lost = nodes
        .filter((node) => isReference(node) && !defined.has(node['@id']))
        .map((node) => String(node['@id']))
        .filter((id) => !addresses.has(id));
      expect(lost, url).toEqual([]);
      const relative = [...defined].filter(
        (id) => id !== undefined && !/^https:\/\/[^/]+\//.test(String(id)),
      );
      expect(relative, url).toEqual([]);
    }
  });

  it('shows the way to a page with the steps that visitors see', () => {
    for (const { graph, url, page, language } of allPages) {
      const hero = pageData(site, page.path, language).blocks.find(({ type }) => type === 'hero');
      const seen = hero?.type === 'hero' ? hero.breadcrumbs : [];
      const steps = (nodeOf(graph, 'BreadcrumbList')?.itemListElement ?? []) as Node[];
      expect(
        steps.map(({ name, item }) => [name, (item as Node)['@id']]),
        url,
      ).toEqual(seen.map(({ label, href }) => [label, `${site.config.url}${href ?? url}`]));
      expect(steps.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
    }
  });

  it('asks the questions that visitors see, on the pages that answer any', () => {
    for (const { graph, url, page, language } of allPages) {
      const seen = pageData(site, page.path, language).blocks.flatMap((block) =>
        block.type === 'faq' ? block.items.map(({ question, answer }) => [question, answer]) : [],
      );
      const answers = nodeOf(graph, 'FAQPage')?.mainEntity as Node[] | undefined;
      const asked = (answers ?? [])
        .filter((node) => node['@type'] === 'Question')
        .map(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Node).text]);
      expect(asked, url).toEqual(seen);
    }
  });
});

describe('projects and testimonials', () => {
  it('are left out, and nothing is said as a review', () => {
    for (const { graph, url, page, language } of allPages) {
      const said = new Set(nodesIn(graph).flatMap((node) => Object.values(node)));
      const shown = pageData(site, page.path, language).blocks.flatMap((block) => {
        if (block.type === 'testimonials') return block.items.map(({ quote }) => quote);
        if (block.type !== 'cases') return [];
        return block.items.flatMap(({ description, url: own = description }) => [description, own]);
      });
      const reviews = ['Review', 'AggregateRating', 'Rating'];
      expect(
        [...shown, ...reviews].filter((text) => said.has(text)),
        url,
      ).toEqual([]);
    }
  });
});

describe('a service', () => {
  const service = site.config.pages.find(({ kind }) => kind === 'service')!;
  const offerWith = (value: Text, price?: Value) => {
    const of = changedSite((config) => {
      const hero = config.pages
        .find(({ id }) => id === service.id)
        ?.blocks.find(({ type }) => type === 'hero');
      if (hero?.type === 'hero') hero.offer = { value };
      if (price) config.values = { ...config.values, price };
    });
    return nodeOf(graphOf(of, service, 'fr'), 'Service')?.offers;
  };

  it('stands on every page of its kind and on no other, provided by the company', () => {
    for (const { graph, url, page } of allPages) {
      const providers = graph.filter((node) => node['@type'] === 'Service').map(({ provider }) => provider);
      const company = { '@id': nodeOf(graph, 'Organization')?.['@id'] };
      expect(providers, url).toEqual(page.kind === 'service' ? [company] : []);
    }
  });

  it('has a price only where its offer names a value', () => {
    expect(offerWith('Audit gratuit')).toBeUndefined();
    expect(offerWith('{values.price}', { amount: 700, currency: 'MAD' })).toEqual({
      '@type': 'Offer',
      url: `${site.config.url}${pagePath(trilingual, service.path)}`,
      price: 700,
      priceCurrency: 'MAD',
    });
  });

  it.each<[what: string, price: Value, told: object]>([
    [
      'a price to start from as the least one, and what is paid each time',
      { amount: 1500, currency: 'MAD', per: 'month', starting: true },
      { minPrice: 1500, priceCurrency: 'MAD', unitCode: 'MON' },
    ],
    [
      'both ends of a range',
      { amount: 3000, upTo: 8000, currency: 'MAD' },
      { minPrice: 3000, maxPrice: 8000 },
    ],
  ])('tells %s', (_, price, priceSpecification) => {
    expect(offerWith('Dès {values.price}', price)).toMatchObject({ priceSpecification });
  });
});
