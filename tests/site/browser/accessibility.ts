import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../../e2e/fixtures';

/** The rules of WCAG 2.2, A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** On phone and desktop, in light and dark. */
const screens = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/**
 * Expects an open page to break no rule of accessibility: on every screen with `npm run test:all`, otherwise on one.
 *
 * @param index the number of the page: the next one is tested on another screen
 */
export async function expectAccessible(page: Page, index: number): Promise<void> {
  await page.evaluate(axe.source);
  for (const { width, colorScheme } of process.env.TEST_ALL ? screens : [screens[index % screens.length]!]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // The whole page is in the window: nothing of it is below the bar of a phone.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
    await page.evaluate(finishTransitions);
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
}

/** Ends what is between two colors: it has neither contrast. */
function finishTransitions() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
