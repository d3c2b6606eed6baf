import axe from 'axe-core';
import { expect, open, test } from '../../e2e/fixtures';
import { sampleUrls } from '../shipped';

/** The rules of WCAG 2.2, A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every combination with `npm run test:all`; otherwise one for each page, a different one for the next. */
const screens = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

for (const [index, url] of sampleUrls.entries()) {
  test(`${url} breaks no rule of accessibility, on phone and desktop, in light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, url);
    await page.evaluate(axe.source);
    for (const { width, colorScheme } of process.env.TEST_ALL
      ? screens
      : [screens[index % screens.length]!]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(async (values) => {
        const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
          document,
          {
            runOnly: { type: 'tag', values },
          },
        );
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
      }, tags);
      expect(faults, `${colorScheme} at ${width} px`).toEqual([]);
    }
  });
}
