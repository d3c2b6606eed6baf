import { dataUrl } from '../../../src/site/page-url';
import { invariants } from '../../support/invariants';
import { unsafeMarkup } from '../../support/unsafe-markup';
import type { Check } from '../built-site';

/** `linkChecks` looks at every address, and a check below at every document. */
const {
  'has no dead internal link': _links,
  'runs, styles and fetches nothing but the files of the site': _markup,
  ...others
} = invariants;

/** What holds of every page by itself. */
export const pageChecks: Record<string, Check> = {
  ...Object.fromEntries(
    Object.entries(others).map(([title, check]): [string, Check] => [
      `every page ${title}`,
      ({ pages, index }) =>
        pages.flatMap((page) =>
          check(page, index).map((problem) => `${page.path}: ${problem} (every page ${title})`),
        ),
    ]),
  ),

  'every page has its data beside it': ({ pages, paths }) =>
    pages
      .map(({ url }) => dataUrl(url).slice(1))
      .filter((path) => !paths.includes(path))
      .map((path) => `${path}: is missing`),

  'pages and drawings run, style and fetch nothing but the files of the site': (site) => {
    const drawings = site.paths
      .filter((path) => path.endsWith('.svg'))
      .map((path) => ({ path, document: site.xml(path) }));
    return [...site.documents, ...drawings].flatMap(({ path, document }) =>
      unsafeMarkup(document).map((problem) => `${path}: ${problem}`),
    );
  },
};
