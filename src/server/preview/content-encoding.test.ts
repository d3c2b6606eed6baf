import { expect, it } from 'vitest';
import { contentEncoding } from './content-encoding';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['br; q=0.8, gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['brotli-like, gzipped', undefined],
])('answers “%s” with %s', (accepted, encoding) => expect(contentEncoding(accepted)).toBe(encoding));
