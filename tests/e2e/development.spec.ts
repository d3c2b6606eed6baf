import axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { nightly } from '../support/sampled';
import { listening, serveDevelopment } from './development-server';
import { sidewaysScroll } from './fixtures';

/** Waits until the texts of a page have their marks: before, a click opens none of them. */
const marked = (page: Page) =>
  page.waitForFunction(() => /[\ufe00-\ufe0d]/.test(document.querySelector('h1')?.textContent ?? ''));

test.describe('while the site is being written', () => {
  test.describe.configure({ mode: 'serial' });

  const { address, copy } = serveDevelopment();

  test(
    'a saved word, a broken config and its repair show by themselves, in the layout of the screen',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${address()}/faq`);
      await listening(page);
      await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true));
      const words = JSON.parse(copy().text('locales/fr.json')) as {
        faq: { hero: { title: string } };
      };
      copy().edit('locales/fr.json', (text) => text.replace(words.faq.hero.title, 'Un autre titre.'));
      await expect(page.locator('h1')).toHaveText('Un autre titre.');
      await expect(page.locator('[data-burger] > summary'), 'the layout of a phone').toBeVisible();

      copy().replace('"type": "hero"', '"type": "heros"');
      const problems = page.getByRole('alert').filter({ hasText: 'SCHEMA-003' });
      await expect(problems).toContainText('There is no block type "heros". Did you mean "hero"?');
      await expect(page.locator('h1')).toHaveText('Un autre titre.');

      copy().replace('"type": "heros"', '"type": "hero"');
      await expect(problems).toBeHidden();
      expect(
        await page.evaluate(() => (window as unknown as { mark?: boolean }).mark),
        'without a reload',
      ).toBe(true);
    },
  );

  test('a problem opens the editor at its line', nightly, async ({ page }) => {
    const opened: string[] = [];
    await page.route('**/__open-in-editor*', (route) => {
      opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
      return route.fulfill({ status: 200, body: '' });
    });
    await page.goto(`${address()}/faq`);
    await listening(page);
    const panel = page.locator('#config-problems');
    const whole = copy().text();
    copy().write(whole.replace('"type": "hero"', '"type": "heros"'));
    await panel.getByText('1 error to fix').click();
    await panel.getByRole('link', { name: /There is no block type "heros"/ }).click();
    const line = whole.slice(0, whole.indexOf('"type": "hero"')).split('\n').length;
    await expect.poll(() => opened).toEqual([expect.stringMatching(`^site\\.config\\.json:${line}:\\d+$`)]);

    copy().write(whole.replace('"type": "hero",', '"type": "hero"'));
    await expect(panel).toContainText('JSON-001');
    copy().write(whole);
    await expect(panel).toBeHidden();
  });

  test(
    'a text is edited where it is read, in every language, and undone: with the mouse and with the keyboard',
    nightly,
    async ({ page }) => {
      const before = [copy().text(), copy().text('locales/ar.json')];
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${address()}/ar/services-web/seo`);
      await listening(page);
      await page.getByRole('button', { name: 'Modifier' }).click();
      const panel = page.getByRole('dialog');
      const title = page.locator('h1');
      await marked(page);
      await title.click();
      await expect(panel.getByRole('textbox')).toHaveCount(3);
      const rows = await panel
        .locator('form > :is(label, small)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      expect(
        rows.every(({ top }, index) => top >= (rows[index - 1]?.bottom ?? 0)),
        'each label and each note has a line',
      ).toBe(true);
      await page.addScriptTag({ content: axe.source });
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('.edit-tool'),
      );
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);

      const arabic = panel.getByRole('textbox', { name: 'العربية' });
      await arabic.fill('');
      await panel.getByRole('textbox', { name: 'Français' }).fill('');
      await panel.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(panel.getByRole('alert')).toContainText('Cette valeur est vide.');
      await expect(panel.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
      expect([copy().text(), copy().text('locales/ar.json')]).toEqual(before);

      await panel.getByRole('textbox', { name: 'Français' }).fill('Un autre titre');
      await arabic.fill('عنوان آخر');
      await panel.getByRole('textbox', { name: 'English' }).fill('Another title');
      await page.keyboard.press('Control+Enter');
      await expect(panel).toHaveCount(0);
      await expect(title).toContainText('عنوان آخر');
      await page.getByRole('button', { name: 'Voir les changements' }).click();
      await expect(panel).toContainText('Un autre titre');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect(title).not.toContainText('عنوان آخر');
      expect([copy().text(), copy().text('locales/ar.json')]).toEqual(before);

      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+Enter');
      await expect(panel.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await page
        .locator('main a[href="/ar/contact#seo"]:visible')
        .first()
        .click({ modifiers: ['Alt'] });
      await expect(page).toHaveURL(/\/ar\/contact#seo$/);
      await listening(page);
      await page.getByRole('button', { name: 'Modifier' }).first().click();
      await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden();
    },
  );

  test(
    'a text is edited while the site has an error, whose line is not over it',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${address()}/ar/faq`);
      await listening(page);
      const before = copy().text();
      copy().replace('"type": "faq"', '"type": "faqq"');
      const notice = page.locator('#config-problems');
      await expect(notice).toContainText('1 error to fix: site.config.json:');
      expect((await notice.boundingBox())!.height, 'one line').toBeLessThan(48);
      await page.getByRole('button', { name: 'Modifier' }).click();
      const panel = page.getByRole('dialog');
      await marked(page);
      await page.locator('h1').click();
      await expect(notice).toBeHidden();
      await panel.getByRole('textbox', { name: 'العربية' }).fill('عنوان آخر');
      await panel.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('La page le montrera')).toBeVisible();
      expect(copy().text('locales/ar.json') + copy().text()).toContain('عنوان آخر');
      await notice.getByText('1 error to fix').click();
      await page.addScriptTag({ content: axe.source });
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('.edit-tool'),
      );
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('button', { name: 'Annuler' }).click();
      copy().write(before);
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', { name: 'Modifier' }).click();
    },
  );

  test('a draft is shown, under a banner that says so', nightly, async ({ page }) => {
    const words = (text: string) => ({ fr: text, en: text, ar: text });
    copy().edit('site.config.json', (text) => {
      const config = JSON.parse(text) as { pages: object[] };
      config.pages.push({
        id: 'coming',
        path: '/coming',
        kind: 'page',
        name: words('Coming'),
        title: words('The page of a test'),
        description: words('A page that a test has added to look at what development shows of it.'),
        blocks: [{ type: 'hero', variant: 'plain', title: words('Hello') }],
        status: 'draft',
      });
      return JSON.stringify(config, null, 2);
    });
    const banner = page.locator('#development-banner');
    await expect.poll(async () => (await page.goto(`${address()}/ar/coming`))?.status()).toBe(200);
    await expect(page.locator('h1')).toContainText('Hello');
    await expect(banner).toContainText('Draft: not published');
    await listening(page);
    await page.locator('a[href="/ar/contact"]:visible').first().click();
    await expect(page).toHaveURL(/contact/);
    await expect(banner).toHaveCount(0);
  });
});
