import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { problemLine } from '../../../config/source/problem';
import { loadSite } from '../../load-site';

const linesOf = ({ folder }: SiteCopy) => loadSite(folder).problems.map((problem) => problemLine(problem));

it('a missing lock file is a warning, so that a new site can write its first one', () => {
  using copy = new SiteCopy();
  rmSync(join(copy.folder, 'site.lock.json'));
  expect(linesOf(copy)).toEqual([expect.stringMatching(/^site\.lock\.json:1:1 {2}warning .*"npm run lock"/)]);
});

it('a missing schema is reported with the path from the config to it', () => {
  using copy = new SiteCopy();
  copy.change((config) => delete config.$schema);
  expect(linesOf(copy)).toEqual([
    expect.stringMatching(
      /^site\.config\.json:1:1 {2}warning .*"\$schema": "(\.\.\/)+.*schema\/site\.schema\.json"/,
    ),
  ]);
});

it('invented content at a real address is reported once', () => {
  using copy = new SiteCopy();
  copy.change((config) => (config.url = 'https://www.trace.ma'));
  expect(linesOf(copy).filter((line) => line.includes('placeholder'))).toEqual([
    expect.stringMatching(/warning SITE-001 {2}url: .* organization and \d+ more\./),
  ]);
});
