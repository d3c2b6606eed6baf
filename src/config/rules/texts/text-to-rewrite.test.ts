import { expect, it } from 'vitest';
import { loadSite } from '../../load-site';
import { writeSiteLock } from '../../lock/site-lock';
import { problemLine } from '../../source/problem';
import type { SiteConfig } from '../../../site/types.generated';
import { SampleSite } from '../../../../tests/support/sample-site';

/** Returns what is reported about marks of a site after a change. */
function reported(change: (config: SiteConfig) => unknown, paths: readonly string[] = []) {
  using copy = new SampleSite();
  copy.change(change);
  writeSiteLock(copy.folder, { paths });
  return loadSite(copy.folder)
    .problems.filter(({ code }) => ['WORDS-024', 'WORDS-014'].includes(code))
    .map((problem) => problemLine(problem).replace(/^\S+ +/, ''));
}

const marked = { fr: 'Du texte (à réécrire)', en: 'A text (to be rewritten)' };

it('each text to rewrite is an error, wherever it is, with its page and in whichever language it has a mark', () => {
  const found = reported((config) => {
    config.keywords = marked;
    config.organization.areaServed = [marked];
    config.pages[0]!.title = { fr: 'Un titre tout à fait réécrit', en: marked.en };
  });
  expect(found).toEqual([
    expect.stringMatching(
      /^error WORDS-024 {2}organization\.areaServed\[0\]: The French and English text still/,
    ),
    expect.stringMatching(/^error WORDS-024 {2}keywords: .* still says “\(à réécrire\)”/),
    expect.stringMatching(
      /^error WORDS-024 {2}page \/ › title: The English text still says “\(to be rewritten\)”/,
    ),
  ]);
});

it('texts to rewrite may stay in a new site whose company is invented, also when the home page has none any more', () => {
  const starter = (placeholder: boolean) => (config: SiteConfig) => {
    config.organization.placeholder = placeholder;
    config.organization.description = marked;
    config.pages[1]!.title = marked;
  };
  expect(reported(starter(true))).toEqual([]);
  expect(reported(starter(true), ['/'])).toHaveLength(2);
  expect(reported(starter(false))).toHaveLength(2);
});
