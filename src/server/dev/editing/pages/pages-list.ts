import type { ActionData, ListData } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { isSamePath, type Path } from '../../../../lib/json';
import { groupBy } from '../../../../lib/lists/group-by';
import { perLanguage } from '../../../../site/languages';
import { pageUrl } from '../../../../site/page-url';
import type { SiteConfig } from '../../../../site/types.generated';
import type { Places } from '../places';
import { sayingAt } from '../question/figures';

/**
 * Lists the pages by section, in their order, which is also that of menus and lists.
 *
 * @param shown the path of the page whose line is open
 */
export function pagesList(context: Context, places: Places, shown?: Path): ListData {
  const { config } = context;
  const sections = groupBy(config.pages.entries(), ([, { section }]) => section);
  const groups = [...sections].map(([section, pages]) => ({
    title: section === undefined ? 'Hors section' : sectionName(context, section),
    lines: pages.map(([index, { path, status }]) => ({
      text: `${pageName(context, index)} · ${status === 'draft' ? 'brouillon' : 'publiée'}`,
      addresses: perLanguage(context, (language) => pageUrl(context, path, language)),
      isOpen: shown !== undefined && isSamePath(shown, ['pages', index]),
      actions: [
        { label: 'Champs', request: { action: 'open' as const, place: pageNumber(config, places, index) } },
        ...pageActions(config, places, index),
      ],
    })),
  }));
  return {
    title: 'Les pages du site',
    actions: [{ label: 'L’en-tête', request: { action: 'header' } }],
    groups,
  };
}

/** Returns what can be done with a page. */
export function pageActions(config: SiteConfig, places: Places, index: number): ActionData[] {
  const place = pageNumber(config, places, index);
  const move = (by: number): ActionData['request'] =>
    neighborOf(config, index, by) === undefined ? undefined : { action: 'move', place, by };
  const isDraft = config.pages[index]?.status === 'draft';
  return [
    ...(isDraft ? [{ label: 'Publier', request: { action: 'publish' as const, place } }] : []),
    { label: 'Copier', request: { action: 'form', place } },
    { label: 'Monter', request: move(-1) },
    { label: 'Descendre', request: move(1) },
    { label: 'Supprimer', request: { action: 'remove', place } },
  ];
}

/** Returns whether a path leads to a page. */
export function isPagePath(path: Path): boolean {
  return path.length === 2 && path[0] === 'pages';
}

/** Returns the path of the page that has an address; undefined when none has. */
export function pageAt(context: Context, address: string): Path | undefined {
  const { config, languages } = context;
  const index = config.pages.findIndex(({ path }) =>
    languages.some((language) => pageUrl(context, path, language) === address),
  );
  return index < 0 ? undefined : ['pages', index];
}

/** Returns the index of the page that comes so many pages later in the same section; undefined behind its end. */
export function neighborOf({ pages }: SiteConfig, index: number, by: number): number | undefined {
  const own = [...pages.keys()].filter((at) => pages[at]?.section === pages[index]?.section);
  return own[own.indexOf(index) + by];
}

/** Returns the name of a section: that of its first page. */
export function sectionName(context: Context, section: string): string {
  const { pages, theme } = context.config;
  const first = pages.findIndex(({ id }) => id === theme.sections[section]?.page);
  return first < 0 ? section : pageName(context, first);
}

export function pageName(context: Context, index: number): string {
  return sayingAt(context, ['pages', index, 'name']);
}

function pageNumber(config: SiteConfig, places: Places, index: number): number {
  return places.numberOf({ path: ['pages', index] }, config);
}
