import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type french from '../support/sites/agency/locales/fr.json';
import { fieldNames, type FieldName, type Message } from '../../src/contact/field-problem';
import type { Language } from '../../src/site/languages';

/** Returns the texts of the engine's complete site in a language. */
export const locale = (language: Language) =>
  JSON.parse(readFileSync(`tests/support/sites/agency/locales/${language}.json`, 'utf8')) as typeof french;

/** The French texts of the form, the default of the tests. */
export const words = locale('fr').frame.contact;

/** Returns a message with a unique subject, because the tests share one outbox. */
export const newMessage = (): Message => ({
  name: 'Salma Idrissi',
  email: 'salma@atlas.example',
  subject: `Paie ${crypto.randomUUID()}`,
  message: 'Bonjour, nous sommes douze.\nPouvez-vous tenir notre paie dès mars ?',
});

/** Returns a field of the form. */
export const field = (page: Page, name: FieldName, { [name]: label } = words) =>
  page.getByRole('textbox', { name: label, exact: true });

/** Returns the heading that replaces the form after a message is sent. */
export const panel = (page: Page, { sent } = words) => page.getByRole('heading', { name: sent, exact: true });

/** Returns the heading above the Send button after the first part of a long message is sent. */
export const restNotice = (page: Page, { restTitle } = words) =>
  page.getByRole('heading', { name: restTitle });

/** Fills in the fields of a message. */
export async function write(page: Page, message: Partial<Message>, spoken = words) {
  for (const name of fieldNames)
    if (message[name] !== undefined) await field(page, name, spoken).fill(message[name]);
}

/** Opens the form, advances the clock by a minute and pauses it. */
export async function standStill(page: Page, open: () => Promise<void>) {
  await page.clock.install();
  await open();
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
