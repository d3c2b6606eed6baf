import { describe, expect, it } from 'vitest';
import { validSite } from '../../src/edit/edit-site';
import { openTranslations } from '../../src/edit/translations/open-translations';
import { notFoundData, pageData } from '../../src/site/page-data/page-data';
import { createSite } from '../../src/site/site';

/** Returns the site in a folder, and the languages into which all of it is translated. */
function siteIn(folder: string) {
  const { context } = validSite(folder);
  const site = createSite(context!.published.config, context!.site.messages);
  return {
    site,
    complete: site.languages.filter((language) => openTranslations(context!, language).length === 0),
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
