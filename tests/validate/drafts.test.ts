import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import type { SiteConfig } from '../../src/site/types.generated';
import { newService, SiteCopy, withNewService } from '../support/site-copy';

const now = new Date('2026-06-15T12:00:00Z');
const later = '2026-12-01T08:00:00+01:00';

/** What is loaded after a change of the config, and what a maintainer reads. */
function loaded(edit: (config: SiteConfig) => unknown, options = {}) {
  using copy = new SiteCopy();
  copy.change(edit);
  const { site, problems, next } = loadSite(copy.folder, undefined, { now, ...options });
  return { site, next, told: problems.map((problem) => problemLine(problem)) };
}

/** The new service of the README, with dates or as a draft. */
const added = (dates: object) => (config: SiteConfig) => withNewService(config, dates);

/** The ads and the page itself lead to it, as a maintainer may do for a page to come. */
const linkedFromHome = (dates: object) => (config: SiteConfig) => {
  added(dates)(config);
  const hero = config.pages[0]!.blocks[0];
  if (hero?.type === 'hero' && hero.actions?.[0]) hero.actions[0].to = newService;
};

describe('a page that is not out', () => {
  it.each([{ status: 'draft' }, { publishAt: later }, { expireAt: '2026-01-01T00:00:00Z' }])(
    'with %o is in no menu and no list, and has no address',
    (dates) => {
      const { site, told } = loaded(added(dates));
      expect(told.filter((line) => !line.includes('DATE-005'))).toEqual([]);
      expect([...site!.pages.keys()]).not.toContain(newService);
      const seen = [
        layoutData(site!, 'fr', 2026),
        ...site!.config.pages.map(({ path }) => pageData(site!, path, 'fr')),
      ];
      expect(JSON.stringify(seen)).not.toContain(newService);
    },
  );

  it('is left out with a warning where it is linked, until it comes', () => {
    const { site, told, next } = loaded(linkedFromHome({ publishAt: later }));
    expect(told).toEqual([
      expect.stringMatching(
        /^site\.config\.json:\d+:\d+ {2}warning DATE-005 {2}page \/ › block 1 "hero" › actions\[0\]\.to: The page "service-de-plus" is not published at the moment/,
      ),
    ]);
    expect(next?.toISOString()).toBe('2026-12-01T07:00:00.000Z');
    expect(JSON.stringify(pageData(site!, '/', 'fr'))).not.toContain(newService);
    const then = loaded(linkedFromHome({ publishAt: later }), { now: new Date(later) });
    expect(then.told).toEqual([]);
    expect(JSON.stringify(pageData(then.site!, '/', 'fr'))).toContain(newService);
  });
});

describe('what has expired', () => {
  const past = '2026-01-01T00:00:00Z';

  it('is reported as a leftover, be it a page or an ad', () => {
    const { told } = loaded((config) => {
      added({ expireAt: past })(config);
      config.ads[0]!.expireAt = past;
    });
    expect(told.filter((line) => line.includes('DATE-005'))).toEqual([
      expect.stringMatching(/warning DATE-005 {2}ad ad1 › expireAt: This ad expired on 2026-01-01/),
      expect.stringMatching(
        /warning DATE-005 {2}page \/consulting\/service-de-plus › expireAt: This page expired on 2026-01-01/,
      ),
    ]);
  });

  it('is not reported while it is a draft, nor before its last day', () => {
    expect(loaded(added({ status: 'draft', expireAt: past })).told).toEqual([]);
    expect(loaded(added({ expireAt: later })).told).toEqual([]);
  });
});

describe('a draft', () => {
  it('is not linked from what is published', () => {
    expect(loaded(linkedFromHome({ status: 'draft' })).told).toEqual([
      expect.stringContaining(
        'error DATE-003  page / › block 1 "hero" › actions[0].to: The page "service-de-plus" is a draft',
      ),
    ]);
    const everywhere = loaded((config) => {
      added({ status: 'draft' })(config);
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
      added({ status: 'draft' })(config);
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
      linkedFromHome({ status: 'draft' })(config);
      const [home] = config.pages;
      config.pages.push({ ...structuredClone(home!), id: 'other', path: '/other', status: 'draft' });
      const hero = home!.blocks[0];
      if (hero?.type === 'hero' && hero.actions?.[0]) hero.actions[0].to = 'contact';
    };
    expect(loaded(edit).told.filter((line) => line.includes(' error '))).toEqual([]);
    expect([...loaded(edit, { drafts: true }).site!.pages.keys()]).toContain('other');
  });
});

describe('dates are refused', () => {
  it.each(['2026-12-01', '2026-12-01T08:00:00', '1 décembre 2026', '2026-13-01T08:00:00Z'])(
    'when they are written %s',
    (publishAt) => {
      expect(loaded(added({ publishAt })).told).toEqual([
        expect.stringMatching(/error SCHEMA-005 .* a moment is a day, a time and the offset from Greenwich/),
      ]);
    },
  );

  it.each([
    ['/', 'The home page must always be published.'],
    ['/consulting', 'This is the first page of the section "consulting"'],
  ])('on %s, which the site cannot do without', (path, reason) => {
    const { told } = loaded(({ pages }) => (pages.find((page) => page.path === path)!.expireAt = later));
    expect(told).toEqual([expect.stringContaining(`error DATE-003  page ${path} › expireAt: ${reason}`)]);
  });
});
