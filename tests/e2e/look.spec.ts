import { expect, open, test } from './fixtures';
import { sampled } from '../support/sampled';

/**
 * The look of the engine's own site, held by pictures, so that no edit of the shipped content changes them.
 * `npm run test:update` takes new pictures after a change of the look.
 */
test.describe('the look', () => {
  test.use({ deviceScaleFactor: 0.5 });

  for (const [name, url, width, colorScheme] of sampled(
    [
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
    ] as const,
    4,
  )) {
    test(`of ${name}`, async ({ page, said }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, url);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // What is far below comes, too.
        for (const image of document.images) image.loading = 'eager';
        for (const wall of document.querySelectorAll<HTMLElement>('[data-wall]'))
          wall.style.contentVisibility = 'visible';
      });
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.02,
        animations: 'disabled',
        scale: 'device',
      });
      // The browser reports the status of the page itself.
      if (name === 'not-found') said.length = 0;
    });
  }
});
