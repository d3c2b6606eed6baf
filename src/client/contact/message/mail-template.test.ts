// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { filledTemplate, template } from '../../../../tests/support/mail-template';
import { replyNote } from '../mail-address';
import { aMessage } from '../../../../tests/support/a-message';
import { toFields } from './message-fields';

const message = aMessage({ subject: 'Paie & social' });
const sender = { ...toFields(message), timestamp: 'now' };

it.each([
  ['short', 'Bonjour à tous'],
  ['4000 characters long', `${'Bonjour,\nnous sommes « douze » & prêts. 🙂 '.repeat(100).slice(0, 3999)}!`],
])('the template of the mail service shows a message that is %s whole and once', (_, text) => {
  const { body } = filledTemplate(toFields({ ...message, message: text }));
  expect(body.textContent.split(text)).toHaveLength(2);
  expect(body.textContent).toContain('Paie & social');
  expect(body.textContent).toContain('salma@atlas.example');
  expect(body.textContent).not.toContain('{');
});

it('the template begins with the line that no Reply-To holds the address', () => {
  const { body } = filledTemplate({ ...sender, note: replyNote('josé@atlas.example') });
  expect(body.textContent.trim()).toMatch(/^«\sRépondre\s»/);
  expect(filledTemplate(sender).body.textContent.trim()).toMatch(/^Paie/);
});

it('the template escapes what visitors write, and keeps its lines and its direction', () => {
  expect(template).not.toContain('{{{');
  const text = filledTemplate({ ...sender, message: '<b>a</b>' }).querySelector<HTMLElement>('p ~ div')!;
  expect(text.textContent).toBe('<b>a</b>');
  expect(text.style.whiteSpace).toBe('pre-wrap');
  expect(text.dir).toBe('auto');
});
