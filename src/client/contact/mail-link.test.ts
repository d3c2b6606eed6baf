import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaults } from '../../site/defaults.generated';
import { mapFields } from './fields';
import { letterText, mailLink } from './mail-link';
import { aMessage } from '../../../tests/support/a-message';
import { runs } from '../../../tests/support/sampled';

const { lengths } = defaults.contact;
const address = 'mailto:contact@trace.example';
const message = aMessage({ subject: 'Paie & social', message: 'Bonjour\nà tous' });
const body = (href: string) => new URL(href).searchParams.get('body') ?? '';

it('contains an entire short message, with the signature', () => {
  const { href, isWhole } = mailLink(address, message);
  expect(new URL(href).searchParams.get('subject')).toBe(message.subject);
  expect(body(href)).toBe('Bonjour\r\nà tous\r\n\r\nSalma\r\nsalma@atlas.example');
  expect(body(href)).toBe(letterText(message));
  expect(isWhole).toBe(true);
});

it('is signed with the address that an answer reaches, or with what was typed', () => {
  for (const [email, signed] of [
    ['salma@atlas.example,\u200f', message.email],
    ['salma at atlas', 'salma at atlas'],
  ] as const) {
    const typed = { ...message, email };
    expect(letterText(typed)).toBe(letterText({ ...message, email: signed }));
    expect(body(mailLink(address, typed).href)).toBe(letterText(typed));
  }
});

it.each([
  ['French', 'Bonjour à tous. '.repeat(312)],
  ['Arabic', 'نُعدّ الإقرار ونعرضه عليكم. '.repeat(178)],
  ['emoji', '👨‍👩‍👧'.repeat(600)],
])('contains the start of a long message in %s, with an ellipsis and the signature', (_script, text) => {
  const { href, isWhole } = mailLink(address, { ...message, message: text });
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(href.length).toBeGreaterThan(1700);
  expect(isWhole).toBe(false);
  const [start = '', rest] = body(href).split('…');
  expect(text.startsWith(start)).toBe(true);
  expect(rest).toBe('\r\n\r\nSalma\r\nsalma@atlas.example');
});

it('never has more than 1800 characters, whatever the fields contain', () => {
  const anyText = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: 'binary', maxLength }),
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constant('ش'.repeat(maxLength)),
    );
  const anyMessage = fc.record(mapFields((name) => anyText(lengths[name].maximum)));
  fc.assert(
    fc.property(anyMessage, (random) => {
      const { href } = mailLink(address, random);
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(() => decodeURIComponent(href)).not.toThrow();
    }),
    { numRuns: runs(40), seed: 7 },
  );
});
