import { expect, open, test } from './fixtures';
import { config } from './sample';
import { nightly } from '../support/sampled';

test.describe('movement', () => {
  test('starts when the page is usable and ends with the switch, for this visit and the next', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.locator('canvas')).toHaveCount(1);
    await expect(page.locator('[data-reveal=waiting]').first()).toBeAttached();
    const motion = page.getByRole('switch', { name: 'Animations' });
    await motion.click();
    await expect(motion).toHaveAttribute('aria-checked', 'false');
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('types the question at the end of a page once, when it is reached', async ({ page }) => {
    await open(page, '/');
    const question = page.locator('h2[data-effect=typewriter]');
    const untyped = () => page.evaluate(() => [...(CSS.highlights.get('untyped') ?? [])].join());
    const text = (await question.textContent())!;
    await expect.poll(untyped).toBe(text);
    await question.scrollIntoViewIfNeeded();
    await expect.poll(untyped).toBe('');
    await expect(question).toHaveText(text);
  });

  test('tilts an offer together with its buttons, and not under a press of them', async ({ page }) => {
    await open(page, '/');
    const offers = page.locator('[data-tilt]');
    const { x, y } = (await offers.boundingBox())!;
    await expect
      .poll(async () => {
        await page.mouse.move(x + 8, y + 60);
        await page.mouse.move(x + 6, y + 50);
        return offers.evaluate((element: HTMLElement) => element.style.transform);
      })
      .toContain('perspective(1800px)');
    await offers.locator('button').first().hover();
    await expect(offers).toHaveCSS('transform', 'none');
  });

  test('lays the wall by the scroll, and has all of it at once where motion is off', async ({ page }) => {
    await open(page, '/');
    const byScroll = () =>
      page.evaluate(() => {
        const timelines = document.getAnimations().map(({ timeline }) => timeline?.constructor.name);
        return timelines.filter((name) => name === 'ViewTimeline').length;
      });
    expect(await byScroll()).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await byScroll()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await byScroll()).toBeGreaterThan(1);
    await page.evaluate(() => void (document.documentElement.dataset.motion = 'off'));
    expect(await byScroll()).toBe(0);
  });

  test('never begins where the system forbids it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('canvas, [data-reveal]')).toHaveCount(0);
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
    await expect(page.getByRole('switch', { name: 'Animations' })).toBeHidden();
  });
});

test.describe('on paper', () => {
  test('a page is a clean document: the company at its top, no menus, no floating button, every answer', async ({
    page,
  }) => {
    await open(page, '/faq');
    await page.evaluate(() => (document.documentElement.dataset.scroll = 'down'));
    await page.emulateMedia({ media: 'print' });
    const header = page.getByRole('banner');
    await expect(header.locator('a:visible, summary:visible')).toHaveText([/^Tracé/]);
    expect((await header.boundingBox())!.y).toBe(0);
    await expect(page.locator('a[href^="https://wa.me/"]').last()).toBeHidden();
    const link = page.locator('main a[href^="/"]').first();
    const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(target).toContain(`(${config.url}${await link.getAttribute('href')})`);
    for (const answer of await page.locator('main details > p').all()) await expect(answer).toBeVisible();
  });

  test('a page is whole, although its menu is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/faq');
    await page.locator('header details[data-burger] summary').first().click();
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('content-visibility', 'hidden');
    await page.emulateMedia({ media: 'print' });
    await expect(main).toHaveCSS('content-visibility', 'visible');
    await expect(page.getByRole('banner').locator('> div')).not.toHaveCSS('position', 'fixed');
  });
});

for (const [where, media] of [
  ['on paper', { media: 'print' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)
  test(`a drawing of several tones is none of one tone ${where}`, async ({ page }) => {
    for (const url of ['/consulting/comptabilite', '/consulting/nos-realisations']) {
      await open(page, url);
      const onScreen = await page.evaluate(tonesOfDrawings);
      await page.emulateMedia(media);
      const tones = await page.evaluate(tonesOfDrawings);
      await page.emulateMedia({ media: null, forcedColors: null });
      expect(Math.max(...onScreen)).toBeGreaterThan(1);
      expect(tones.filter((count, index) => count === 1 && onScreen[index]! > 1)).toEqual([]);
    }
  });

/** Returns with how many tones the shapes of each drawing in the page are filled, for `page.evaluate`. */
function tonesOfDrawings(): number[] {
  return [...document.querySelectorAll('main svg')].map((drawing) => {
    const shapes = [...drawing.querySelectorAll('path, use')];
    return new Set(shapes.map((shape) => getComputedStyle(shape).fill)).size;
  });
}

test.describe('in forced colours', () => {
  test('buttons, fields and the switch keep an edge', nightly, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
    await open(page, '/contact');
    for (const control of [
      page.locator('form button[type=submit]'),
      page.locator('form input:visible').first(),
    ]) {
      const { width, style } = await control.evaluate((element) => {
        const { borderTopWidth, borderTopStyle, outlineWidth } = getComputedStyle(element);
        return {
          width: Number.parseFloat(borderTopWidth) || Number.parseFloat(outlineWidth),
          style: borderTopStyle,
        };
      });
      expect([width > 0, style]).toEqual([true, 'solid']);
    }
  });

  test('the lines of a drawing differ from what is behind them', nightly, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const url of ['/', '/consulting']) {
      await open(page, url);
      const drawings = await page.locator('main svg').evaluateAll((all) =>
        all.map((drawing) => {
          let behind: Element = drawing;
          while (behind.parentElement && getComputedStyle(behind).backgroundColor.endsWith(', 0)'))
            behind = behind.parentElement;
          return {
            stroke: getComputedStyle(drawing).stroke,
            ground: getComputedStyle(behind).backgroundColor,
          };
        }),
      );
      const lined = drawings.filter(({ stroke }) => stroke !== 'none');
      expect(lined.length).toBeGreaterThan(0);
      expect(lined.filter(({ stroke, ground }) => stroke === ground)).toEqual([]);
    }
  });
});
