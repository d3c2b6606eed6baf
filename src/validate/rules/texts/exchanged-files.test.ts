import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { loadSite } from '../../load-site';

it.each([
  ['fr', 'en'],
  ['fr', 'ar'],
  ['en', 'ar'],
])('exchanged files of %s and %s are one problem', (one, other) => {
  using copy = new SiteCopy();
  const [first, second] = [one, other].map((language) => join(copy.folder, 'locales', `${language}.json`));
  const content = readFileSync(first!);
  writeFileSync(first!, readFileSync(second!));
  writeFileSync(second!, content);
  const { site, problems } = loadSite(copy.folder);
  expect(site).toBeNull();
  expect(problems.map(({ file, message }) => [file, message.en.split(':')[0]])).toEqual([
    [`locales/${one}.json`, `locales/${one}.json and locales/${other}.json are exchanged`],
  ]);
});
