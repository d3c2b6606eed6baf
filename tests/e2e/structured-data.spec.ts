import { expect, open, test } from './fixtures';
import { nightly } from '../support/sampled';

const element = 'script[type="application/ld+json"]';

test('a page brings what it tells machines, and the security policy has nothing against it', async ({
  page,
}) => {
  await open(page, '/ar/contact');
  const text = await page.locator(`head > ${element}`).textContent();
  const data = JSON.parse(text ?? '') as { '@context': string; '@graph': { '@type': string | string[] }[] };
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph'].flatMap((node) => node['@type'])).toContain('ContactPage');
});

test('the client neither adds another one nor takes it away', nightly, async ({ page }) => {
  await open(page, '/');
  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator(element)).toHaveCount(1);
});
