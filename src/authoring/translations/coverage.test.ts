import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../validate/load-site';
import { percent, translationCoverage } from './coverage';
import { translationProblems } from './problem-lists';
import { languageTotals, translationsReport } from './report';
import { coveredLanguages } from '../../site/coverage';
import { trilingual } from '../../../tests/support/sites';
import { pagePath } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';
import { newService, SiteCopy, withNewService } from '../../../tests/support/site-copy';

type Page = SiteConfig['pages'][number];

/** What is known of the words of a site with a service more, which was then changed. */
function asked(edit: (page: Page) => void, wanted: Parameters<typeof translationCoverage>[1] = {}) {
  using copy = new SiteCopy();
  copy.change(withNewService).change((config) => {
    const page = config.pages.find(({ id }) => id === newService);
    if (!page) throw new Error('no such page');
    edit(page);
  });
  const { site, problems } = loadSite(copy.folder, undefined, { drafts: true });
  const lists = translationProblems(problems, written(copy), wanted);
  return { site, lists, pages: site && translationCoverage(site, wanted) };
}

/** Returns the config of a site as it is written. */
function written(copy: SiteCopy): SiteConfig {
  return JSON.parse(readFileSync(join(copy.folder, 'site.config.json'), 'utf8')) as SiteConfig;
}

const withoutArabicTitle = ({ title }: Page) => {
  if (typeof title === 'object') delete title.ar;
};
const only = { page: newService };

describe('the coverage of words', () => {
  it('says of each page what the head and the sitemap say', () => {
    const { site, pages } = asked(withoutArabicTitle);
    for (const page of site?.config.pages ?? []) {
      const entries = pages?.find((each) => each.page === page.id)?.languages ?? [];
      const covered = entries.filter(({ state }) => state === 'covered').map(({ language }) => language);
      expect(['fr', ...covered]).toEqual(coveredLanguages(site!, page));
    }
  });

  it('calls a page partly there that lacks its title, and counts what it lacks', () => {
    const { pages } = asked(withoutArabicTitle, only);
    const [english, arabic] = pages?.[0]?.languages ?? [];
    expect(english).toMatchObject({ language: 'en', state: 'covered', missing: 0, percent: 100 });
    expect(arabic).toMatchObject({ language: 'ar', state: 'partly', missing: 1, texts: english?.texts });
    expect(arabic?.percent).toBeLessThan(100);
    expect(languageTotals(pages ?? [], 'ar')).toMatchObject({ covered: 0, partly: 1, missing: 0 });
  });

  it('counts no address: a language without one has that of French', () => {
    const { pages } = asked(
      (page) => (page.path = { fr: pagePath(trilingual, page.path), en: '/consulting/x' }),
      only,
    );
    expect(pages?.[0]?.languages.map(({ missing }) => missing)).toEqual([0, 0]);
  });

  it('calls a page missing that has no word of a language', () => {
    const { pages } = asked((page) => {
      const strip = (value: object): void => {
        if ('fr' in value) delete (value as { en?: string }).en;
        else for (const entry of Object.values(value)) if (entry && typeof entry === 'object') strip(entry);
      };
      strip(page);
    }, only);
    expect(pages?.[0]?.languages[0]).toMatchObject({ language: 'en', state: 'missing', percent: 0 });
  });

  it('never says 100 % of what has a gap', () => {
    expect([percent(999, 1000), percent(1000, 1000), percent(0, 0)]).toEqual([99, 100, 100]);
  });
});

describe('the lists of words', () => {
  it('name a missing text with its place, in its language and on its page only', () => {
    const [arabic, english, elsewhere] = [
      { ...only, language: 'ar' },
      { ...only, language: 'en' },
      { page: 'contact' },
    ].map((wanted) => asked(withoutArabicTitle, wanted as typeof only).lists.missing);
    expect(arabic).toMatchObject([{ code: 'WORDS-002', file: 'site.config.json' }]);
    expect(arabic?.[0]?.line).toBeGreaterThan(1);
    expect([english, elsewhere]).toEqual([[], []]);
  });

  it('name a text that a locale file lacks on the page that uses its key', () => {
    using copy = new SiteCopy();
    const words = JSON.parse(readFileSync(join(copy.folder, 'locales/ar.json'), 'utf8'));
    delete words.faq.hero.title;
    copy.add('locales/ar.json', JSON.stringify(words));
    const { problems } = loadSite(copy.folder);
    const missing = (id: string) => translationProblems(problems, written(copy), { page: id }).missing;
    expect(missing('faq')).toMatchObject([{ file: 'locales/fr.json', location: 'faq.hero.title' }]);
    expect(missing('contact')).toEqual([]);
    const inEnglish = translationProblems(problems, written(copy), { page: 'faq', language: 'en' });
    expect(inEnglish.missing).toEqual([]);
  });

  it('stand in the report with file and line', () => {
    const { pages, lists } = asked(withoutArabicTitle, only);
    const report = translationsReport(pages, lists).join('\n');
    expect(report).toMatch(/Missing texts: 1\n {2}site\.config\.json:\d+:\d+ /);
    expect(report).toContain('Arabic: partly, ');
    expect(report).toContain('Arabic: 0 of 1 pages covered, 1 partly, 0 missing;');
    expect(report).toContain('Unused texts: none.');
  });
});
