import { expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { largeSite } from '../bench/large-site';
import { layoutData, menuPages } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { createSite } from '../../src/site/site';
import { site as small } from '../support/agency-site';
import { SiteCopy } from '../support/site-copy';
import { agencyConfig, trilingual } from '../support/sites';

const large = createSite(largeSite(small, 400), small.messages);

it('a site with hundreds of pages more is checked as any other', () => {
  using copy = new SiteCopy();
  copy.write(JSON.stringify(largeSite(small, 20, agencyConfig())));
  const { site, problems } = loadSite(copy.folder);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site?.config.pages).toHaveLength(small.config.pages.length + 20);
});

it('the menu shows the first pages of a large section, and leads to the one that lists them all', () => {
  for (const { section, href } of layoutData(large, 'en', 2026).header) {
    if (!section) continue;
    const all = large.sections.get(section.id)!;
    expect(all.length).toBeGreaterThan(menuPages);
    expect(section.pages).toHaveLength(menuPages);
    const first = large.pages.get(large.config.theme.sections[section.id]!.page!)!;
    const listed = pageData(large, first.path, 'en').blocks.find((block) => block.type === 'service-list');
    expect(href).toBe(pageData(large, first.path, 'en').url);
    expect(listed?.type === 'service-list' && listed.items).toHaveLength(
      all.filter(({ kind }) => kind === 'service').length,
    );
  }
});

it('what stands around every page stays as large however many pages there are', () => {
  const larger = createSite(largeSite(small, 800), small.messages);
  for (const language of trilingual.languages)
    expect(JSON.stringify(layoutData(larger, language, 2026))).toBe(
      JSON.stringify(layoutData(large, language, 2026)),
    );
});

it('the site map lists every page of a large site', () => {
  const map = pageData(large, '/plan-du-site', 'ar').blocks.find((block) => block.type === 'site-map');
  const links = map?.type === 'site-map' ? map.groups.flatMap((group) => [group, ...group.links]) : [];
  const reached = new Set(links.map(({ href }) => href));
  for (const { path } of large.config.pages) expect(reached).toContain(pageData(large, path, 'ar').url);
});
