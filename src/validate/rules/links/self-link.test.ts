import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { Page } from '../../../site/types.generated';
import { selfLink } from './self-link';

/** Returns the problems of the second page with an action that has this target. */
function reported(to: (page: Page) => string) {
  const config = agencyConfig();
  const page = config.pages[1]!;
  const [hero] = page.blocks;
  if (hero?.type === 'hero') Reflect.set(hero, 'actions', [{ label: { fr: 'Voir' }, to: to(page) }]);
  return checkRule(selfLink, config);
}

it('an entry of a service list that links to its own page is reported', () => {
  const config = agencyConfig();
  const [first, page] = config.pages;
  const items = [{ page: first!.id }, { page: page!.id }];
  page!.blocks.push({ type: 'service-list', variant: 'index', title: { fr: 'Services' }, items });
  expect(checkRule(selfLink, config).map(({ path }) => path?.slice(-3))).toEqual([['items', 1, 'page']]);
});

it('an anchor of the page, another page and a telephone number are not reported', () => {
  expect(reported(({ id }) => `${id}#place`)).toEqual([]);
  expect(reported(() => 'contact')).toEqual([]);
  expect(reported(() => 'phone')).toEqual([]);
});
