import type { ActionData, ListData } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { isSamePath, valueAt, type Path } from '../../../../lib/json';
import { groupBy } from '../../../../lib/lists/group-by';
import { perLanguage } from '../../../../site/languages';
import { pageUrl } from '../../../../site/page-url';
import type { Page, SiteConfig } from '../../../../site/types.generated';
import { calledAt } from '../choices';
import { SITE } from '../french-title';
import type { Places } from '../places';

export const PAGES: Path = ['pages'];
export const HEADER: Path = ['menus', 'header'];

/** Lists the pages by section, in their order, which menus and lists follow. @param shown the path of the page whose line is open */
export function pagesList(context: Context, places: Places, shown: Path): ListData {
  const sections = groupBy(context.config.pages.entries(), ([, { section }]) => section);
  const groups = [...sections].map(([section, pages]) => ({
    title: section === undefined ? 'Hors section' : nameOf(context, sectionPath(section)),
    lines: pages.map(([index, { path, status }]) => {
      const page = [...PAGES, index];
      return {
        text: `${nameOf(context, page)} · ${status === 'draft' ? 'brouillon' : 'publiée'}`,
        addresses: perLanguage(context, (language) => pageUrl(context, path, language)),
        isOpen: isSamePath(page, shown),
        actions: [open(context, places, page, 'Champs'), ...pageActions(context, places, page)],
      };
    }),
  }));
  return {
    title: 'Les pages du site',
    actions: [{ label: 'L’en-tête', request: { action: 'header' } }, open(context, places, [], SITE)],
    groups,
  };
}

/** Lists the entries of the header in their order, and the sections and pages that have none. */
export function headerList(context: Context, places: Places, shown: Path): ListData {
  const { config } = context;
  const entries = config.menus.header.map(({ hidden }, index) => {
    const path = [...HEADER, index];
    const place = places.numberOf({ path }, config);
    const show: ActionData = { label: hidden ? 'Afficher' : 'Masquer', request: { action: 'show', place } };
    const drop: ActionData = { label: 'Supprimer', request: { action: 'remove', place } };
    return {
      text: `${nameOf(context, path)}${hidden ? ' · masquée' : ''}`,
      isOpen: isSamePath(path, shown),
      actions: [show, open(context, places, path, 'Champs'), ...moves(config, place, path), drop],
    };
  });
  const sections = Object.keys(config.theme.sections).filter((name) => config.theme.sections[name]?.page);
  const first = sections.map((name) => config.theme.sections[name]?.page);
  const pages = config.pages.flatMap(({ id }, index) => (first.includes(id) ? [] : [[...PAGES, index]]));
  const others = [...sections.map(sectionPath), ...pages]
    .filter((path) => !isInHeader(config, path))
    .map((path) => {
      const show: ActionData['request'] = { action: 'show', place: places.numberOf({ path }, config) };
      const text = `${isPagePath(path) ? '' : 'Section : '}${nameOf(context, path)}`;
      return { text, actions: [{ label: 'Afficher', request: show }] };
    });
  return {
    title: 'L’en-tête du site',
    actions: [{ label: 'Les pages', request: { action: 'pages' } }],
    groups: [
      { title: 'Dans l’en-tête', lines: entries },
      { title: 'Un clic ajoute aussi', lines: others },
    ],
  };
}

/** Returns what can be done with a page. */
export function pageActions({ config }: Context, places: Places, path: Path): ActionData[] {
  const place = places.numberOf({ path }, config);
  const publish: ActionData = { label: 'Publier', request: { action: 'publish', place } };
  return [
    ...(valueAt(config, [...path, 'status']) === 'draft' ? [publish] : []),
    { label: 'Copier', request: { action: 'form', place } },
    ...moves(config, place, path),
    { label: 'Supprimer', request: { action: 'remove', place } },
  ];
}

/** Returns what can be done with an entry of a list. */
export function entryActions({ config }: Context, places: Places, path: Path): ActionData[] {
  const place = places.numberOf({ path }, config);
  return [
    ...moves(config, place, path),
    { label: 'Ajouter après', request: { action: 'form', place } },
    { label: 'Supprimer', request: { action: 'remove', place } },
  ];
}

function moves(config: SiteConfig, place: number, path: Path): ActionData[] {
  const move = (by: number): ActionData['request'] =>
    indexAfter(config, path, by) === undefined ? undefined : { action: 'move', place, by };
  return [
    { label: 'Monter', request: move(-1) },
    { label: 'Descendre', request: move(1) },
  ];
}

/** Returns a button that opens the panel of a place. */
export function open({ config }: Context, places: Places, path: Path, label: string): ActionData {
  return { label, request: { action: 'open', place: places.numberOf({ path }, config) } };
}

/** Returns the index of the entry so many steps after another one; of a page in its section. Undefined when there is none. */
export function indexAfter(config: SiteConfig, path: Path, by: number): number | undefined {
  const list = valueAt(config, path.slice(0, -1)) as Page[];
  const index = Number(path.at(-1));
  const isBeside = (at: number) => !isPagePath(path) || list[at]?.section === list[index]?.section;
  const beside = [...list.keys()].filter(isBeside);
  return beside[beside.indexOf(index) + by];
}

export function isPagePath(path: Path): boolean {
  return isSamePath(path.slice(0, -1), PAGES);
}

function sectionPath(name: string): Path {
  return ['theme', 'sections', name];
}

/** Returns the entry of the header for a page or a section. */
export function entryFor(config: SiteConfig, path: Path): HeaderEntry {
  const { id } = Object(valueAt(config, path)) as Partial<Page>;
  return isPagePath(path) && id !== undefined ? { page: id } : { section: String(path.at(-1)) };
}

type HeaderEntry = SiteConfig['menus']['header'][number];

/** Returns whether the header has an entry for a page or a section. */
export function isInHeader(config: SiteConfig, path: Path): boolean {
  const { page, section } = entryFor(config, path);
  return config.menus.header.some((entry) => entry.page === page && entry.section === section);
}

/** Returns the name of a page, or of a section or an entry of the header. */
export function nameOf(context: Context, path: Path): string {
  return calledAt(context, path) ?? String(path.at(-1));
}
