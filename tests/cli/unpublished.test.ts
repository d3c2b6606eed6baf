import { expect, it } from 'vitest';
import validate from '../../src/cli/validate';
import type { SiteConfig } from '../../src/site/types.generated';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';

const said = saidLines();

it('validate counts the pages that are not published beside those that are', async () => {
  using site = new SampleSite();
  const { pages } = JSON.parse(site.text('site.config.json')) as SiteConfig;
  const draft = { ...pages.at(-1), id: 'draft', path: '/draft', status: 'draft' };
  site.set('site.config.json', '/pages/-', draft);
  await validate.execute([], site.folder);
  expect(said.join('\n')).toMatch(/5 pages \(1 more not published\): 0 errors/);
});
