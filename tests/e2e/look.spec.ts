import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectCopy, served } from '../support/project-copy';
import { ready } from './fixtures';

const port = Number(process.env.PORT ?? 4319) + 60;
const address = `http://127.0.0.1:${port}`;
let stop = () => {};
let remove = () => {};

/**
 * What the pages look like, held by pictures. They show a site of their own (tests/visual), so that no
 * edit of the real one changes them; `npm run accept` takes new pictures after a change of the look.
 */
test.describe('the look', () => {
  test.describe.configure({ mode: 'serial', timeout: 60_000 });
  test.use({ deviceScaleFactor: 0.5 });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const copy = projectCopy();
    for (const name of ['site.config.json', 'locales'])
      cpSync(join('tests/visual', name), join(copy.folder, name), { recursive: true });
    ({ remove } = copy);
    stop = await served(copy.folder, 'start', port);
  });
  test.afterAll(() => {
    stop();
    remove();
  });

  for (const [name, url, width, colorScheme] of [
    ['home', '/', 1440, 'light'],
    ['home-arabic-dark', '/ar', 1440, 'dark'],
    ['home-phone', '/en', 390, 'light'],
    ['section', '/services-web', 1440, 'light'],
    ['service', '/consulting/comptabilite', 1440, 'light'],
    ['service-arabic-phone', '/ar/accompagnements/locaux', 390, 'light'],
    ['works-projects', '/en/services-web/nos-realisations', 1440, 'light'],
    ['works-cards', '/consulting/nos-realisations', 820, 'dark'],
    ['about', '/a-propos', 1440, 'light'],
    ['contact-arabic', '/ar/contact', 1440, 'light'],
    ['contact-phone', '/contact', 390, 'dark'],
    ['questions', '/en/faq', 820, 'light'],
    ['prose', '/confidentialite', 1440, 'light'],
    ['partner', '/ar/partenaire-construction', 1440, 'light'],
    ['site-map', '/plan-du-site', 820, 'light'],
    ['not-found', '/rien', 1440, 'light'],
  ] as const) {
    test(`of ${name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address + url);
      await ready(page);
      // Fonts that were late are taken now, as after the first change of page.
      await page.evaluate(async () => {
        document.documentElement.dataset.fonts = 'late';
        await document.fonts.ready;
      });
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.02,
        animations: 'disabled',
        scale: 'device',
      });
    });
  }
});
