import { problemLine } from '../../src/config/source/problem';
import { clientBundle } from '../../src/publish/prerender/client/client-bundle';
import { loadSite } from '../../src/config/load-site';
import { builtPages, invariants, SiteIndex } from './invariants';
import { siteFiles } from './site-files';
import { agency, root } from './sites';

/** Builds the site in a folder without writing it. Texts of the layout that it lacks are those of the complete site. */
export async function drawnSite(folder: string) {
  const { site, problems } = loadSite(folder, { project: agency });
  if (!site) throw new Error(problems.map((problem) => problemLine(problem)).join('\n'));
  const files = await siteFiles(site, await clientBundle(root, 'production'), 2026, folder);
  const pages = builtPages(
    files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : [])),
  );
  const index = new SiteIndex(site, pages, new Set(files.map(({ path }) => path)));
  return {
    config: site.config,
    problems,
    files,
    pages,
    /** Returns what breaks a promise of every page. */
    faults: () =>
      Object.entries(invariants).flatMap(([promise, check]) =>
        pages.flatMap((page) => check(page, index).map((fault) => `${page.url} ${promise}: ${fault}`)),
      ),
  };
}
