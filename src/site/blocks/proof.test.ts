import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { changedSite } from '../../../tests/support/agency-site';
import type { BlockDataOf } from '../page-data.types';
import { blockData } from '../page-data/block-data';
import type { SiteConfig } from '../types.generated';
import { findBlocks } from './find-blocks';

/** Returns the data of a proof of every case of the site of the tests, on its first page, in a language. */
function proofOfAll(language = 'fr', change: (config: SiteConfig) => void = () => {}) {
  const site = changedSite(change);
  const page = site.config.pages[0]!;
  return findBlocks(site.config, 'cases').flatMap(({ block, page: { id: place, section } }) =>
    block.items.map((item) => {
      const proof = { type: 'proof' as const, cases: [`${place}#${item.id}`] };
      const data = blockData({ site, page, language }, proof) as BlockDataOf<'proof'>;
      return { item, section, data };
    }),
  );
}

it('a figure leads only where somebody chose it: the statistics of a case are none of its results', () => {
  for (const { item, data } of proofOfAll())
    expect(data.cases[0]!.result?.label, item.id).toBe(item.result && Object(item.result.label).fr);
  const results = proofOfAll().filter(({ item }) => item.result);
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(proofOfAll().length);
});

it('a result has its numbers as the language writes them', () => {
  const numbers = (language: string) =>
    proofOfAll(language, (config) => {
      const [first] = findBlocks(config, 'cases')[0]!.block.items;
      first!.result = { from: 0, value: 18_400.5, label: { fr: 'a', en: 'b', ar: 'c' } };
    })[0]!.data.cases[0]!.result;
  expect(numbers('fr')).toEqual({ from: '0', value: '18\u00a0400,5', label: 'a' });
  expect(numbers('en')).toMatchObject({ from: '0', value: '18,400.5' });
});

it('the words of the client come with the first case, from the testimonial about it on the page of the case', () => {
  const said = findBlocks(agencyConfig(), 'testimonials').flatMap(({ block }) => block.items);
  expect(said.some((testimonial) => testimonial.case === undefined)).toBe(true);
  for (const { item, data } of proofOfAll()) {
    const own = said.find((testimonial) => testimonial.case?.endsWith(`#${item.id}`));
    expect(data.quote?.quote, item.id).toBe(own?.quote);
  }
});

it('a quote is sealed with the trade of the client, or else with the sign of the section', () => {
  const seals = proofOfAll().flatMap(({ data }) => data.quote?.seal ?? []);
  expect(seals).toContain('spices');
  const plain = proofOfAll('fr', (config) => {
    for (const { block } of findBlocks(config, 'testimonials'))
      for (const testimonial of block.items) delete testimonial.trade;
  });
  const { sections } = agencyConfig().theme;
  const quoted = plain.filter(({ data }) => data.quote);
  expect(quoted.map(({ data }) => data.quote!.seal)).toEqual(
    quoted.map(({ section }) => sections[section!]!.sign),
  );
});

it('a page outside the sections shows the two drawings of the case, or else the drawing of its service', () => {
  const shown = proofOfAll().map(({ item, data }) => [item.pair, data.pair, data.drawing] as const);
  for (const [pair, src, drawing] of shown) {
    expect(src !== undefined).toBe(pair !== undefined);
    expect(src !== undefined && drawing !== undefined).toBe(false);
  }
  expect(shown.filter(([pair]) => pair !== undefined).map(([, src]) => src)).toEqual([
    '/assets/drawing-accounts-consulting.svg',
  ]);
});
