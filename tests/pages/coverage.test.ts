import { describe, expect, it } from 'vitest';
import { sitemap as sitemapFile } from '../../src/publish/prerender/seo/sitemap';
import { coveredLanguages } from '../../src/site/coverage';
import { pageById } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/types.generated';
import { changedSite } from '../support/agency-site';
import { newService, withNewService } from '../support/site-copy';
import { trilingual } from '../support/sites';

type Page = SiteConfig['pages'][number];

/** What is known of a service that was added and then changed. */
function covered(edit: (page: Page) => void) {
  const changed = changedSite((config) => {
    withNewService(config);
    edit(config.pages.find(({ id }) => id === newService)!);
  });
  return {
    languages: coveredLanguages(changed, pageById(changed, newService)),
    sitemap: String(sitemapFile(changed).content),
  };
}

/** A block with its words in French only. */
const untranslated = (): Page['blocks'][number] => ({
  type: 'call-to-action',
  title: { fr: 'Parlons-en' },
  text: { fr: 'Une question suffit.' },
  actions: [{ label: { fr: 'Nous écrire' }, to: 'contact' }],
});
const translated = (): Page['blocks'][number] => ({
  type: 'call-to-action',
  title: { fr: 'Parlons-en', en: 'Let us talk', ar: 'لنتحدث' },
  text: { fr: 'Une question suffit.', en: 'One question is enough.', ar: 'يكفي سؤال واحد.' },
  actions: [{ label: { fr: 'Nous écrire', en: 'Write to us', ar: 'راسلونا' }, to: 'contact' }],
});

describe('a page', () => {
  it('is there in all languages when it has its words in all', () => {
    expect(covered(() => undefined).languages).toEqual(trilingual.languages);
  });

  it.each(['title', 'description'] as const)('is no page of a language that lacks its %s', (field) => {
    const { languages: found, sitemap } = covered((page) => {
      const text = page[field];
      if (typeof text === 'object') delete text.en;
    });
    expect(found).toEqual(['fr', 'ar']);
    expect(sitemap).toContain(`/ar/consulting/${newService}</loc>`);
    expect(sitemap).not.toContain(`/en/consulting/${newService}`);
  });

  it('is no page of a language that lacks its headline', () => {
    const { languages: found } = covered(({ blocks: [hero] }) => {
      if (hero?.type === 'hero' && typeof hero.title === 'object') delete hero.title.ar;
    });
    expect(found).toEqual(['fr', 'en']);
  });

  it('may lack the words of a tenth of its blocks, and no more', () => {
    const withBlocks = (count: number, lacking: number) =>
      covered((page) => {
        const [hero] = page.blocks;
        if (!hero) throw new Error('no hero');
        page.blocks = [
          hero,
          ...Array.from({ length: count - 1 - lacking }, translated),
          ...Array.from({ length: lacking }, untranslated),
        ];
      }).languages;
    expect(withBlocks(10, 1)).toEqual(trilingual.languages);
    expect(withBlocks(9, 1)).toEqual(['fr']);
    expect(withBlocks(10, 2)).toEqual(['fr']);
  });
});
