import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { newMessage, panel, words, write } from '../contact';
import { expect, open, ready, test } from '../fixtures';
import { nightly } from '../../support/sampled';

const faq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' });
const send = (page: Page) => page.getByRole('button', { name: words.send, exact: true });

/** The whole of a page can be read: nothing waits to appear, no figure stands at nought. */
async function expectWhole(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-covering]')).toHaveCount(0);
  const hidden = await page.locator('main :is(h1, h2, h3, p, dd)').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('[inert], details:not([open]), [data-reveal], [hidden]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(hidden).toEqual([]);
}

/** The site still does what it is for: another page, and a message that leaves. */
async function expectWorking(page: Page) {
  await expectWhole(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
  await expectWhole(page);
  // The form takes nobody who writes faster than three seconds.
  await pass(page, 4000);
  await write(page, newMessage());
  await send(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Lets time pass; what fails meanwhile in the page is the page's. */
const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds).catch(() => undefined);

/** A page on which time can be moved: whoever waits for the form's three seconds need not. */
async function openWhole(page: Page, url = '/') {
  await page.clock.install();
  await open(page, url);
}

test.describe('a browser that lacks', () => {
  for (const [what, remove] of Object.entries({
    'IntersectionObserver and ResizeObserver': () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(window, 'ResizeObserver');
    },
    matchMedia: () => Object.assign(window, { matchMedia: undefined }),
    'locks and a clipboard': () => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    },
    'random names': () => Object.defineProperty(window, 'crypto', { value: undefined }),
    'quiet moments and what watches the drawing': () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
      Reflect.deleteProperty(window, 'PerformanceObserver');
    },
    'a canvas to draw on': () => (HTMLCanvasElement.prototype.getContext = () => null),
    'a list of its languages and a word about its connection': () => {
      for (const name of ['languages', 'language', 'connection'])
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => undefined });
    },
    'what is newer than other browsers': () => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      Reflect.deleteProperty(window, 'Highlight');
      Reflect.deleteProperty(CSS.constructor, 'highlights');
      Reflect.deleteProperty(Element.prototype, 'animate');
    },
  }))
    test(`${what} shows the whole page, and its form works`, nightly, async ({ page }) => {
      await page.addInitScript(remove);
      await openWhole(page);
      await expectWorking(page);
    });
});

test.describe('an effect that fails', () => {
  for (const [what, spoil] of Object.entries({
    'when it begins': () => {
      const fail = () => {
        throw new Error('spoiled');
      };
      // Only for what moves: the same tools watch the links, too.
      const failInEffects = () => void (/\/effects-/.test(new Error().stack ?? '') && fail());
      const { IntersectionObserver: Watch, ResizeObserver: Measure } = window;
      window.IntersectionObserver = class extends Watch {
        constructor(...given: ConstructorParameters<typeof Watch>) {
          failInEffects();
          super(...given);
        }
      };
      window.ResizeObserver = class extends Measure {
        constructor(...given: ConstructorParameters<typeof Measure>) {
          failInEffects();
          super(...given);
        }
      };
      HTMLCanvasElement.prototype.getContext = fail;
      const known = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes('hover') ? fail() : known(query));
    },
    'while it runs': () => {
      const fail = () => {
        throw new Error('spoiled');
      };
      CanvasRenderingContext2D.prototype.clearRect = fail;
      Element.prototype.animate = fail;
      Reflect.set(HighlightRegistry.prototype, 'set', fail);
    },
  }))
    test(`${what} leaves the page and its form`, nightly, async ({ page, said }) => {
      await page.addInitScript(spoil);
      await openWhole(page);
      await pass(page, 1000);
      if (what === 'when it begins') await expect(page.locator('[data-reveal]')).toHaveCount(0);
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 2000);
      await pass(page, 1000);
      await expectWorking(page);
      // What fails as it begins is left out without a word; what fails later the browser tells, and not at every picture.
      const told = said.filter((line) => line.includes('spoiled'));
      if (what === 'when it begins') expect(told).toEqual([]);
      else expect(said.splice(0)).toEqual(told.slice(0, 9));
    });
});

test.describe('a browser whose storage', () => {
  for (const [what, value] of [
    ['is null', null],
    ['is not there', undefined],
  ] as const)
    test(`${what} shows the whole page, and its form works`, nightly, async ({ page }) => {
      await page.addInitScript((nothing) => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { configurable: true, get: () => nothing });
      }, value);
      await openWhole(page);
      await expectWorking(page);
    });

  test('holds anything at all shows the whole page, and its form works', nightly, async ({ page }) => {
    test.slow();
    await openWhole(page, '/contact');
    for (const value of [
      '',
      'null',
      '{',
      '[]',
      '7',
      '"x"',
      '{"attempts":"x","blockedUntil":"x","saved":"x"}',
      `{"attempts":[null,-1,1e400,{}],"blockedUntil":1e400,"saved":${Date.now()},"name":{},"message":[1]}`,
      '{"__proto__":{"attempts":[1]},"constructor":1,"attempts":{"length":9}}',
      'x'.repeat(100_000),
    ]) {
      await page.evaluate((text) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of [
            'language',
            'motion',
            'contact_form',
            'contact_draft',
            'contact_sent',
            'reloaded',
          ])
            storage.setItem(key, text);
      }, value);
      await page.reload();
      await ready(page);
      await expect(send(page)).toBeEnabled();
      await expectWhole(page);
    }
    await pass(page, 4000);
    await write(page, newMessage());
    await send(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test(
    'is blocked by the visitor’s own setting shows the whole page, and its form works',
    nightly,
    async () => {
      const profile = mkdtempSync(join(tmpdir(), 'profile-'));
      mkdirSync(join(profile, 'Default'));
      writeFileSync(
        join(profile, 'Default/Preferences'),
        JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
      );
      const { launchOptions, baseURL } = test.info().project.use;
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
      });
      const page = context.pages()[0] ?? (await context.newPage());
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await openWhole(page);
      expect(
        await page.evaluate(() => {
          try {
            return localStorage.length;
          } catch (error) {
            return (error as Error).name;
          }
        }),
      ).toBe('SecurityError');
      await expectWorking(page);
      expect(faults).toEqual([]);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  );
});

test.describe('a page', () => {
  test('that cannot be taken over stays as the server sent it, and leads on', async ({ page, said }) => {
    await page.route('**/consulting.json', async (route) => {
      const answer = await route.fetch();
      const data = (await answer.json()) as { blocks: object[] };
      await route.fulfill({
        response: answer,
        json: { ...data, blocks: data.blocks.map(() => ({ type: 'hero' })) },
      });
    });
    const text = await (await page.request.get('/consulting')).text();
    await page.goto('/consulting');
    await expect.poll(() => said.length).toBeGreaterThan(0);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'consulting');
    await expectWhole(page);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    const shown = await page.locator('#root').evaluate((root) => root.innerHTML);
    expect(text).toContain(shown.slice(0, 200));
    await faq(page).click();
    await ready(page);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'faq');
    said.length = 0;
  });

  for (const [language, home] of [
    ['fr', '/'],
    ['en', '/en'],
    ['ar', '/ar'],
  ] as const)
    test(
      `in ${language} whose blocks cannot be drawn says so between header and footer, with the ways on`,
      language === 'ar' ? {} : nightly,
      async ({ page, said }) => {
        const prefix = home === '/' ? '' : home;
        await page.route(`**${prefix}/faq.json`, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({
            response: answer,
            json: { ...(await answer.json()), blocks: [{ type: 'hero' }] },
          });
        });
        await open(page, `${prefix}/contact`);
        await page.getByRole('contentinfo').locator(`a[href="${prefix}/faq"]`).click();
        const main = page.getByRole('main');
        await expect(main.getByRole('button')).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
        for (const way of [`a[href="${home}"]`, 'a[href^="tel:"]', 'a[href^="mailto:"]'])
          await expect(main.locator(way)).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await page.getByRole('contentinfo').locator(`a[href="${prefix}/contact"]`).first().click();
        await expect(page.locator('main')).toHaveAttribute('data-page', 'contact');
        await expect(page.locator('form')).toBeVisible();
        await page.unroute(`**${prefix}/faq.json`);
        await page.goBack();
        await main.getByRole('button').click();
        await expect(page.locator('main details').first()).toBeVisible();
        said.length = 0;
      },
    );

  test(
    'whose frame cannot be drawn says so in its place, with the ways on',
    nightly,
    async ({ page, said }) => {
      await page.route('**/en/faq.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), alternates: null } });
      });
      await open(page, '/en/contact');
      await page.getByRole('contentinfo').locator('a[href="/en/faq"]').click();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      for (const way of ['a[href="/en"]', 'a[href^="tel:"]', 'a[href^="mailto:"]'])
        await expect(main.locator(way)).toBeVisible();
      await page.goBack();
      await expect(page.locator('form')).toBeVisible();
      said.length = 0;
    },
  );
});
