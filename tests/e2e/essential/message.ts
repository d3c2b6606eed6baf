import { fieldNames } from '../../../src/client/contact/fields';
import { newMessage } from '../contact';
import type { Tab } from './tab';

/** Waits until an element contains a text. */
export const expectText = (tab: Tab, selector: string, words: string) =>
  tab.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent?.includes(what),
    {},
    selector,
    words,
  );

/** Fills in and sends a message, after the minimum time of the form. */
export async function sendMessage(tab: Tab) {
  const message = newMessage();
  for (const name of fieldNames) await tab.locator(`form [name=${name}]`).fill(message[name]);
  await tab.waitForFunction(() => performance.now() > 3500);
  await tab.locator('form button[type=submit]').click();
  return message;
}
