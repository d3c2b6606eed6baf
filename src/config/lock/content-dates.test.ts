import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../../validate/load-site';
import { contentDates, readContentDates } from './content-dates';
import { SITE_LOCK, writeSiteLock } from './site-lock';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

function site(copy: SiteCopy) {
  const { site: loaded } = loadSite(copy.folder);
  if (!loaded) throw new Error('refused');
  return loaded;
}

describe('the day of the last change of a page', () => {
  it('stays while the texts stay, and is the day of the change after one', () => {
    using copy = new SiteCopy();
    const first = contentDates(site(copy), {}, day('2026-11-01'));
    expect(contentDates(site(copy), first, day('2026-11-05'))).toEqual(first);
    copy.change((config) => {
      const faq = config.pages.find(({ path }) => path === '/faq');
      if (faq) faq.description = { fr: 'Autre chose.', en: 'Something else.', ar: 'شيء آخر.' };
    });
    const later = contentDates(site(copy), first, day('2026-11-09'));
    const changed = Object.keys(later).filter((url) => later[url]?.[1] !== '2026-11-01');
    expect(changed).toEqual(['/faq', '/en/faq', '/ar/faq']);
    expect(changed.map((url) => later[url]?.[1])).toEqual(['2026-11-09', '2026-11-09', '2026-11-09']);
  });

  it('does not change with the design', () => {
    using copy = new SiteCopy();
    const first = contentDates(site(copy), {}, day('2026-11-01'));
    copy.change(({ pages }) => {
      for (const page of pages)
        for (const block of page.blocks) if (block.type === 'service-list') block.variant = 'index';
    });
    expect(contentDates(site(copy), first, day('2026-11-09'))).toEqual(first);
  });

  it('is read as written, and a damaged file does not stop the build', () => {
    using copy = new SiteCopy();
    const dates = contentDates(site(copy), {}, day('2026-11-01'));
    expect(readContentDates(copy.folder)).toBeNull();
    expect(writeSiteLock(copy.folder, { dates })).toBe(true);
    expect(writeSiteLock(copy.folder, { dates })).toBe(false);
    expect(readContentDates(copy.folder)).toEqual({ dates, problems: [] });
    copy.add(SITE_LOCK, '{ "dates": [');
    expect(readContentDates(copy.folder)).toMatchObject({ dates: {}, problems: [{ code: 'JSON-001' }] });
  });
});
