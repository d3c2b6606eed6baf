import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';
import { plainText } from './normalize';
import { isScript } from './script';
import { isSpam } from './spam';
import { isSql } from './sql';

const sql = (text: string) => excerpt(text, (part) => isSql(plainText(part)));

describe('the excerpt that breaks a rule', () => {
  it.each([
    ["Bonjour, admin' -- merci d'avance", "admin' --"],
    ["Un site (phase 1) -- une application, puis ' OR 7=7 et la suite de la phrase", 'OR 7=7'],
    ["root'--", "root'--"],
    ['Il nous faut un site -- et vite. select * from clients', 'select * from'],
    ['À faire : /*urgent*/ le site', '/*urgent*/'],
    ["مرحبا، admin' -- شكرا", "admin' --"],
  ])('is quoted as the visitor typed it: %s', (text, quote) => {
    expect(sql(text)).toBe(quote);
  });

  it('keeps the original spelling, whatever the disguise', () => {
    const script = (part: string) => isScript(plainText(part));
    expect(excerpt('Voir ＜SCR\u200BIPT&gt; ici', script)).toBe('＜SCR\u200BIPT&gt;');
    const spam = (part: string) => isSpam(plainText(part), ['casino', 'buy now', 'كازينو']);
    expect(excerpt('Notre c-a-s-i-n-0 ouvre demain', spam)).toBe('c-a-s-i-n-0');
    expect(excerpt('Il faut\nB-U-Y\n N-O-W, puis rien', spam)).toBe('B-U-Y N-O-W');
    expect(excerpt('نريد كـازيـنـو كبيرا', spam)).toBe('كـازيـنـو');
  });

  it('is found in a long text, without false matches at the cuts', () => {
    const before = '"Un site" -- (phase 1) -- et l’application. '.repeat(60);
    const after = ' -- la suite (phase 2) --'.repeat(60);
    expect(sql(`${before}x' or 7=7${after}`)).toBe('or 7=7');
  });

  it('has at most 60 characters', () => {
    const long = excerpt(`javascript:alert(7)${'a🙂'.repeat(200)}`, () => true);
    expect([...long]).toHaveLength(60);
    expect(long).toMatch(/^javascript:alert.*…$/u);
  });
});
