import { describe, expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import { problemLine } from '../../source/problem';
import { stripComments } from '../../../lib/json';
import type { Redirect, SiteConfig } from '../../../site/types.generated';
import { redirectSource } from './redirect-source';

const config = stripComments(agencyConfig()) as SiteConfig;

/** What a maintainer reads after writing these redirects. */
const problemLines = (...redirects: Redirect[]) =>
  checkRule(redirectSource, { ...config, redirects }).map((problem) => problemLine(problem));

describe('a redirect', () => {
  it.each(['/ancien-chemin', '/a/b_c/d', '/contact.php', '/2019/offre', '/en/old'])(
    'can start at %s',
    (from) => {
      expect(problemLines({ from, to: 'contact' })).toEqual([]);
    },
  );

  it.each([
    ['/Old-Page', '/old-page'],
    ['/old/', '/old'],
    ['/old.html', '/old'],
    ['/old/index.html', '/old'],
    ['old', '/old'],
    ['//old', '/old'],
    ['/old?page=1', '/old'],
    ['https://www.trace.example/old', '/old'],
    ['/fr/old', '/old'],
    ['/en/Old/', '/en/old'],
  ])('starts at the canonical path: not %s but %s', (from, clean) => {
    expect(problemLines({ from, to: 'contact' })).toEqual([
      expect.stringMatching(new RegExp(`error REDIRECT-002 .*Did you mean "${clean}"\\?$`)),
    ]);
  });

  const impossible =
    '/ /en /en/404 /assets/old /api/old /404 /a* /a:b /a/../b /a/index/b /con /en/a/lpt9/b /nul.php';
  it.each(['/a b', ...impossible.split(' ')])('cannot lead on from %s', (from) =>
    expect(problemLines({ from, to: 'contact' })[0]).toContain('error REDIRECT-002'),
  );

  it('does not follow a page or another redirect, in a chain or in a loop', () => {
    expect(problemLines({ from: '/old', to: 'faq' }, { from: '/faq', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-002  redirect /faq › from'),
    ]);
    expect(problemLines({ from: '/contact', to: 'faq' }, { from: '/faq', to: 'contact' })).toEqual([
      expect.stringContaining('error REDIRECT-002  redirect /contact › from: The page "contact" has'),
      expect.stringContaining('error REDIRECT-002  redirect /faq › from'),
    ]);
  });

  it('is unique for its path, unless one of two is a draft', () => {
    expect(problemLines({ from: '/old', to: 'contact' }, { from: '/old', to: 'faq' })).toEqual([
      expect.stringContaining('error REDIRECT-002  redirect /old › from: Another redirect already starts'),
    ]);
    const draft = { from: '/old', to: 'contact', status: 'draft' } as const;
    expect(problemLines(draft, { from: '/old', to: 'faq' })).toEqual([]);
    expect(problemLines({ from: '/old', to: 'faq' }, draft)).toEqual([]);
  });
});
