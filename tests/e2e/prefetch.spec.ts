import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

/** The pages whose data are asked for, without those of the page that is open. */
function watchData(page: Page, own: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?!assets\/).*\.json$/.test(pathname) && pathname !== own) asked.push(pathname);
  });
  return asked;
}

test('the data of a page are fetched when a link to it is pointed at, and of no other page', async ({
  page,
}) => {
  const asked = watchData(page, '/plan-du-site.json');
  await open(page, '/plan-du-site');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'SEO', exact: false }).first().hover();
  await expect.poll(() => asked).toEqual(['/services-web/seo.json']);
});
