import type { Page } from 'puppeteer-core';
import { fieldNames } from '../../../src/contact/field-problem';
import { newMessage } from '../contact';

/** Waits until a part of the page holds a text. */
export const expectText = (tab: Page, selector: string, words: string) =>
  tab.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent?.includes(what),
    {},
    selector,
    words,
  );

/** Writes a message and presses the button, not before the form takes it. */
export async function sendMessage(tab: Page) {
  const message = newMessage();
  for (const name of fieldNames) await tab.locator(`form [name=${name}]`).fill(message[name]);
  await tab.waitForFunction(() => performance.now() > 3500);
  await tab.locator('form button[type=submit]').click();
  return message;
}
