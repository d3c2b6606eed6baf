import { expect, it } from 'vitest';
import type { Page } from '../../../site/types.generated';
import { selfLinks } from './self-link';
import { agencyConfig } from '../../../../tests/support/sites';

/** What is told of the second page of the config with an action that leads there. */
function told(to: (page: Page) => string) {
  const config = agencyConfig();
  const page = config.pages[1]!;
  const [hero] = page.blocks;
  if (hero?.type === 'hero') Reflect.set(hero, 'actions', [{ label: { fr: 'Voir' }, to: to(page) }]);
  return selfLinks(config);
}

it('a button that leads to its own page is told, at the name of the page', () => {
  expect(told(({ id }) => id)).toMatchObject([
    { code: 'LINK-010', severity: 'warning', path: ['pages', 1, 'blocks', 0, 'actions', 0, 'to'] },
  ]);
});

it('so is an entry of a list of services', () => {
  const config = agencyConfig();
  const [first, page] = config.pages;
  const items = [{ page: first!.id }, { page: page!.id }];
  page!.blocks.push({ type: 'service-list', variant: 'index', title: { fr: 'Services' }, items });
  expect(selfLinks(config).map(({ path }) => path.slice(-3))).toEqual([['items', 1, 'page']]);
});

it('a place on the page, another page and a telephone are not', () => {
  expect(told(({ id }) => `${id}#place`)).toEqual([]);
  expect(told(() => 'contact')).toEqual([]);
  expect(told(() => 'phone')).toEqual([]);
});
