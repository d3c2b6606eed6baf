import { expect, it } from 'vitest';
import validate from '../../src/cli/validate';
import { publicationNotice } from '../../src/config/publication/notice';
import type { SiteConfig } from '../../src/site/types.generated';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';

const said = saidLines();

/** Each way not to be published in the middle of June 2026, and how it is told in English and in French. */
const ways = [
  [{ status: 'draft' }, 'Draft: not published', 'Brouillon\u00a0: non publié'],
  [
    { publishAt: '2026-12-01T08:00:00+01:00' },
    'Scheduled: published from 1 December 2026 at 08:00 (Africa/Casablanca)',
    'Programmé\u00a0: publié à partir du 1 décembre 2026 à 08:00 (Africa/Casablanca)',
  ],
  [
    { expireAt: '2026-01-01T00:00:00+01:00' },
    'Expired: not published since 1 January 2026 at 00:00 (Africa/Casablanca)',
    'Expiré\u00a0: n’est plus publié depuis le 1 janvier 2026 à 00:00 (Africa/Casablanca)',
  ],
] as const;

it.each(ways)('a page with %o is not published, and the notice says why', (dates, english, french) => {
  const now = new Date('2026-06-15T12:00:00Z');
  expect(publicationNotice(dates, now, 'Africa/Casablanca')).toEqual({ en: english, fr: french });
});

it('validate counts the pages that are not published beside those that are', async () => {
  using site = new SampleSite();
  const { pages } = JSON.parse(site.text('site.config.json')) as SiteConfig;
  const draft = { ...pages.at(-1), id: 'draft', path: '/draft', status: 'draft' };
  site.set('site.config.json', '/pages/-', draft);
  await validate.execute([], site.folder);
  expect(said.join('\n')).toMatch(/5 pages \(1 more not published\): 0 errors/);
});
