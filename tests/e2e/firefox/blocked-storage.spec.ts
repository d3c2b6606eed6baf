import { locale } from '../contact';
import { expect, open, test } from './fixtures';
import { expectText, sendMessage } from './message';

// As a visitor has it who refuses all cookies.
test.use({ settings: { 'network.cookie.cookieBehavior': 2 } });

test('with its storage blocked a page is taken over, and a message leaves', async ({ tab }) => {
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
