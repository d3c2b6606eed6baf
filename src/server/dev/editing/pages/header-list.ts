import type { LineData, ListData } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import type { Change, SiteValues } from '../../../../edit/edit-site';
import { add } from '../../../../edit/operations/add';
import { isSamePath, valueAt, type Path } from '../../../../lib/json';
import type { SiteConfig } from '../../../../site/types.generated';
import type { Places } from '../places';
import { sayingAt } from '../question/figures';
import { pageName, sectionName } from './pages-list';

export const HEADER: Path = ['menus', 'header'];

/**
 * Lists the entries of the header in their order, and the sections and pages that it does not name.
 *
 * @param shown the path of the entry whose line is open
 */
export function headerList(context: Context, places: Places, shown?: Path): ListData {
  const { config } = context;
  const numberOf = (path: Path) => places.numberOf({ path }, config);
  const entries = config.menus.header.map((_, index, { length }): LineData => {
    const path = [...HEADER, index];
    const place = numberOf(path);
    return {
      text: entryName(context, path),
      isOpen: shown !== undefined && isSamePath(shown, path),
      actions: [
        { label: 'Champs', request: { action: 'open', place } },
        { label: 'Monter', request: index === 0 ? undefined : { action: 'move', place, by: -1 } },
        { label: 'Descendre', request: index === length - 1 ? undefined : { action: 'move', place, by: 1 } },
        { label: 'Masquer', request: { action: 'remove', place } },
      ],
    };
  });
  const hidden = (text: string, path: Path): LineData[] =>
    isInHeader(config, path) ? [] : [{ text, actions: [show(numberOf(path))] }];
  const { pages, theme } = config;
  const sections = Object.keys(theme.sections).filter((name) => theme.sections[name]?.page !== undefined);
  const groups = [
    { title: 'Dans l’en-tête', lines: entries },
    {
      title: 'Sections à afficher, avec leurs pages',
      lines: sections.flatMap((name) => hidden(sectionName(context, name), ['theme', 'sections', name])),
    },
    {
      title: 'Pages à afficher',
      lines: pages.flatMap((_, index) => hidden(pageName(context, index), ['pages', index])),
    },
  ];
  return {
    title: 'L’en-tête du site',
    actions: [{ label: 'Les pages', request: { action: 'pages' } }],
    groups: groups.filter(({ lines }) => lines.length > 0),
  };
}

const show = (place: number) => ({ label: 'Afficher', request: { action: 'show' as const, place } });

/** Returns whether an entry of the header names a page or a section. */
export function isInHeader(config: SiteConfig, path: Path): boolean {
  const { page, section } = entryFor(config, path);
  return config.menus.header.some((entry) =>
    page === undefined ? entry.section === section : entry.page === page,
  );
}

/** Adds a page or a section to the end of the header. */
export function showInHeader(values: SiteValues, path: Path): Change[] {
  const { config } = values;
  return add(values, [...HEADER, config.menus.header.length], entryFor(config, path));
}

function entryFor({ pages }: SiteConfig, [list, step, name]: Path): Entry {
  const page = list === 'pages' ? pages[Number(step)] : undefined;
  return page ? { page: page.id } : { section: String(name) };
}

type Entry = SiteConfig['menus']['header'][number];

/** Returns what an entry of the header says: its own words, or the name of its page or section. */
function entryName(context: Context, path: Path): string {
  const { config } = context;
  const { label, page, section, to = '' } = valueAt(config, path) as Entry;
  if (label !== undefined) return sayingAt(context, [...path, 'label']);
  if (section !== undefined) return sectionName(context, section);
  const index = config.pages.findIndex(({ id }) => id === page);
  return index < 0 ? (page ?? to) : pageName(context, index);
}
