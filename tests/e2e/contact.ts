import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type french from '../support/sites/agency/locales/fr.json';
import { fieldNames, type FieldName, type Message } from '../../src/contact/field-problem';
import type { Language } from '../../src/site/languages';

/** All words of a language of the engine's whole site. */
export const locale = (language: Language) =>
  JSON.parse(readFileSync(`tests/support/sites/agency/locales/${language}.json`, 'utf8')) as typeof french;

/** The words of the form, in French where a test names no language. */
export const words = locale('fr').frame.contact;

/** A message that nobody else writes, for the tests share one outbox. */
export const newMessage = (): Message => ({
  name: 'Salma Idrissi',
  email: 'salma@atlas.example',
  subject: `Paie ${crypto.randomUUID()}`,
  message: 'Bonjour, nous sommes douze.\nPouvez-vous tenir notre paie dès mars ?',
});

export const field = (page: Page, name: FieldName, { [name]: label } = words) =>
  page.getByRole('textbox', { name: label, exact: true });

/** What stands in the form's place after a message was sent. */
export const panel = (page: Page, { sent } = words) => page.getByRole('heading', { name: sent, exact: true });

/** The word over Send once the beginning of a long message was sent. */
export const restNotice = (page: Page, { restTitle } = words) =>
  page.getByRole('heading', { name: restTitle });

/** Writes those fields that a message has. */
export async function write(page: Page, message: Partial<Message>, spoken = words) {
  for (const name of fieldNames)
    if (message[name] !== undefined) await field(page, name, spoken).fill(message[name]);
}

/** Opens the form and lets a minute pass in it; from then on time stands still until the test moves it. */
export async function standStill(page: Page, open: () => Promise<void>) {
  await page.clock.install();
  await open();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What the page posts from now on, as it stands in the request. */
export function watchPosts(page: Page): { template_params: Record<string, string> }[] {
  const posts: { template_params: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON());
  });
  return posts;
}
