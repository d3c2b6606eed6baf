import { expect, it } from 'vitest';
import { blocksOfType } from '../../site/blocks/find-blocks';
import { modelOf } from '../../site/blocks/index';
import { proof } from '../../site/blocks/proof';
import { languages } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import { createSite } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { loadSite } from '../../validate/load-site';
import { planPages, sharedInputHash } from './page-plan';
import { largeSite } from '../../../tests/bench/large-site';
import { structuredDataScript } from '../seo/json-ld-script';
import { agency } from '../../../tests/support/sites';

const { config, messages } = loadSite(agency).site!;
const large = largeSite({ config, messages }, 9);

/** Returns a page that throws when code reads its blocks, title or description. */
function sealed(page: Page): Page {
  return new Proxy(page, {
    get(target, field) {
      if (['blocks', 'title', 'description'].includes(String(field)))
        throw new Error(`${String(field)} of ${page.path} was read`);
      return Reflect.get(target, field);
    },
  });
}

it.each(large.pages.map(({ path }) => path))(
  '%s uses nothing from the blocks of another page, but of those that it repeats',
  (path) => {
    const own = large.pages.find((page) => page.path === path)!;
    const repeated = own.blocks.flatMap((block) => modelOf(block).repeatedPages?.(block) ?? []);
    const pages = large.pages.map((page) =>
      page === own || repeated.includes(page.id) ? page : sealed(page),
    );
    const [sealedSite, site] = [createSite({ ...large, pages }, messages), createSite(large, messages)];
    for (const language of languages) {
      expect(pageData(sealedSite, path, language)).toEqual(pageData(site, path, language));
      expect(structuredDataScript(sealedSite, path, language)).toBe(
        structuredDataScript(site, path, language),
      );
    }
  },
);

it('the shared input changes with the name of a page and with a message, not with the blocks of a page', () => {
  const hash = (pages: Page[], all = messages) => sharedInputHash(createSite({ ...config, pages }, all));
  const [first, ...rest] = config.pages as [Page, ...Page[]];
  const before = hash(config.pages);
  expect(hash([{ ...first, blocks: [], title: { fr: 'Titre' } }, ...rest])).toBe(before);
  expect(hash([{ ...first, name: { fr: 'Nom' } }, ...rest])).not.toBe(before);
  expect(hash(config.pages, { ...messages, ar: { ...messages.ar, more: 'كلمة' } })).not.toBe(before);
});

it('the own part of a page changes with the blocks that it repeats', () => {
  const repeating = config.pages.find(({ blocks }) => blocks.some(({ type }) => type === 'proof'))!;
  const [block] = blocksOfType(repeating.blocks, 'proof');
  const [id] = proof.repeatedPages!(block!);
  const own = (pages: Page[]) => {
    const plans = planPages(createSite({ ...config, pages }, messages), {
      build: '',
      layouts: { fr: '', en: '', ar: '' },
    });
    return [...plans][pages.findIndex((page) => page.id === repeating.id)]!.own();
  };
  const changed = config.pages.map((page) =>
    page.id === id
      ? { ...page, blocks: page.blocks.map((each) => ({ ...each, $comment: 'changed' })) }
      : page,
  );
  expect(own(changed)).not.toBe(own(config.pages));
  expect(own(structuredClone(config.pages))).toBe(own(config.pages));
});

it('the data of a page contain the build and the version, which is the same in every build', () => {
  const site = createSite(config, messages);
  const frames = { fr: '/f', en: '/e', ar: '/a' };
  const first = (build: string) => planPages(site, { build, layouts: frames }).next().value!.input();
  const [one, other] = [first('one'), first('other')];
  expect(one.page).toMatchObject({ build: 'one', version: one.hash.slice(0, 10), url: '/' });
  expect(other.hash).toBe(one.hash);
  expect(other.page).toEqual({ ...one.page, build: 'other' });
});

it('a page changes when only its structured data change', () => {
  const input = (priceRange: '$' | '$$$$') => {
    const site = createSite({ ...config, organization: { ...config.organization, priceRange } }, messages);
    return planPages(site, { build: '', layouts: { fr: '', en: '', ar: '' } })
      .next()
      .value!.input();
  };
  expect(input('$').hash).not.toBe(input('$$$$').hash);
  expect(input('$').hash).toBe(input('$').hash);
});

it('the "not found" page has no structured data, every other page has', () => {
  const plans = [
    ...planPages(createSite(config, messages), { build: '', layouts: { fr: '', en: '', ar: '' } }),
  ];
  for (const planned of plans)
    expect(planned.input().structuredData === '', planned.html).toBe(/(?:^|\/)404\.html$/.test(planned.html));
});
