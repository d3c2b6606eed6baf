import { locale } from '../contact';
import { expect, open, test } from './fixtures';
import { expectText, sendMessage } from './message';

test.use({ storage: 'blocked' });

test('with blocked storage, a page is hydrated and a message is sent', async ({ tab }) => {
  await open(tab, '/contact');
  const refused = await tab.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('SecurityError');
  await sendMessage(tab);
  await expectText(tab, 'main', locale('fr').frame.contact.sent);
});
