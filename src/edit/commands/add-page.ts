import { keywordsAt } from '../../config/references/keywords';
import { slug } from '../../lib/text/slug';
import { findBlocks } from '../../site/blocks/find-blocks';
import { languagesOf } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import { isReservedTarget } from '../../site/parts/target';
import type { Page } from '../../site/types.generated';
import { referencesIn, Refusal, type Change, type SiteValues } from '../edit-site';
import { findPage } from '../find-page';
import { add } from '../operations/add';
import { copiedPage } from './copied-page';
import { addressWith, noSection, pathsBelow, servicePage, slugOf, type NewPage } from './new-page';

/**
 * Adds a page, which is a draft: a service behind the others of its section, or a copy behind the page that it is like. It gets an
 * entry in each hand-written list of its neighbors: in the menus, and for a service among the cards of the section's first page.
 * A menu that names the section, and cards with `"from": "section"`, need none. A first page without such a list gets one.
 *
 * @param options with a section, or a page to be like
 * @param original the page that it is like; by default that of the options
 * @returns what was added: the page first
 * @throws {UserError} when there is no such section or page, or the address has another form
 */
export function addPage(values: SiteValues, options: NewPage, original?: Page): Change[] {
  const { config } = values;
  const { page, start, neighbors } = draftPage(values, options, original);
  const behind = neighbors.at(-1) ?? start;
  const index = config.pages.findIndex((each) => each === behind) + 1;
  const path = pagePath(languagesOf(config), page.path);
  const [en, fr] =
    options.like === undefined
      ? ['', '']
      : [
          ', with copied blocks: check their figures and prices',
          ', aux blocs copiés : vérifiez leurs chiffres et leurs prix',
        ];
  return [
    ...add(values, ['pages', index], page, { en: `the page ${path}${en}`, fr: `la page ${path}${fr}` }),
    ...addToMenus(values, new Set(neighbors.map(({ id }) => id)), page.id),
    ...(start && page.kind === 'service' ? addCards(values, start, page.id) : []),
  ];
}

/**
 * Returns the page that `addPage()` adds, the first page of its section, and the pages that it stands behind. Its texts are made
 * from the title; those of a copy are those of its original. Each says that it is to be rewritten.
 *
 * @throws {UserError} as `addPage()`
 */
export function draftPage(
  values: Pick<SiteValues, 'config' | 'findReferences'>,
  options: NewPage,
  original = options.like === undefined ? undefined : findPage(values.config, options.like),
): { page: Page; start: Page | undefined; neighbors: readonly Page[] } {
  const { config } = values;
  const { pages, theme } = config;
  const { title, slug: chosen, section = original?.section } = options;
  const site = languagesOf(config);
  const start = pages.find(({ id }) => id === theme.sections[section ?? '']?.page);
  const names = chosen === undefined ? title : {};
  const isFree = (name: string) => !isReservedTarget(name) && pages.every(({ id }) => id !== name);
  if (original && section === original.section) {
    const name = chosen === undefined ? slug(title[site.defaultLanguage] ?? '') : slugOf(site, options);
    const page = copiedPage(values, original, title, name !== '' && isFree(name) ? name : undefined);
    const path = addressWith(config, page.path, chosen ?? page.id, names);
    return { page: { ...page, path }, start, neighbors: [original] };
  }
  if (section === undefined) throw new Refusal([needsSection]);
  if (!start) throw new Refusal([noSection(config, section)]);
  const name = slugOf(site, options);
  const id = isFree(name) ? name : `${name}-${section}`;
  const page = original ? copiedPage(values, original, title, id) : servicePage(config, id, section, title);
  const neighbors = pages.filter((each) => each.section === section && each.kind === 'service');
  const path = addressWith(config, pathsBelow(config, start, section), name, names);
  return { page: { ...page, kind: 'service', section, path }, start, neighbors };
}

/** Adds a page to the menus that list its neighbors by hand, after the last of them. */
function addToMenus(values: SiteValues, neighbors: ReadonlySet<unknown>, id: string): Change[] {
  const entries = referencesIn(values).references.filter(
    ({ kind, value, path }) => kind === 'page' && path[0] === 'menus' && neighbors.has(value),
  );
  const last = new Map(entries.map(({ path }) => [String(path[1]), path]));
  return [...last].flatMap(([menu, [, , index, field]]) => {
    const name =
      keywordsAt(values.findReferences.keywords, values.config, ['menus', menu])?.node.frenchName ?? menu;
    const [en, fr] = menu === 'header' ? ['header', 'l’en-tête'] : [`menu "${menu}"`, `le menu « ${name} »`];
    return add(values, ['menus', menu, Number(index) + 1], field === undefined ? id : { [field]: id }, {
      en: `its entry in the ${en}`,
      fr: `son entrée dans ${fr}`,
    });
  });
}

function addCards(values: SiteValues, start: Page, id: string): Change[] {
  const { config } = values;
  const on = pagePath(languagesOf(config), start.path);
  const lists = findBlocks(config, 'service-list').filter(({ page }) => page === start);
  if (lists.length === 0 && start.kind === 'section') {
    const list = { type: 'service-list', variant: 'index', title: listTitle, from: 'section' };
    return add(values, ['pages', config.pages.indexOf(start), 'blocks', 1], list, {
      en: `the list of services on ${on}`,
      fr: `la liste des services sur ${on}`,
    });
  }
  return lists.flatMap(({ block: { from, items = [] }, path }) => {
    if (from === 'section' || items.length === 0) return [];
    const what = { en: `its card on ${on}`, fr: `sa carte sur ${on}` };
    return add(values, [...path, 'items', items.length], { page: id }, what);
  });
}

/** The title of the list that a section gets with its first service. */
const listTitle = { fr: 'Ce que nous faisons', en: 'What we do', ar: 'ما الذي نقوم به' };

const needsSection = {
  en: 'Choose the section with --section, or a page to copy with --like.',
  fr: 'Choisissez la section avec --section, ou une page à copier avec --like.',
};
