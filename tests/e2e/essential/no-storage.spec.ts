import { locale } from '../contact';
import { expect, open, test } from './fixtures';
import { expectText, sendMessage } from './message';

test.use({ storage: 'none' });

test('without storage, a page is hydrated and a message is sent', async ({ tab }) => {
  await open(tab, '/contact');
  expect(await tab.evaluate(() => localStorage)).toBeNull();
  await sendMessage(tab);
  await expectText(tab, 'main', locale('fr').frame.contact.sent);
});
