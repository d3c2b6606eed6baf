import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { duplicateMenuEntry } from './duplicate-menu-entry';

function reported(edit: (config: SiteConfig) => void) {
  const config = agencyConfig();
  config.menus = {
    header: [{ page: 'accueil' }],
    services: ['seo'],
    company: ['faq'],
    notFound: ['contact'],
  };
  edit(config);
  return checkRule(duplicateMenuEntry, config);
}

it.each(['services', 'company', 'notFound'] as const)(
  'a page that appears twice in %s is reported once',
  (menu) => {
    const found = reported(({ menus }) => menus[menu].push('contact', 'accueil', 'accueil'));
    expect(found.filter(({ message }) => message.en.includes('"accueil"'))).toMatchObject([
      { code: 'LINK-011', severity: 'warning', path: ['menus', menu, 3] },
    ]);
  },
);

it('an entry of the header with a section counts as a link to its first page', () => {
  const found = reported(({ menus, theme }) => {
    const [name, { page }] = Object.entries(theme.sections).find(([, section]) => section.page)!;
    menus.header.push({ page: page! }, { section: name });
  });
  expect(found.map(({ path }) => path)).toEqual([['menus', 'header', 2, 'section']]);
});

it('an entry of the header that names both is left to another rule', () => {
  expect(reported(({ menus }) => menus.header.push({ page: 'accueil', section: 'web' }))).toEqual([]);
});

it('a page in two menus is not reported', () => {
  expect(reported(({ menus }) => menus.company.push('seo', 'contact', 'accueil'))).toEqual([]);
});
