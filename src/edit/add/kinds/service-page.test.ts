import { expect, it } from 'vitest';
import type { SiteConfig } from '../../../site/types.generated';
import { servicePage } from './service-page';

const title = 'Referencing';

it.each([
  ['only the given languages, when the snippet has the first of them', ['en', 'fr'], { en: title }],
  ['the given words in each, when it does not', ['es', 'fr'], { fr: title, en: title, ar: title }],
])('the page of a service has a title in %s', (_what, codes, name) => {
  const config = { languages: codes.map((code) => ({ code })), pages: [] } as unknown as SiteConfig;
  const page = servicePage(config, 'seo', 'web', new Map([['title', title]]));
  expect(page).toMatchObject({ id: 'seo', path: '/web/seo', section: 'web', status: 'draft' });
  expect([page.name, page.title]).toEqual([name, name]);
  expect(page.blocks).toMatchObject([{ actions: [{ to: 'phone' }] }, { actions: [{ to: 'phone' }] }]);
});
