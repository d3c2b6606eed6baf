import { expect, it } from 'vitest';
import { headersFile } from './headers-file';
import { securityHeaders, strictTransport } from './security-headers';

const headers = securityHeaders(['https://mail.example']);
const text = headersFile(headers);
const lines = text.split('\n').filter((line) => line.startsWith('  '));

it('contains every header once, because hosts join the values of two rules and two policies restrict more than one', () => {
  const names = lines.map((line) => line.trim().split(':')[0]);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(headers), strictTransport.name]));
});

it('has one rule, without a lifetime: it would apply to a missing file too', () => {
  expect(text.match(/^\S.*$/gm)).toEqual(['/*']);
  expect(text).not.toContain('Cache-Control');
});

it('has no line beyond the limit of Cloudflare Pages (2,000 characters)', () => {
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
