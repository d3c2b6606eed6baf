import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../site/types.generated';
import { duplicateMenuEntries } from './duplicate-menu-entry';
import { agencyConfig } from '../../../../tests/support/sites';

function told(edit: (config: SiteConfig) => void) {
  const config = agencyConfig();
  config.menus = {
    header: [{ page: 'accueil' }],
    services: ['seo'],
    company: ['faq'],
    notFound: ['contact'],
  };
  edit(config);
  return duplicateMenuEntries(config);
}

it.each(['services', 'company', 'notFound'] as const)('a page that is twice in %s is told once', (menu) => {
  const found = told(({ menus }) => menus[menu].push('contact', 'accueil', 'accueil'));
  expect(found.filter(({ message }) => message.includes('"accueil"'))).toMatchObject([
    { code: 'LINK-011', severity: 'warning', path: ['menus', menu, 3] },
  ]);
});

it('an entry of the header that names a section stands for its first page', () => {
  const found = told(({ menus, theme }) => {
    const [name, { page }] = Object.entries(theme.sections).find(([, section]) => section.page)!;
    menus.header.push({ page: page! }, { section: name });
  });
  expect(found.map(({ path }) => path)).toEqual([['menus', 'header', 2, 'section']]);
});

it('an entry of the header that names both is not looked at: which one is meant is asked first', () => {
  expect(told(({ menus }) => menus.header.push({ page: 'accueil', section: 'web' }))).toEqual([]);
});

it('a page in two menus is not told', () => {
  expect(told(({ menus }) => menus.company.push('seo', 'contact', 'accueil'))).toEqual([]);
});
