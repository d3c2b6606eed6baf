import type { Page } from '@playwright/test';
import { fieldNames, type FieldName } from '../../src/contact/field-problem';
import { formatNumber } from '../../src/site/format';
import { languages, siteLanguage } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import {
  field,
  locale,
  newMessage,
  panel,
  restNotice,
  standStill,
  watchPosts,
  words,
  write,
} from './contact';
import { expect, open, test } from './fixtures';
import { config } from './sample';
import { nightly, sampled } from '../support/sampled';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const send = (page: Page, { send: label } = words) => page.getByRole('button', { name: label, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Opens the form and lets a minute pass in it; from then on time stands still until the test moves it. */
const openForm = (page: Page, url = '/contact') => standStill(page, () => open(page, url));

/** Checks that the page refused a message: a toast, the same words beside the field, the focus there, nothing sent. */
async function expectRefused(page: Page, name: FieldName, text: string) {
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(field(page, name)).toHaveAccessibleDescription(containing(text));
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toBeFocused();
}

const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test.describe('a message', () => {
  for (const language of sampled(languages)) {
    test(`in ${language} is sent once, confirmed, and lies in the outbox with what the specification asks for`, async ({
      page,
      context,
    }) => {
      const spoken = locale(language).frame.contact;
      const message = newMessage();
      const posts = watchPosts(page);
      await openForm(page, pageUrl('/contact', language));
      await write(page, message, spoken);
      await page.clock.runFor(1000);
      await send(page, spoken).click();
      await expect(toast(page, spoken.success)).toBeVisible();
      await expect(panel(page, spoken)).toBeFocused();
      await expect(field(page, 'name', spoken)).toHaveCount(0);

      const { name, email, subject, message: text } = message;
      const to = config.organization.recipients.join(', ');
      expect(to.split(', ')).toHaveLength(3);
      expect(posts).toEqual([
        {
          lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          user_id: expect.stringMatching(/./),
          service_id: expect.stringMatching(/./),
          template_id: expect.stringMatching(/./),
          template_params: {
            from_name: name,
            from_email: email,
            subject,
            message: text,
            to_email: to,
            timestamp: expect.stringMatching(ISO),
          },
        },
      ]);

      await page.getByRole('button', { name: spoken.again }).click();
      for (const each of fieldNames) await expect(field(page, each, spoken)).toHaveValue('');

      const outbox = await context.newPage();
      await outbox.goto('/__outbox');
      const kept = outbox.getByRole('article').filter({ hasText: subject });
      await expect(kept.getByRole('heading')).toHaveText([subject]);
      await expect(kept.getByRole('term')).toHaveText(['From', 'E-mail', 'Received', 'To']);
      await expect(kept.getByRole('definition')).toHaveText([name, email, /./, to]);
      await expect(kept).toContainText(text);
    });
  }

  test(
    'says in English that it is on its way, and cannot be sent a second time meanwhile',
    nightly,
    async ({ page }) => {
      const posts = watchPosts(page);
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/v1.0/email/send', async (route) => {
        await held;
        await route.continue();
      });
      const spoken = locale('en').frame.contact;
      await openForm(page, '/en/contact');
      await write(page, newMessage(), spoken);
      await send(page, spoken).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await field(page, 'subject', spoken).press('Enter');
      answer();
      await expect(panel(page, spoken)).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );

  test('is sent once when Send is pressed twice', async ({ page }) => {
    const posts = watchPosts(page);
    await openForm(page);
    await write(page, newMessage());
    await send(page).dblclick();
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('is sent once when Enter and the button are pressed in the same moment', nightly, async ({ page }) => {
    const posts = watchPosts(page);
    await openForm(page);
    await write(page, newMessage());
    // Enter in a field is a press on the button of its form.
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit(button);
      button.click();
    });
    await expect(panel(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('costs nobody the program of the mail service who does not touch the form', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const sends = async (url: string) => (await (await page.request.get(url)).text()).includes('/email/send');
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    for (const url of scripts) expect(await sends(url), url).toBe(false);
    await field(page, 'name').focus();
    const senders = async () => (await Promise.all(scripts.slice(before).map(sends))).filter(Boolean);
    await expect.poll(senders).toHaveLength(1);
  });

  test(
    'longer than what is sent says so before, with the number of characters that stay here',
    nightly,
    async ({ page }) => {
      await openForm(page);
      await write(page, { ...newMessage(), message: 'b'.repeat(1000) });
      const notice = page.getByRole('main').getByRole('status');
      await expect(notice).toHaveText('');
      await field(page, 'message').press('End');
      await page.keyboard.insertText('e'.repeat(234));
      await expect(notice).toHaveText(
        words.overCap
          .replace('{{cap}}', words.characters_other.replace('{{count}}', formatNumber(1000)))
          .replace('{{rest}}', '234'),
      );
    },
  );

  test('takes 5000 characters and not one more', nightly, async ({ page }) => {
    await openForm(page);
    await expect(field(page, 'message')).toHaveAttribute('maxlength', '5000');
    await field(page, 'message').focus();
    await page.keyboard.insertText('b'.repeat(5001));
    await expect(field(page, 'message')).toHaveValue('b'.repeat(5000));
    await write(page, { ...newMessage(), message: 'b'.repeat(5000) });
    await send(page).click();
    await expect(restNotice(page)).toBeVisible();
  });
});

test.describe('a message that is not right', () => {
  for (const [fault, name, value, text] of sampled([
    ['a name of one letter', 'name', 'S', 'Le nom doit contenir entre 2 et 100 caractères'],
    ['an address without a place', 'email', 'salma', 'Email invalide'],
    ['a subject of two letters', 'subject', 'ab', 'Le sujet doit contenir entre 3 et 200 caractères'],
    [
      'a text of nine letters',
      'message',
      'Bonjour !',
      'Le message doit contenir entre 10 et 5000 caractères',
    ],
    ['a word of spam', 'message', 'Le casino est ouvert', 'Contenu suspect détecté'],
    ['a piece of SQL', 'message', `' OR 1=1 --`, 'Caractères non autorisés détectés'],
    ['a script', 'message', '<script>alert(1)</script>', 'Code malveillant détecté'],
  ] as const)) {
    test(`is refused for ${fault}, beside the field and in a toast, and leads there`, async ({ page }) => {
      const posts = watchPosts(page);
      await openForm(page);
      await write(page, { ...newMessage(), [name]: value });
      await send(page).click();
      await expectRefused(page, name, text);
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await write(page, newMessage());
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await send(page).click();
      await expect(panel(page)).toBeVisible();
      expect(posts).toHaveLength(1);
    });
  }

  test(
    'with everything wrong at once is told the earliest, step by step, until it may leave',
    nightly,
    async ({ page }) => {
      const posts = watchPosts(page);
      await page.addInitScript(() => {
        (window as unknown as { elapsed: number }).elapsed = 2999;
        performance.now = () => (window as unknown as { elapsed: number }).elapsed;
      });
      await open(page, '/contact');
      const again = async (text: string) => {
        await page.evaluate(() => localStorage.removeItem('contact_form')); // attempts are not the question here
        await send(page).click();
        await expect(page.getByRole('alert')).toHaveText(text);
      };
      const trap = page.locator('input[name=referral]');
      await trap.evaluate((input: HTMLInputElement) => (input.value = 'x'));
      await write(page, { name: 'S', email: 'salma', subject: 'ab', message: 'casino' });
      await again('Erreur de validation. Veuillez réessayer.');
      await trap.evaluate((input: HTMLInputElement) => (input.value = ''));
      await again('Veuillez prendre le temps de remplir le formulaire.');
      await page.evaluate(() => ((window as unknown as { elapsed: number }).elapsed = 3000));
      await again('Le nom doit contenir entre 2 et 100 caractères');
      await write(page, { name: 'Salma' });
      await again('Email invalide');
      await write(page, { email: 'salma@atlas.example' });
      await again('Le sujet doit contenir entre 3 et 200 caractères');
      await write(page, { subject: newMessage().subject });
      await again('Le message doit contenir entre 10 et 5000 caractères');
      await write(page, { message: `casino ' OR 1=1 -- <script>alert(1)</script>` });
      await again('Contenu suspect détecté');
      await write(page, { message: `Bonjour ' OR 1=1 -- <script>alert(1)</script>` });
      await again('Caractères non autorisés détectés');
      await write(page, { message: 'Bonjour <script>alert(1)</script>' });
      await again('Code malveillant détecté');
      expect(posts).toEqual([]);
      await write(page, { message: 'Bonjour à tous' });
      await page.evaluate(() => localStorage.removeItem('contact_form'));
      await send(page).click();
      await expect(panel(page)).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );

  test('shows the fault of a field that is left, at no cost, and forgives it as soon as it is right', async ({
    page,
  }) => {
    await openForm(page);
    await field(page, 'email').fill('salma');
    await field(page, 'email').press('Tab');
    await expect(field(page, 'email')).toHaveAccessibleDescription(containing('Email invalide'));
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'subject')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('');
    expect(await page.evaluate(() => localStorage.getItem('contact_form'))).toBeNull();
    await field(page, 'email').press('End');
    await page.keyboard.type('@atlas.example');
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Email invalide')).toHaveCount(0);
  });

  test(
    'is refused in any tab after three tries in a minute, for five minutes',
    nightly,
    async ({ page, context }) => {
      const tooMany = 'Trop de tentatives. Veuillez patienter quelques minutes.';
      await page.clock.install();
      const other = await context.newPage();
      for (const tab of [page, other]) await open(tab, '/contact');
      const notice = (tab: Page) => tab.getByRole('main').getByText(tooMany);
      const posts = watchPosts(other);
      await write(other, newMessage());
      await write(other, { name: 'S' });
      for (const tab of [page, other, page]) {
        // The clocks of two tabs are not the same to the millisecond.
        await page.clock.fastForward(5000);
        await send(tab).click();
        await expect(tab.getByRole('alert')).toHaveText('Le nom doit contenir entre 2 et 100 caractères');
        await expect(notice(tab)).toHaveCount(0);
      }
      await write(other, { name: 'Salma' });
      await page.clock.fastForward(5000);
      await send(other).click();
      await expect(other.getByRole('alert')).toHaveText(tooMany);
      for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
      await page.clock.fastForward('04:30');
      for (const tab of [page, other]) await expect(send(tab)).toBeDisabled();
      await field(other, 'subject').press('Enter');
      await expect(other.getByRole('alert')).toHaveText(tooMany);
      expect(posts).toEqual([]);
      await page.clock.fastForward('00:31');
      for (const tab of [page, other]) await expect(notice(tab)).toHaveCount(0);
      await send(other).click();
      await expect(panel(other)).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );
});

test.describe('the form', () => {
  for (const language of sampled(['ar', 'fr'] as const)) {
    test(`in ${language} is reached, read and sent with the keyboard alone`, async ({ page }) => {
      const spoken = locale(language).frame.contact;
      const message = newMessage();
      await openForm(page, pageUrl('/contact', language));
      const form = page.locator('form');
      await expect(form.getByRole('textbox')).toHaveCount(4);
      await expect(form.getByRole('button')).toHaveCount(1);
      for (const name of fieldNames) {
        await expect(field(page, name, spoken)).toHaveJSProperty('required', true);
        await expect(field(page, name, spoken)).toHaveAccessibleDescription(
          containing(spoken[`${name}Hint`]),
        );
      }
      const count = spoken.counter
        .replace('{{count}}', '0')
        .replace('{{max}}', formatNumber(5000, siteLanguage(language).numbers));
      await expect(field(page, 'message', spoken)).toHaveAccessibleDescription(containing(count));

      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(field(page, 'name', spoken)).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
      for (const name of fieldNames) {
        await expect(field(page, name, spoken)).toBeFocused();
        await page.keyboard.insertText(message[name]);
        await page.keyboard.press('Tab');
      }
      await expect(send(page, spoken)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page, spoken)).toBeFocused();
      // The pages to read next come first.
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: spoken.again })).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
    });
  }

  test('knows from the address which service is meant, and takes nothing else from there', async ({
    page,
  }) => {
    await open(page, '/contact#seo');
    await expect(field(page, 'subject')).toHaveValue(
      words.subjectFor.replace('{{page}}', String(config.pages.find(({ id }) => id === 'seo')?.name)),
    );
    for (const unknown of ['constructor', 'contact', 'gagnez']) {
      await page.goto('/faq');
      await open(page, `/contact#${unknown}`);
      await expect(send(page)).toBeEnabled();
      await expect(field(page, 'subject')).toHaveValue('');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says how to write and to call, and puts nothing into the address', async ({ page }) => {
      await page.goto('/contact');
      const form = page.locator('form');
      // A search by text passes over what stands in noscript.
      const notice = form.locator('noscript p').first();
      await expect(notice).toHaveText(words.noScript);
      await expect(notice).toBeVisible();
      const { email, phone } = config.organization;
      await expect(form.locator(`a[href="mailto:${email}"]`)).toBeVisible();
      await expect(form.locator(`a[href="tel:${phone}"]`)).toBeVisible();
      await expect(send(page)).toBeDisabled();
      let left = 0;
      page.on('request', () => left++);
      await write(page, newMessage());
      await field(page, 'subject').press('Enter');
      await send(page).click({ force: true });
      await expect(field(page, 'name')).toHaveValue('Salma Idrissi');
      await expect(page).toHaveURL('/contact');
      expect(left).toBe(0);
    });
  });
});
