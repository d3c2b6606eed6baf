import { expect, it } from 'vitest';
import { site } from '../../../../tests/support/agency-site';
import { wellKnownFiles } from './robots-and-security-txt';

it.each([
  ['2026-11-22T05:32:17.345Z', '2027-11-01T00:00:00Z'],
  ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
])('security.txt of a build at %s is valid until %s, at most a year', (now, expires) => {
  const text = wellKnownFiles(site, new Date(now)).find(({ path }) => path.endsWith('security.txt'))?.content;
  expect(text).toContain(`Expires: ${expires}\n`);
});
