import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import siteSchema from '../../schema/site.schema.json' with { type: 'json' };
import { typeScaleCss } from '../../src/publish/assets/type-scale';
import { expect, open, sidewaysScroll, test } from './fixtures';
import { config, sampleUrls } from './sample';
import { nightly, sampled } from '../support/sampled';
import { headerLines } from '../support/text-lines';

/*
 * What holds on every page: nothing scrolls sideways and the header is one line; also with other sizes in the theme, and
 * with the text size that a visitor sets.
 */

const urls = sampled(sampleUrls, 3);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const factor of [0.85, 1, 1.15])
  test(
    `with ${Math.round(factor * 100)} % of the sizes and spaces, the layout holds`,
    factor === 1 ? {} : nightly,
    async ({ page }) => {
      test.setTimeout(test.info().timeout + urls.length * 10_000);
      const theme = scaledTheme(factor);
      for (const url of urls) {
        await open(page, url);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, theme);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          const place = `${url} at ${width} px`;
          expect(await sidewaysScroll(page), `sideways scroll, ${place}`).toBe(0);
          expect(await page.evaluate(headerLines), `lines of the header, ${place}`).toBe(1);
        }
      }
    },
  );

test('in the dark no band across the screen is bright, but a plate of its section', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const url of ['/services-web/seo', ...urls]) {
    await open(page, url);
    expect(await page.evaluate(brightBands), url).toEqual([]);
  }
});

test('the menu is a row of entries as soon as they fit, and one line from there on', async ({ page }) => {
  for (const url of sampled(['/', '/en', '/ar'], 3)) {
    await open(page, url);
    const row = await page.evaluate(
      () =>
        Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-width')) * 16,
    );
    const width = Math.max(row, 1180) + 1;
    for (const [screen, count] of [
      [width - 1, 0],
      [width, 1],
      [width + 60, 1],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 900 });
      const entry = page.getByRole('banner').getByRole('navigation').getByRole('listitem').first();
      await expect(entry.and(page.locator(':visible')), `${url} at ${screen} px`).toHaveCount(count);
      expect(await page.evaluate(headerLines), `lines of the header, ${url} at ${screen} px`).toBe(1);
      expect(await sidewaysScroll(page), `${url} at ${screen} px`).toBe(0);
    }
  }
});

test('with twice the text size nothing scrolls sideways and the menu is there', async () => {
  test.setTimeout(test.info().timeout + urls.length * 5_000);
  // The size that a visitor sets in the browser, which only a profile can carry.
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
  );
  const { launchOptions, baseURL } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  for (const url of ['/services-web/nos-realisations', ...urls]) {
    await open(page, url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${url} at ${width} px`).toBe(0);
    }
  }
  await page.locator('[data-burger] summary').click();
  await expect(page.getByRole('navigation').locator('a:visible').first()).toBeVisible();
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Returns the text of each bright area that is as wide as the screen, for `page.evaluate`. */
function brightBands(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      probe.style.color = styles.getPropertyValue('--plate');
      const [red = 0, green = 0, blue = 0, alpha = 1] = styles.backgroundColor.match(/[\d.]+/g)!.map(Number);
      const isBright = alpha > 0.5 && red + green + blue > 450;
      const isPlate = styles.backgroundColor === getComputedStyle(probe).color;
      return isBright && !isPlate && width > 0.9 * innerWidth && height > 100;
    })
    .map((element) => element.textContent);
}

/** Returns the sizes and spaces of the theme, multiplied. The width of the content stays in its limits. */
function scaledTheme(factor: number): string {
  const { type, space } = siteSchema.properties.theme.properties;
  const scaled = (properties: object) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, { default: size }]: [string, { default?: unknown }]) =>
        Array.isArray(size) ? [[name, (size as number[]).map((pixels) => pixels * factor)]] : [],
      ),
    );
  return typeScaleCss({
    ...config.theme,
    type: { sizes: scaled(type.properties.sizes.properties) },
    space: scaled(space.properties),
  });
}
