import { expect, it } from 'vitest';
import { headersFile } from './headers-file';
import { hostHeaders } from './security-headers';

const headers = hostHeaders({ hosting: { reports: 'https://reports.trace.example/csp' } }, [
  'https://mail.example',
]);
const text = headersFile(headers);
const lines = text.split('\n').filter((line) => line.startsWith('  '));
/** The lines of the file by their path. */
const rules = Object.fromEntries(
  text
    .split(/^(?=\/)/m)
    .map((rule) => rule.trim().split(/\n */))
    .map(([path = '', ...entries]) => [path, entries]),
);

it('has every header of all responses once', () => {
  expect(rules['/*']).toEqual(Object.entries(headers).map(([name, value]) => `${name}: ${value}`));
});

it('removes the value of all responses before it gives a path its own: Cloudflare would join the two', () => {
  expect(rules['/assets/share-*']).toEqual([
    '! Cross-Origin-Resource-Policy',
    'Cross-Origin-Resource-Policy: cross-origin',
  ]);
  expect(rules['/*.json']).toEqual(['! X-Robots-Tag', 'X-Robots-Tag: noindex']);
});

it('has no lifetime: it would apply to a missing file too', () => {
  expect(text).not.toContain('Cache-Control');
});

it('has no line beyond the limit of Cloudflare Pages (2,000 characters)', () => {
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
