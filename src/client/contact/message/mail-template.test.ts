// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../../tests/support/sites';
import { replyNote } from '../mail-address';
import { toFields } from './message-fields';

const template = readFileSync(join(root, 'deploy/emailjs/template.html'), 'utf8');

/** Fills a template as the mail service does: values are escaped, and those that were not sent are empty. */
function filled(values: Record<string, string>): Document {
  const element = document.createElement('p');
  const escaped = (value: string) => {
    element.textContent = value;
    return element.innerHTML;
  };
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''));
  return new DOMParser().parseFromString(html, 'text/html');
}

const sender = {
  from_name: 'Salma',
  from_email: 'salma@atlas.example',
  subject: 'Paie & social',
  timestamp: 'now',
};

it.each([
  ['short', 'Bonjour à tous'],
  ['4000 characters long', `${'Bonjour,\nnous sommes « douze » & prêts. 🙂 '.repeat(100).slice(0, 3999)}!`],
])('the template of the mail service shows a message that is %s whole and once', (_, text) => {
  const { body } = filled({ ...sender, ...toFields(text) });
  expect(body.textContent.split(text)).toHaveLength(2);
  expect(body.textContent).toContain('Paie & social');
  expect(body.textContent).toContain('salma@atlas.example');
  expect(body.textContent).not.toContain('{');
});

it('the template begins with the line that no Reply-To holds the address', () => {
  const { body } = filled({ ...sender, note: replyNote('josé@atlas.example'), message: 'Bonjour' });
  expect(body.textContent.trim()).toMatch(/^«\sRépondre\s»/);
  expect(filled({ ...sender, message: 'Bonjour' }).body.textContent.trim()).toMatch(/^Paie/);
});

it('the template escapes what visitors write, and keeps its lines and its direction', () => {
  expect(template).not.toContain('{{{');
  const text = filled({ ...sender, message: '<b>a</b>' }).querySelector<HTMLElement>('p ~ div')!;
  expect(text.textContent).toBe('<b>a</b>');
  expect(text.style.whiteSpace).toBe('pre-wrap');
  expect(text.dir).toBe('auto');
});
