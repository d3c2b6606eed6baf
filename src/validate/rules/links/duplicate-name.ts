import type { Path } from '../../../lib/json';
import { repeated } from '../../../lib/lists/repeated';
import { lastSite as site, languages } from '../../../config/last-languages';
import { pagePath, pageUrl } from '../../../site/page-url';
import type { Page } from '../../../site/types.generated';
import { rule } from '../../rule';
import { pathPlace } from '../paths/path-places';

export const duplicateName = rule({
  code: 'LINK-003',
  severity: 'error',
  summary: {
    en: 'Two pages, ads or anchors have the same name.',
    fr: 'Deux pages, annonces ou ancres ont le même nom.',
  },
  docs: {
    en: 'Each page needs an `id` and a `path` of its own, each ad an `id` of its own, each anchor a name of its own on its page. With a duplicate, one of the two could never be reached.\n\nChoose another name. If the address is already published, add a redirect from the old one.',
    fr: 'Chaque page a son propre `id` et sa propre adresse (`path`), chaque annonce son propre `id`, et chaque ancre un nom unique sur sa page. En cas de doublon, l’un des deux resterait inaccessible.\n\nChoisissez un autre nom. Si l’adresse est déjà publiée, ajoutez une redirection depuis l’ancienne.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/4/path', value: '/contact' }],
    reports: 'Another page already has the address "/contact": the page "contact".',
    valid: [{ file: 'site.config.json', pointer: '/pages/4/path', value: '/private-life' }],
  },
  messages: {
    copy: ({ name }: { name: string }) => ({
      en: `The page "${name}" is here twice, with the same id and the same address. Remove one of them, or give this one an id and an address of its own.`,
      fr: `La page « ${name} » figure deux fois, avec le même id et la même adresse. Supprimez l’une des deux, ou donnez à celle-ci un id et une adresse qui lui soient propres.`,
    }),
    page: ({ name, other }: { name: string; other: string }) => ({
      en: `Another page already has the id "${name}": the page at ${other}. Give this page another id.`,
      fr: `Une autre page a déjà l’id « ${name} » : la page ${other}. Donnez un autre id à celle-ci.`,
    }),
    path: ({ name, other }: { name: string; other: string }) => ({
      en: `Another page already has the address "${name}": the page "${other}". Give this page another address.`,
      fr: `Une autre page a déjà l’adresse « ${name} » : la page « ${other} ». Donnez une autre adresse à celle-ci.`,
    }),
    ad: ({ name }: { name: string }) => ({
      en: `Another ad already has the id "${name}". Give this ad another id.`,
      fr: `Une autre annonce a déjà l’id « ${name} ». Donnez un autre id à celle-ci.`,
    }),
    anchor: ({ name }: { name: string }) => ({
      en: `Another part of this page already has the anchor "${name}". Choose another word.`,
      fr: `Une autre partie de cette page a déjà l’ancre « ${name} ». Choisissez un autre mot.`,
    }),
  },
  *check({ config: { pages }, declarations }) {
    const indexOf = ({ path }: { path: Path }) => Number(path[1]);
    const declared = (kind: string) => declarations.filter((declaration) => declaration.kind === kind);
    for (const pair of repeated(declared('page'), ({ name }) => name)) {
      // The page whose address ends with the id is the one that had it first.
      const [second, one] = [pages[indexOf(pair.entry)], pages[indexOf(pair.first)]];
      if (pathOf(second) === pathOf(one)) {
        yield { path: pair.entry.path, message: 'copy', data: { name: pair.entry.name } };
        continue;
      }
      const isSecond = pathOf(second).endsWith(`/${pair.entry.name}`);
      const [wrong, right] = isSecond ? [pair.first, pair.entry] : [pair.entry, pair.first];
      yield {
        path: wrong.path,
        message: 'page',
        data: { name: wrong.name, other: pathOf(pages[indexOf(right)]) },
        suggestion: freeId(pages, indexOf(wrong)),
      };
    }
    const reported = new Set<string>();
    for (const language of languages) {
      const paths = pages.map((page, index) => ({ page, index, url: pageUrl(site, page.path, language) }));
      for (const { entry, first } of repeated(paths, ({ url }) => url)) {
        const pair = `${entry.index} ${first.index}`;
        // Two pages with one path for all languages have the same address in each.
        // A page that is there twice is reported by its id.
        if (reported.has(pair) || entry.page.id === first.page.id) continue;
        reported.add(pair);
        const data = { name: entry.url, other: first.page.id };
        yield { path: pathPlace(entry.page, entry.index, language), message: 'path', data };
      }
    }
    for (const { entry } of repeated(declared('ad'), ({ name }) => name))
      yield { path: entry.path, message: 'ad', data: { name: entry.name } };
    const anchors = declared('anchor').filter(({ path }) => path[0] === 'pages');
    for (const { entry } of repeated(anchors, (anchor) => `${indexOf(anchor)} ${anchor.name}`))
      yield { path: entry.path, message: 'anchor', data: { name: entry.name } };
  },
});

/** Returns the id that the last part of the address of a page shows; null when another page has it. */
function freeId(pages: readonly Page[], index: number): string | null {
  const id = pathOf(pages[index]).split('/').at(-1) ?? '';
  return id === '' || pages.some((page) => page.id === id) ? null : id;
}

function pathOf(page: Page | undefined): string {
  return page === undefined ? '' : pagePath(site, page.path);
}
