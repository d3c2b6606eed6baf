import { expect, it } from 'vitest';
import { pageData } from '../../src/site/page-data/page-data';
import { pageUrl } from '../../src/site/page-url';
import { loadSite } from '../../src/validate/load-site';
import { drawnSite } from '../support/drawn-site';
import { newService, SiteCopy, withNewService } from '../support/site-copy';
import { trilingual } from '../support/sites';

it(
  'a service that is added to the config is built and linked in all three languages, and costs other pages nothing',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    using before = new SiteCopy();
    using after = new SiteCopy().change(withNewService);
    const { files, pages, faults } = await drawnSite(after.folder);
    expect(faults()).toEqual([]);
    for (const language of trilingual.languages) {
      const url = pageUrl(trilingual, `/consulting/${newService}`, language);
      expect(pages.map((page) => page.url)).toContain(url);
      for (const [from, part] of [
        ['/', 'header'],
        ['/consulting', 'main'],
        ['/plan-du-site', 'main'],
      ] as const) {
        const page = pages.find((each) => each.url === pageUrl(trilingual, from, language));
        expect(page?.document.querySelector(`${part} a[href="${url}"]`), `${from} to ${url}`).toBeTruthy();
      }
    }
    const assets = (all: typeof files) =>
      all.map(({ path }) => path).filter((path) => /^assets\/.*\.(?:js|css)$/.test(path));
    expect(assets(files)).toEqual(assets((await drawnSite(before.folder)).files));
  },
);

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
