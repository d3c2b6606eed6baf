import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { problemLine } from '../../source/problem';
import { loadSite } from '../../load-site';

it('a missing lock file is a warning, so that a new site can write its first one', () => {
  using copy = new SiteCopy();
  rmSync(join(copy.folder, 'site.lock.json'));
  expect(loadSite(copy.folder).problems.map((problem) => problemLine(problem))).toEqual([
    expect.stringMatching(/^site\.lock\.json:1:1 {2}warning .*"npm run lock"/),
  ]);
});
