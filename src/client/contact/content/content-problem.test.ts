import { describe, expect, it } from 'vitest';
import { aMessage } from '../../../../tests/support/a-message';
import { fieldNames, mapFields, isAddress } from '../fields';
import { contentProblem } from './content-problem';

const message = aMessage();
const keywords = ['casino', 'buy now'];
const sql = "k' or 7=7 --";
const script = '<script>go()</script>';

describe('the content of a message', () => {
  it('passes in a plain message', () => {
    expect(contentProblem(message, keywords)).toBeUndefined();
  });

  it.each(fieldNames.filter((name) => !isAddress(name)))('has no keyword in the field %s', (field) => {
    const problem = contentProblem({ ...message, [field]: 'casino' }, keywords);
    expect(problem).toEqual({ error: 'spam', field, excerpt: 'casino' });
  });

  it('may have a keyword in the address, which its owner cannot change', () => {
    expect(contentProblem({ ...message, email: 'salma@casino.example' }, keywords)).toBeUndefined();
  });

  it.each(fieldNames)('has no code in the field %s', (field) => {
    expect(contentProblem({ ...message, [field]: sql }, keywords)).toMatchObject({ error: 'sql', field });
    expect(contentProblem({ ...message, [field]: script }, keywords)).toMatchObject({
      error: 'script',
      field,
    });
  });

  it('is reported as spam before SQL, and as SQL before script, in whatever fields they are', () => {
    const all = aMessage({ name: script, email: sql, message: 'casino' });
    expect(contentProblem(all, keywords)).toMatchObject({ error: 'spam', field: 'message' });
    expect(contentProblem(all, [])).toMatchObject({ error: 'sql', field: 'email' });
  });

  it.each([
    '',
    '\uD800',
    '\uDC00\uD800',
    '\u0000'.repeat(50),
    'ﷺ'.repeat(5000),
    'a'.repeat(200_000),
    '&#99999999;%u\\u{&;',
  ])('is checked without an exception: %#', (text) => {
    expect(
      contentProblem(
        mapFields(() => text),
        keywords,
      ),
    ).toBeUndefined();
  });

  it.each([
    ["Bonjour, admin' -- merci d'avance", "admin' --"],
    ['Il nous faut un site -- et vite. select * from clients', 'select * from clients'],
    ['À faire : /*urgent*/ le site', '/*urgent*/'],
    ['Voir ＜SCR\u200BIPT&gt; ici', '＜SCR\u200BIPT&gt;'],
    ['Notre c-a-s-i-n-0 ouvre demain', 'c-a-s-i-n-0'],
    [
      `Un site -- (1) "blog" -- ${'et la suite '.repeat(300)}or 7=7 -- ${'et la fin '.repeat(100)}`,
      'or 7=7 --',
    ],
    ["marque 'Or & Argent' -- bijoux, admin') or ('k'='k", "or ('k'='k"],
  ])('is reported with the words to change, as they were typed: %#', (text, excerpt) => {
    expect(contentProblem({ ...message, message: text }, keywords)?.excerpt).toBe(excerpt);
  });
});
