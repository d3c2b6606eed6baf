import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import type { SiteConfig } from '../../src/site/types.generated';
import { newService, SiteCopy, withNewService } from '../support/site-copy';

/** What is loaded after a change of the config, and what a maintainer reads. */
function loaded(edit: (config: SiteConfig) => unknown, options = {}) {
  using copy = new SiteCopy();
  copy.change(edit);
  const { site, problems } = loadSite(copy.folder, options);
  return { site, told: problems.map((problem) => problemLine(problem)) };
}

/** The new service of the README, as a draft. */
const added = (config: SiteConfig) => withNewService(config, { status: 'draft' });

/** The home page leads to it, as a maintainer may do for a page to come. */
const linkedFromHome = (config: SiteConfig) => {
  added(config);
  const hero = config.pages[0]!.blocks[0];
  if (hero?.type === 'hero' && hero.actions?.[0]) hero.actions[0].to = newService;
};

describe('a draft', () => {
  it('is in no menu and no list, and has no address', () => {
    const { site, told } = loaded(added);
    expect(told).toEqual([]);
    expect([...site!.pages.keys()]).not.toContain(newService);
    const seen = [
      layoutData(site!, 'fr', 2026),
      ...site!.config.pages.map(({ path }) => pageData(site!, path, 'fr')),
    ];
    expect(JSON.stringify(seen)).not.toContain(newService);
  });

  it('is not linked from what is published', () => {
    expect(loaded(linkedFromHome).told).toEqual([
      expect.stringContaining(
        'error DATE-003  page / › block 1 "hero" › actions[0].to: The page "service-de-plus" is a draft',
      ),
    ]);
    const everywhere = loaded((config) => {
      added(config);
      config.ads[0]!.link = newService;
      config.redirects = [{ from: '/old', to: newService }];
    });
    expect(everywhere.told.map((line) => line.replace(/^\S+ +|: The page.*/g, ''))).toEqual([
      'error DATE-003  ad ad1 › link',
    ]);
    expect(everywhere.told[0]).toContain('1 other place links to it.');
  });

  it('is left out of menus and lists of services until it is published, without a word', () => {
    const { site, told } = loaded((config) => {
      added(config);
      config.menus.company.push(newService);
      config.menus.header.push({ page: newService });
      for (const { blocks } of config.pages)
        for (const block of blocks)
          if (block.type === 'service-list') block.items?.push({ page: newService });
    });
    expect(told).toEqual([]);
    expect(JSON.stringify(site!.config)).not.toContain(newService);
  });

  it('may link to drafts, and is there in development', () => {
    const edit = (config: SiteConfig) => {
      linkedFromHome(config);
      const [home] = config.pages;
      config.pages.push({ ...structuredClone(home!), id: 'other', path: '/other', status: 'draft' });
      const hero = home!.blocks[0];
      if (hero?.type === 'hero' && hero.actions?.[0]) hero.actions[0].to = 'contact';
    };
    expect(loaded(edit).told.filter((line) => line.includes(' error '))).toEqual([]);
    expect([...loaded(edit, { drafts: true }).site!.pages.keys()]).toContain('other');
  });
});

it.each([
  ['/', 'The home page must always be published.'],
  ['/consulting', 'This is the first page of the section "consulting"'],
])('%s is no draft: the site cannot do without it', (path, reason) => {
  const { told } = loaded(({ pages }) => (pages.find((page) => page.path === path)!.status = 'draft'));
  expect(told).toContainEqual(expect.stringContaining(`error DATE-003  page ${path} › status: ${reason}`));
});

it('a menu of which nothing is published is reported, as no site can be built without it', () => {
  const { told } = loaded((config) => {
    added(config);
    config.menus.company = [newService];
  });
  expect(told).toEqual([expect.stringContaining('error DATE-003  menus.company: Every entry of this menu')]);
  const beside = loaded((config) => {
    added(config);
    config.menus.header = [{ to: 'https://www.other.example', label: { fr: 'Ici' } }, { page: newService }];
  });
  expect(beside.told.filter((line) => line.includes(' error '))).toEqual([]);
});

it('of two pages with the form, one is published', () => {
  const { told } = loaded(({ pages }) => {
    const contact = pages.find(({ id }) => id === 'contact')!;
    pages.push({ ...structuredClone(contact), id: 'other-contact', path: '/other-contact', status: 'draft' });
    contact.status = 'draft';
  });
  expect(told.join('\n')).toContain('The page with the contact form must always be published.');
});
