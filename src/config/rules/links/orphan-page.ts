import { groupBy } from '../../../lib/lists/group-by';
import { modelOf } from '../../../site/blocks/index';
import { menuPages } from '../../../site/page-data/layout-data';
import { pagePath } from '../../../site/page-url';
import { defaultSection } from '../../../site/section';
import type { SiteConfig } from '../../../site/types.generated';
import type { Context } from '../../context';
import { rule } from '../../rule';

export const orphanPage = rule({
  code: 'LINK-009',
  severity: 'warning',
  mayFollow: 'error',
  summary: {
    en: 'No path of links leads from the home page to a page.',
    fr: 'Une page ne peut pas être atteinte par des liens depuis la page d’accueil.',
  },
  docs: {
    en: 'Only search engines and the site map lead to a page that is in no menu, no list of services, no ad of a carousel and no link, or that only such pages link to. Few visitors use the site map. A link on the page itself or on a draft does not count.\n\nAdd the page to a menu, to a list of services, or to the `to` of a link on another page. If it should not be visible yet, set `"status": "draft"`. A service of a section whose first page lists them all (`"from": "section"`) needs nothing.',
    fr: 'Une page qui n’est ni dans un menu, ni dans une liste de services, ni dans une annonce, ni dans un lien ne se trouve que par les moteurs de recherche et le plan du site, que peu de visiteurs ouvrent. Il en va de même si seules des pages dans ce cas ont un lien vers elle. Un lien placé sur la page elle-même ou sur un brouillon ne compte pas.\n\nAjoutez la page à un menu, à une liste de services, ou dans le champ `to` d’un lien d’une autre page. Si elle ne doit pas encore être visible, écrivez `"status": "draft"`. Un service d’une section dont la première page les liste tous (`"from": "section"`) n’en a pas besoin.',
  },
  examples: {
    invalid: [
      {
        pointer: '/pages/-',
        value: {
          id: 'jobs',
          path: '/jobs',
          kind: 'page',
          name: { fr: 'Emplois', en: 'Jobs', ar: 'وظائف' },
          title: { fr: 'Travailler avec nous', en: 'Work with us', ar: 'اعمل معنا في الورشة' },
          description: {
            fr: 'Les métiers de l’atelier, et comment nous écrire pour venir y travailler.',
            en: 'The trades of the workshop, and how to write to us to come and work here.',
            ar: 'مهن الورشة وكيف تراسلنا لتأتي وتعمل معنا، خطوة بعد خطوة.',
          },
          blocks: [{ type: 'hero', variant: 'plain', title: 't:home.name' }],
        },
      },
    ],
    reports: 'leads from the home page to the page "jobs"',
    valid: [{ pointer: '/menus/company/-', value: 'repair' }],
  },
  messages: {
    orphan: ({ page }: { page: string }) => ({
      en: `No path of links leads from the home page to the page "${page}", so visitors find it only in the site map. Add it to a menu or a list of services, or link to it from a page that visitors reach.`,
      fr: `La page « ${page} » ne peut pas être atteinte depuis la page d’accueil : les visiteurs ne la trouvent que dans le plan du site. Ajoutez-la à un menu ou à une liste de services, ou faites un lien vers elle depuis une page que les visiteurs atteignent.`,
    }),
  },
  *check(context) {
    const { pages } = context.config;
    const home = pages.find(({ path }) => pagePath(context, path) === '/')?.id;
    const reached = reachablePages(home, pageLinks(context));
    for (const [index, { id, status }] of pages.entries())
      if (status !== 'draft' && !reached.has(id))
        yield { path: ['pages', index, 'id'], message: 'orphan', data: { page: id } };
  },
});

/** A link between two pages; links of the layout, which every page has, have no source page. */
interface PageLink {
  from: string | undefined;
  to: string;
}

function reachablePages(home: string | undefined, links: readonly PageLink[]): ReadonlySet<string> {
  const next = groupBy(links, ({ from }) => from);
  const reached = new Set(home === undefined ? [] : [home]);
  for (const { to } of next.get(undefined) ?? []) reached.add(to);
  // Pages that are added during the iteration are visited, too.
  for (const page of reached) for (const { to } of next.get(page) ?? []) reached.add(to);
  return reached;
}

/** Returns every link of published content. Those of the site map do not count, because few visitors open it. */
function pageLinks({ config, nameReferences }: Context): PageLink[] {
  const { menus, pages, theme } = config;
  const anywhere = (to: string): PageLink => ({ from: undefined, to });
  const links: PageLink[] = menus.header.flatMap(({ section, hidden }) =>
    section === undefined || hidden ? [] : menuOf(config, section).map(anywhere),
  );
  for (const { kind, name, path } of nameReferences) {
    const isHidden = path[1] === 'header' && menus.header[Number(path[2])]?.hidden;
    if (path[0] === 'menus' && kind === 'page' && !isHidden) links.push(anywhere(name));
    const page = path[0] === 'pages' ? pages[Number(path[1])] : undefined;
    if (!page || page.status === 'draft') continue;
    if (kind === 'page') links.push({ from: page.id, to: name });
  }
  for (const page of pages) {
    const { id: from, section = defaultSection, status, blocks } = page;
    if (status === 'draft') continue;
    // The breadcrumb above the headline.
    const parent = theme.sections[section]?.page;
    if (parent !== undefined) links.push({ from, to: parent });
    for (const block of blocks)
      for (const to of modelOf(block).generatedLinks?.(block, page, config) ?? []) links.push({ from, to });
  }
  return links;
}

/** Returns the pages of a section in the header: the first one, and as many others as the menu shows. */
function menuOf({ theme, pages }: SiteConfig, section: string): string[] {
  const first = theme.sections[section]?.page;
  const others = pages.filter(
    (page) => page.section === section && page.id !== first && page.status !== 'draft',
  );
  return [...(first === undefined ? [] : [first]), ...others.slice(0, menuPages).map(({ id }) => id)];
}
