import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { loadSite } from '../../src/config/load-site';
import { siteWithout } from '../../src/config/publication/site-without';
import { createReferenceFinder } from '../../src/config/references/find-references';
import { perLanguage } from '../../src/site/languages';
import { siteMap } from '../../src/site/blocks/site-map';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { translator } from '../../src/site/translate';
import type { Block, SiteConfig } from '../../src/site/types.generated';
import { builtPages, invariants, type SiteIndex } from '../support/invariants';
import { changedSite } from '../support/agency-site';
import { SiteCopy } from '../support/site-copy';

const title = { fr: 'Rien à voir ici', en: 'Nothing to see here', ar: 'لا شيء هنا' };
const carousel: Block = { type: 'promo-carousel', label: title };
const lists = (['street', 'index'] as const).map((variant): Block => ({
  type: 'service-list',
  variant,
  title,
  from: 'section',
}));

/** Takes everything out of a site that it may lack, and lets its pages show what is not there. */
function emptied(config: SiteConfig): SiteConfig {
  const { pages, ads, theme } = config;
  const firsts = new Set(Object.values(theme.sections).map(({ page }) => page));
  const inner = pages.filter(({ id, section }) => section !== undefined && !firsts.has(id));
  const left = siteWithout(config, [...inner, ...ads], createReferenceFinder()).config;
  left.organization.social = [];
  delete left.redirects;
  for (const page of left.pages) page.blocks.push(structuredClone(carousel), ...structuredClone(lists));
  return left;
}

/** Returns the empty parts of every page, with the problems of the site. */
function drawn(edit: (config: SiteConfig) => SiteConfig) {
  using copy = new SiteCopy();
  copy.write(JSON.stringify(edit(JSON.parse(copy.text()) as SiteConfig)));
  rmSync(join(copy.folder, 'site.lock.json'));
  const { site, problems } = loadSite(copy.folder);
  if (!site) throw new Error(JSON.stringify(problems.filter(({ severity }) => severity === 'error')));
  const draw = createRenderer(perLanguage(site, (language) => layoutData(site, language, 2026)));
  const pages = site.config.pages.map((page) => ({
    path: `${page.id}.html`,
    content: draw(pageData(site, page.path, site.defaultLanguage)).body,
  }));
  const check = invariants['has no empty list or group, and no heading of nothing']!;
  const faults = builtPages(pages).flatMap((page) => check(page, {} as SiteIndex));
  return { site, faults, pages, problems };
}

describe('a list, a group and a heading of nothing', () => {
  it('are on no page of the complete site', () => {
    expect(drawn((config) => config).faults).toEqual([]);
  });

  it('are on no page of a site without ads, services and social networks, whose blocks that show them are reported', () => {
    const { site, faults, pages, problems } = drawn(emptied);
    expect(faults).toEqual([]);
    expect(site.config.ads).toEqual([]);
    for (const { content } of pages) expect(content).not.toContain(title.fr);
    const places = problems.filter(({ code }) => code === 'DATE-005');
    expect(places).toHaveLength(site.config.pages.length * 3);
    expect(places[0]!.message.en).toContain('Nothing in this block is published');
  });

  it('are not in the site map of a site whose pages all belong to sections', () => {
    const site = changedSite(({ pages }) => {
      for (const page of pages) page.section ??= 'web';
    });
    const context = { site, page: site.config.pages[0]!, language: 'fr', t: translator(site, 'fr') };
    const { groups } = siteMap.data({ type: 'site-map' }, context);
    expect(groups.map(({ href }) => href)).not.toContain(undefined);
    expect(groups).not.toEqual([]);
  });

  it('the site map has each page once, whatever its section', () => {
    const site = changedSite(({ pages, theme }) => {
      delete theme.sections.web!.page;
      delete pages.find(({ id }) => id === 'consulting')!.section;
    });
    const context = { site, page: site.config.pages[0]!, language: 'fr', t: translator(site, 'fr') };
    const { groups } = siteMap.data({ type: 'site-map' }, context);
    const shown = groups.flatMap(({ href = [], links }) => [href, links.map((link) => link.href)].flat());
    expect(shown.toSorted()).toEqual([...site.paths.keys()].toSorted());
  });
});
