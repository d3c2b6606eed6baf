import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type french from '../support/sites/agency/locales/fr.json';
import { fieldNames, type FieldName, type Message } from '../../src/client/contact/fields';
import { aMessage } from '../support/a-message';
import type { Language } from '../../src/site/languages';
import { expect, open } from './fixtures';

/** The address to which the form sends. */
export const SEND = '**/api/v1.0/email/send';

/** Returns the texts of the engine's complete site in a language. */
export const locale = (language: Language) =>
  JSON.parse(readFileSync(`tests/support/sites/agency/locales/${language}.json`, 'utf8')) as typeof french;

/** The French texts of the form, the default of the tests. */
export const words = locale('fr').frame.contact;

/** Returns a message with a unique subject, because the tests share one outbox. */
export const newMessage = (): Message =>
  aMessage({
    name: 'Salma Idrissi',
    subject: `Paie ${crypto.randomUUID()}`,
    message: 'Bonjour, nous sommes douze.\nPouvez-vous tenir notre paie dès mars ?',
  });

/** Returns a field of the form. */
export const field = (page: Page, name: FieldName, { [name]: label } = words) =>
  page.getByRole('textbox', { name: label, exact: true });

/** Returns a button of the page's content. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Returns the Send button. */
export const send = (page: Page, { send: label } = words) => button(page, label);

/** Returns the heading that replaces the form after a message is sent. */
export const panel = (page: Page, { sent } = words) => page.getByRole('heading', { name: sent, exact: true });

/** Fills in the fields of a message. */
export async function write(page: Page, message: Partial<Message>, spoken = words) {
  for (const name of fieldNames)
    if (message[name] !== undefined) await field(page, name, spoken).fill(message[name]);
}

/** Expects a message in the fields of the form. */
export async function expectWritten(page: Page, message: Message, spoken = words) {
  for (const name of fieldNames) await expect(field(page, name, spoken)).toHaveValue(message[name]);
}

/** Opens the form and lets a minute pass in it; from then on time stands still until the test moves it. */
export async function openForm(page: Page, url = '/contact') {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Returns a list to which the body of each later POST request is added. */
export function watchPosts(page: Page): { template_params: Record<string, string> }[] {
  const posts: { template_params: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON());
  });
  return posts;
}

/** Holds what is posted until the test answers. */
export async function hold(page: Page) {
  let answer: (given: { status: number; body: string }) => void = () => {};
  const given = new Promise<{ status: number; body: string }>((resolve) => (answer = resolve));
  await page.route(SEND, async (route) => route.fulfill(await given));
  return answer;
}

/** Returns what was typed and not sent, as the browser keeps it. */
export const keptDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact_draft'));

/** Returns the times of the attempts that count. */
export const attempts = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('contact_form') ?? '{}').attempts ?? []) as number[]);
