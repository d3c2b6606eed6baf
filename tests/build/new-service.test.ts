import { describe, expect, it } from 'vitest';
import { clientBundle } from '../../src/prerender/client/client-bundle';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { siteFiles } from '../../src/prerender/site-files';
import { pageData } from '../../src/site/page-data/page-data';
import { pageUrl } from '../../src/site/page-url';
import { builtPages, invariants, SiteIndex } from '../support/invariants';
import { newService, SiteCopy, withNewService } from '../support/site-copy';
import { root, trilingual } from '../support/sites';
import type { SiteFile } from '../../src/lib/output-file';

async function built(copy: SiteCopy): Promise<SiteFile[]> {
  const { site, problems } = loadSite(copy.folder);
  if (!site) throw new Error(problems.map((problem) => problemLine(problem)).join('\n'));
  return siteFiles(site, await clientBundle(root, 'production'), 2026);
}

describe('a service that is added to the config, with its words in place', () => {
  it(
    'is built, linked from menu, section and site map in all three languages, and breaks no promise',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      using copy = new SiteCopy();
      copy.change(withNewService);
      const files = await built(copy);
      const pages = builtPages(
        files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : [])),
      );
      const index = new SiteIndex(trilingual, pages, new Set(files.map(({ path }) => path)));
      for (const language of trilingual.languages) {
        const url = pageUrl(trilingual, `/consulting/${newService}`, language);
        const links = (from: string) =>
          pages
            .find((page) => page.url === pageUrl(trilingual, from, language))
            ?.document.querySelectorAll(`a[href="${url}"]`) ?? [];
        expect(
          pages.some((page) => page.url === url),
          url,
        ).toBe(true);
        expect(
          [...links('/')].some((link) => link.closest('header')),
          'the menu',
        ).toBe(true);
        expect(
          [...links('/consulting')].some((link) => link.closest('main')),
          'the section',
        ).toBe(true);
        expect(
          [...links('/plan-du-site')].some((link) => link.closest('main')),
          'the site map',
        ).toBe(true);
      }
      const faults = Object.entries(invariants).flatMap(([promise, check]) =>
        pages.flatMap((page) => check(page, index).map((fault) => `${page.url} ${promise}: ${fault}`)),
      );
      expect(faults).toEqual([]);
    },
  );

  it(
    'costs a visitor of the other pages not a byte more of script or styles',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      using before = new SiteCopy();
      using after = new SiteCopy().change(withNewService);
      const assets = async (copy: SiteCopy) =>
        (await built(copy)).map(({ path }) => path).filter((path) => /^assets\/.*\.(?:js|css)$/.test(path));
      expect(await assets(after)).toEqual(await assets(before));
    },
  );

  it('is shown block by block in French where a translation is missing, and marked as French', () => {
    using copy = new SiteCopy();
    copy.change(withNewService).change((config) => {
      const hero = config.pages.find(({ id }) => id === newService)?.blocks[0];
      if (hero?.type !== 'hero' || typeof hero.title !== 'object') throw new Error('no such hero');
      delete hero.title.en;
    });
    const { site } = loadSite(copy.folder);
    if (!site) throw new Error('refused');
    const page = pageData(site, `/consulting/${newService}`, 'en');
    expect(page.blocks.map(({ type, language }) => [type, language])).toEqual([
      ['hero', 'fr'],
      ['call-to-action', undefined],
    ]);
    expect(page.title).toBe('One more service | Tracé');
  });
});
