import { expect, it } from 'vitest';
import { pageData } from '../../src/site/page-data/page-data';
import { loadSite } from '../../src/config/load-site';
import { newService, SiteCopy, withNewService } from '../support/site-copy';

it('a block is shown in French where its translation is missing, and marked as French', () => {
  using copy = new SiteCopy();
  copy.change(withNewService).change((config) => {
    const hero = config.pages.find(({ id }) => id === newService)?.blocks[0];
    if (hero?.type !== 'hero' || typeof hero.title !== 'object') throw new Error('no such hero');
    delete hero.title.en;
  });
  const { site } = loadSite(copy.folder);
  const page = pageData(site!, `/consulting/${newService}`, 'en');
  expect(page.blocks.map(({ type, language }) => [type, language])).toEqual([
    ['hero', 'fr'],
    ['call-to-action', undefined],
  ]);
  expect(page.title).toBe('One more service | Tracé');
});
