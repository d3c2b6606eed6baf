import { fromFields } from '../../src/contact/message/message-fields';
import { formatNumber } from '../../src/site/format';
import { siteLanguage, type Language } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import { locale, newMessage, openForm, panel, send, watchPosts, write } from './contact';
import { expect, test } from './fixtures';
import { sampled } from '../support/sampled';

const sentences: Record<string, string> = {
  fr: 'Bonjour, nous sommes douze à Casablanca ; notre budget est de 5\u00a0000\u00a0DH par mois. 🙂\n',
  en: 'Good morning, we are twelve in Casablanca; our budget is 5,000 DH a month. 🙂\n',
  ar: 'السلام عليكم، نحن اثنا عشر في الدار البيضاء، وميزانيتنا 5000 درهم في الشهر. 🙂\n',
};

/** Returns a text of at most so many characters in which every line is another one. */
function longText(language: Language, length: number): string {
  const lines = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${sentences[language]}`);
  return lines
    .join('')
    .slice(0, length)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

for (const [language, length] of sampled([
  ['fr', 4000],
  ['en', 2580],
  ['ar', 4000],
] as const))
  test(`a message of ${length} characters in ${language} is sent with one press, and lies whole in the outbox`, async ({
    page,
    context,
  }) => {
    const spoken = locale(language).frame.contact;
    const message = { ...newMessage(), message: longText(language, length) };
    const posts = watchPosts(page);
    await openForm(page, pageUrl('/contact', language));
    await write(page, message, spoken);
    await send(page, spoken).click();
    await expect(panel(page, spoken)).toBeFocused();
    expect(posts).toHaveLength(1);
    const { subject, ...fields } = posts[0]!.template_params;
    const count = formatNumber(message.message.length, siteLanguage(language).numbers);
    expect(subject).toMatch(new RegExp(`^${message.subject} \\(.*${count}.*\\)$`));
    expect(fromFields(fields)).toBe(message.message);

    const outbox = await context.newPage();
    await outbox.goto('/__outbox');
    const kept = outbox.getByRole('article').filter({ hasText: message.subject });
    await expect(kept).toContainText(message.message.slice(0, 60));
    await expect(kept).toContainText(message.message.slice(-60));
  });
