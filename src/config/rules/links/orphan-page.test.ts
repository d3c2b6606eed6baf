import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { orphanPage } from './orphan-page';

type Edit = (config: SiteConfig, page: Page) => void;

/** Returns the problems of an added page without links, after a change. */
function reported(edit: Edit = () => {}): string[] {
  const config = agencyConfig();
  const { section: _, ...plain } = config.pages.find(({ kind }) => kind === 'questions')!;
  const page = { ...structuredClone(plain), id: 'alone', path: '/alone' } as Page;
  config.pages.push(page);
  const known = checkRule(orphanPage, config).length;
  edit(config, page);
  const found = checkRule(orphanPage, config);
  expect(known).toBeGreaterThan(0);
  return found.map(({ path, message }) => `${path?.join('.')}: ${message.en}`);
}

function serviceList(section: string): SiteConfig['pages'][number]['blocks'][number] {
  return { type: 'service-list', variant: 'index', title: { fr: section }, from: 'section' };
}

function addAction(page: Page, to: string) {
  const [hero] = page.blocks;
  if (hero?.type === 'hero') hero.actions = [{ label: { fr: 'Voir' }, to } as never];
}

it('a page without links is reported at its id', () => {
  expect(reported()).toEqual([
    expect.stringMatching(/^pages\.\d+\.id: No path of links .* to the page "alone"/),
  ]);
});

it.each<[string, Edit]>([
  ['the header', ({ menus }) => menus.header.push({ page: 'alone' })],
  ['a button of another page', ({ pages }) => addAction(pages[1]!, 'alone')],
  ['an ad of a carousel', ({ ads }) => (ads[0]!.link = 'alone')],
  [
    'the list of its section',
    ({ pages, theme }, page) => {
      theme.sections.other = { ...theme.sections.default! };
      Object.assign(page, { section: 'other', kind: 'service' });
      pages[1]!.section = 'other';
      pages[1]!.blocks.push(serviceList('other'));
    },
  ],
  [
    'the menu of its section',
    ({ menus, theme, pages }, page) => {
      theme.sections.other = { ...theme.sections.default!, page: pages[1]!.id };
      menus.header.push({ section: 'other' });
      page.section = 'other';
    },
  ],
  [
    'the breadcrumb of the pages of its section',
    ({ theme, pages }) => {
      theme.sections.other = { ...theme.sections.default!, page: 'alone' };
      pages[1]!.section = 'other';
    },
  ],
])('a page in %s is not reported', (_, edit) => {
  expect(reported(edit)).toEqual([]);
});

it.each<[string, Edit]>([
  ['itself', (_, page) => addAction(page, 'alone')],
  [
    'a draft',
    ({ pages }) => {
      pages.push({ ...pages.at(-1)!, id: 'draft', path: '/draft', status: 'draft', blocks: [] });
      pages.at(-1)!.blocks.push({ ...serviceList('x'), items: [{ page: 'alone' }] } as never);
    },
  ],
  [
    'an ad that no carousel shows',
    ({ ads, pages }) => {
      ads.push({ ...ads[0]!, id: 'ad999', link: 'alone' });
      for (const block of pages.flatMap(({ blocks }) => blocks))
        if (block.type === 'promo-carousel') block.ads = ['ad1'];
    },
  ],
])('a page that only %s links to is reported', (_, edit) => {
  expect(reported(edit)).toContainEqual(expect.stringContaining('the page "alone"'));
});

it('a draft is not reported because nothing can link to it yet', () => {
  expect(reported((_, page) => (page.status = 'draft'))).toEqual([]);
});

it('pages that only link to each other are reported', () => {
  const found = reported(({ pages }, page) => {
    const other = { ...structuredClone(page), id: 'other', path: '/other' } as Page;
    pages.push(other);
    addAction(page, 'other');
    addAction(other, 'alone');
  });
  expect(found).toEqual([
    expect.stringContaining('to the page "alone"'),
    expect.stringContaining('to the page "other"'),
  ]);
});
