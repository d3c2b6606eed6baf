import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import type { Redirect } from '../../src/site/types.generated';
import { SiteCopy } from '../support/site-copy';

/** What a maintainer reads after writing these redirects. */
function told(...redirects: Redirect[]): string[] {
  using copy = new SiteCopy();
  copy.change((config) => (config.redirects = redirects));
  return loadSite(copy.folder).problems.map(problemLine);
}

describe('a redirect', () => {
  it.each(['/ancien-chemin', '/a/b_c/d', '/contact.php', '/2019/offre'])('may lead on from %s', (from) => {
    expect(told({ from, to: 'contact' })).toEqual([]);
  });

  it('leads to a page that is there, and says what was meant', () => {
    expect(told({ from: '/old', to: 'contct' })).toEqual([
      expect.stringMatching(
        /error REDIRECT-001 {2}redirect \/old › to: there is no page "contct"\. Did you mean "contact"\?$/,
      ),
    ]);
  });

  it('leads to a place that is on the page', () => {
    expect(told({ from: '/old', to: 'contact#seo' })).toEqual([]);
    expect(told({ from: '/old', to: 'mentions-legales#hebergeur' })).toEqual([]);
    expect(told({ from: '/old', to: 'mentions-legales#hebergeurs' })).toEqual([
      expect.stringMatching(/error LINK-002 {2}redirect \/old › to: .*Did you mean "hebergeur"\?$/),
    ]);
  });

  it.each([
    ['/Old-Page', '/old-page'],
    ['/old/', '/old'],
    ['/old.html', '/old'],
    ['/old/index.html', '/old'],
    ['old', '/old'],
    ['//old', '/old'],
    ['/old?page=1', '/old'],
    ['https://www.trace.example/old', '/old'],
    ['/en/old', '/old'],
  ])('is not written from %s but from %s', (from, clean) => {
    expect(told({ from, to: 'contact' })).toEqual([
      expect.stringMatching(new RegExp(`error REDIRECT-002 .*Did you mean "${clean}"\\?$`)),
    ]);
  });

  it.each(['/', '/assets/old', '/api/old', '/404', '/a b', '/a*', '/a:b', '/a/../b'])(
    'cannot lead on from %s',
    (from) => expect(told({ from, to: 'contact' })[0]).toContain('error REDIRECT-002'),
  );

  it('does not lead to itself', () => {
    expect(told({ from: '/contact', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-003  redirect /contact › from: "/contact" is the address'),
    ]);
  });

  it('does not follow another, in a chain or in a loop', () => {
    expect(told({ from: '/old', to: 'faq' }, { from: '/faq', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-004  redirect /faq › from'),
    ]);
    expect(told({ from: '/contact', to: 'faq' }, { from: '/faq', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-004  redirect /contact › from'),
      expect.stringContaining('error REDIRECT-004  redirect /faq › from'),
    ]);
  });

  it('hides no page', () => {
    expect(told({ from: '/faq', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-005  redirect /faq › from: the page "faq" stands at "/faq"'),
    ]);
  });

  it('stands alone at its address, unless one goes when the other comes', () => {
    expect(told({ from: '/old', to: 'contact' }, { from: '/old', to: 'faq' })).toEqual([
      expect.stringContaining('error REDIRECT-006  redirect /old › from: another redirect already stands'),
    ]);
    const moment = '2026-12-01T08:00:00+01:00';
    expect(
      told({ from: '/old', to: 'contact', expireAt: moment }, { from: '/old', to: 'faq', publishAt: moment }),
    ).toEqual([]);
  });
});
