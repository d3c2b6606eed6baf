import { describe, expect, it } from 'vitest';
import { openTranslations } from '../../src/edit/translations/open-translations';
import { notFoundData, pageData } from '../../src/site/page-data/page-data';
import { loadSite } from '../../src/config/load-site';

/** Returns the site in a folder, and the languages into which all of it is translated. */
function siteIn(folder: string) {
  const { site } = loadSite(folder);
  if (!site) throw new Error('The site has errors. Run: npm run validate');
  return {
    site,
    complete: site.languages.filter((language) => openTranslations(folder, language).length === 0),
  };
}

describe.each(['.', 'examples/clinic'])('in %s, a language that lacks no text', (folder) => {
  it('has no page with a block in another language', () => {
    const { site, complete } = siteIn(folder);
    const pages = complete.flatMap((language) => [
      ...site.config.pages.map(({ path }) => pageData(site, path, language)),
      notFoundData(site, language),
    ]);
    const inOther = pages.flatMap(({ url, blocks }) =>
      blocks.filter(({ language }) => language).map(({ type }) => `${url}: ${type}`),
    );
    expect(inOther).toEqual([]);
  });
});
