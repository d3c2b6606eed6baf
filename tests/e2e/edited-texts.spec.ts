import { expect, test, type Page } from '@playwright/test';
import { withoutMarks } from '../../src/lib/text/text-mark';
import { nightly } from '../support/sampled';
import { listening, serveDevelopment } from './development-server';

test.describe('while texts are edited', () => {
  test.describe.configure({ mode: 'serial', timeout: 1_800_000 });
  // Figures that count are not those of the files.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const { address } = serveDevelopment();

  for (const path of ['/', '/en/faq', '/ar/services-web/seo'])
    test(`a click on each text of ${path} opens the panel with its words`, nightly, async ({ page }) => {
      await page.goto(address() + path);
      await listening(page);
      const toggle = page.getByRole('button', { name: 'Modifier' });
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      await page.waitForFunction(() =>
        /[\ufe00-\ufe0d]/.test(document.querySelector('h1')?.textContent ?? ''),
      );
      const wrong: string[] = [];
      for (let index = 0, count = 1; index < count; index += 1) {
        const text = await textAt(page, index);
        count = text.count;
        if (!text.point) continue;
        const panel = page.locator('#edit-panel');
        // A line that has just appeared, or a page that is read again, takes a press: one presses again.
        await expect(
          async () => {
            const { point } = await textAt(page, index);
            if (point && !(await panel.isVisible())) await page.mouse.click(point.x, point.y);
            await panel.waitFor({ timeout: 5000 });
          },
          `the panel of “${withoutMarks(text.words)}”`,
        ).toPass({ timeout: 60_000 });
        const fields = await panel
          .locator('[data-saved]')
          .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
        if (!fields.some((value) => isPart(text.words, value))) wrong.push(text.words);
        await panel.evaluate((element) => element.remove());
      }
      // Digits alone may be the number of a row, and the program names the networks.
      const inFiles = wrong.filter(
        (words) => /\p{L}|\d\d/u.test(words) && !/^(LinkedIn|Facebook|Instagram)/.test(words),
      );
      expect(inFiles).toEqual([]);
    });
});

/** Returns the words of a visible text of the page, and a point on it; no point where something covers it. */
function textAt(page: Page, index: number) {
  return page.evaluate((at) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) => {
      const { parentElement: element } = node;
      const isOfPage = !element?.closest('script, style, .edit-tool, .visually-hidden, [aria-hidden=true]');
      return isOfPage && node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    });
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const node = nodes[at]!;
    const element = node.parentElement!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNode(node);
    const [box] = range.getClientRects();
    const point = box && { x: box.left + Math.min(box.width / 2, 40), y: box.top + box.height / 2 };
    const hit = point ? document.elementFromPoint(point.x, point.y) : null;
    const isHit = element.checkVisibility({ visibilityProperty: true }) && element.contains(hit);
    return { count: nodes.length, words: node.textContent ?? '', point: isHit ? point : undefined };
  }, index);
}

/** Returns whether the words of a field contain those of the page; a field has placeholders and other signs in numbers. */
function isPart(words: string, value: string): boolean {
  const [shown, field] = [withoutMarks(words), value].map((text) => text.replace(/[\s.,%+−-]/g, ''));
  return value.includes('{') || field!.includes(shown!) || (field !== '' && shown!.includes(field!));
}
