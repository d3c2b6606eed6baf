import { valueAt, type Path } from '../../lib/json';
import { slug } from '../../lib/text/slug';
import { languagesOf } from '../../site/languages';
import type { PagePath } from '../../site/page-url';
import { isReservedTarget } from '../../site/parts/target';
import type { Page, SiteConfig } from '../../site/types.generated';
import type { Change, SiteValues } from '../edit-site';
import { add } from '../operations/add';
import type { GivenText } from '../operations/locale-entries';
import { addToMenus, copiedPage } from './new-service';

/**
 * Adds a copy of a page behind it: a draft whose texts say that they are to be rewritten. It stands in the menus that name the page.
 *
 * @param path the path of the page
 * @param name the name and the title of the copy. Its id and the end of its address are made from it where that is possible,
 *   otherwise from those of the page
 */
export function copyPage(values: SiteValues, path: Path, name: GivenText): Change[] {
  const { config } = values;
  const model = valueAt(config, path) as Page;
  const id = slug(name[languagesOf(config).defaultLanguage] ?? '');
  const isFree = id !== '' && !isReservedTarget(id) && config.pages.every((page) => page.id !== id);
  const copy = copiedPage(values, model, name, isFree ? id : undefined);
  const page = { ...copy, path: withNames(config, copy.path, name), name, title: name } as Page;
  return [
    ...add(values, ['pages', Number(path[1]) + 1], page),
    ...addToMenus(values, new Set([model.id]), page.id),
  ];
}

/** Returns the addresses of a copy. One that a language has of its own ends with the name in this language, if it is free. */
function withNames({ pages, ...site }: SiteConfig, path: PagePath, names: GivenText): PagePath {
  if (typeof path === 'string') return path;
  const { defaultLanguage } = languagesOf(site);
  const taken = new Set(pages.flatMap((page) => Object.values(Object(page.path))));
  const own = Object.entries(path).map(([language, address]) => {
    const end = language === defaultLanguage ? '' : slug(names[language] ?? '');
    const named = String(address).replace(/[^/]*$/, end);
    return [language, end === '' || taken.has(named) ? address : named];
  });
  return Object.fromEntries(own) as PagePath;
}
