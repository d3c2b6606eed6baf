import { marksAt } from '../../config/references/compile-marks';
import { rewriteMark } from '../../config/rules/texts/text-to-rewrite';
import { wordsOf } from '../../config/texts/translations';
import { isObject, valueAt } from '../../lib/json';
import { slug } from '../../lib/text/slug';
import { findBlocks } from '../../site/blocks/find-blocks';
import { languagesOf, type Languages } from '../../site/languages';
import { wordsKey } from '../../site/messages';
import { pagePath, type PagePath } from '../../site/page-url';
import { isReservedTarget } from '../../site/parts/target';
import type { Page } from '../../site/types.generated';
import { referencesIn, Refusal, type Change, type SiteValues } from '../edit-site';
import { findPage } from '../find-page';
import { noSection, servicePage, siteMark, slugOf, type NewPage } from './new-page';
import { add, copyOf } from '../operations/add';
import type { GivenText } from '../operations/locale-entries';

/**
 * Adds a service: its page, which is a draft, and an entry in each hand-written list of the section's services: in the menus,
 * and among the cards of the section's first page. A menu that names the section, and cards with `"from": "section"`, need
 * none. A first page without such a list gets one.
 *
 * @param options with a section, or a page to be like
 * @returns what was added
 * @throws {UserError} when there is no such section or page, or the address has another form
 */
export function addService(values: SiteValues, options: NewPage): Change[] {
  const { pages } = values.config;
  const { page, start } = newService(values, options);
  const services = pages.filter(({ section, kind }) => section === page.section && kind === page.kind);
  const index = pages.indexOf(services.at(-1) ?? start) + 1;
  const path = pagePath(languagesOf(values.config), page.path);
  const [en, fr] =
    options.like === undefined
      ? ['', '']
      : [
          ', with copied blocks: check their figures and prices',
          ', aux blocs copiés : vérifiez leurs chiffres et leurs prix',
        ];
  return [
    ...add(values, ['pages', index], page, { en: `the page ${path}${en}`, fr: `la page ${path}${fr}` }),
    ...addToMenus(values, new Set(services.map(({ id }) => id)), page.id),
    ...addCards(values, start, page.id),
  ];
}

/**
 * Returns the page of a service, and the first page of its section. Its texts are made from the title; when it is like another page,
 * its blocks are those of that page. Each says that it is to be rewritten.
 *
 * @throws {UserError} as `addService()`
 */
export function newService(values: Pick<SiteValues, 'config' | 'findReferences'>, options: NewPage) {
  const { config } = values;
  const { pages, theme } = config;
  const { title, like } = options;
  const site = languagesOf(config);
  const model = like === undefined ? undefined : findPage(config, like);
  const section = options.section ?? model?.section;
  if (section === undefined) throw new Refusal([needsSection]);
  const start = pages.find(({ id }) => id === theme.sections[section]?.page);
  if (!start) throw new Refusal([noSection(config, section)]);
  const name = slugOf(site, options);
  const isTaken = isReservedTarget(name) || pages.some(({ id }) => id === name);
  const id = isTaken ? `${name}-${section}` : name;
  const { blocks, ...head } = servicePage(config, id, section, title);
  const neighbors = pages.filter((page) => page === start || page.section === section);
  const names = options.slug === undefined ? title : {};
  const path = pathBelow(site, start.path, name, names, neighbors);
  return {
    page: { ...head, path, blocks: model ? copiedPage(values, model, title, id).blocks : blocks },
    start,
  };
}

/** Returns a path below another one, with one of its own in each language in which a neighbor has one. */
function pathBelow(
  site: Languages,
  start: PagePath,
  name: string,
  names: GivenText,
  neighbors: readonly Page[],
): PagePath {
  const { languages, defaultLanguage } = site;
  const others = languages.filter((language) =>
    neighbors.some(({ path }) => pagePath(site, path, language) !== pagePath(site, path)),
  );
  const paths = [defaultLanguage, ...others].map((language) => {
    const own = language === defaultLanguage ? name : slug(names[language] ?? '') || name;
    return [language, `${pagePath(site, start, language)}/${own}`] as const;
  });
  return others.length === 0 ? paths[0]![1] : Object.fromEntries(paths);
}

/**
 * Returns a copy of a page, as a draft. Each text says that it is to be rewritten, but words that are in several places: those that
 * are the name or the title of the page become those of the copy, and a price is to be rewritten in any case.
 *
 * @param title its name and title
 * @param id by default that of the model with a number
 */
export function copiedPage(
  values: Pick<SiteValues, 'config' | 'findReferences'>,
  model: Page,
  title: GivenText,
  id?: string,
): Page {
  const { config } = values;
  const site = languagesOf(config);
  const uses = referencesIn(values).references.map((reference) => wordsKey(wordsOf(reference) ?? ''));
  const wordsIn = (text: unknown) => String(isObject(text) ? text[site.defaultLanguage] : text);
  const names = [model.name, model.title].map((text) => wordsKey(wordsIn(text)));
  return copyOf(values, ['pages', config.pages.indexOf(model)], {
    ...(id !== undefined && { name: id }),
    wordsOf(path) {
      const text = valueAt(config, path) as string | GivenText;
      const words = wordsIn(text);
      if (names.includes(wordsKey(words))) return title;
      const isShared = text === words && uses.filter((use) => use === wordsKey(text)).length > 1;
      const isKept = rewriteMark(words) !== undefined || (isShared && !words.includes('{values.'));
      return isKept ? text : `${words} ${siteMark(site)}`;
    },
  }) as Page;
}

/** Adds a page to the menus that list others of its section by hand, after the last of them. */
export function addToMenus(values: SiteValues, services: ReadonlySet<unknown>, id: string): Change[] {
  const entries = referencesIn(values).references.filter(
    ({ kind, value, path }) => kind === 'page' && path[0] === 'menus' && services.has(value),
  );
  const last = new Map(entries.map(({ path }) => [String(path[1]), path]));
  return [...last].flatMap(([menu, [, , index, field]]) => {
    const name =
      marksAt(values.findReferences.marks, values.config, ['menus', menu])?.node.frenchName ?? menu;
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
