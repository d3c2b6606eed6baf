import { translatedLocation } from '../../config/location';
import { siteWithout } from '../../config/publication/site-without';
import { isBlockPath } from '../../config/references/without-parts';
import { requiredPages } from '../../config/rules/drafts/needed-draft';
import { commandLine } from '../../lib/command/command-line';
import { isInside, setAt, valueAt, type Path } from '../../lib/json';
import { languagesOf } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';
import { Refusal, type Change, type SiteValues } from '../edit-site';
import { removeTexts } from './locale-entries';
import { passRedirects } from './redirects';

/**
 * Removes parts of the config, such as entries of lists, blocks, pages and sections, with everything that refers to them: links,
 * entries of menus, quotations, and blocks of which nothing is left. The texts that nothing else uses go too. The
 * published addresses of pages get redirects.
 *
 * @param replacement the id of the page that replaces removed ones; by default the first of their section, or the home page
 * @throws {Refusal} when the site needs a page, or the entry of a list
 */
export function remove(values: SiteValues, paths: readonly Path[], replacement?: string): Change[] {
  const before = structuredClone(values.config);
  const { config, findReferences } = values;
  const gone = paths.map((path) => {
    // A text or a name has no identity of its own.
    const part = Object(valueAt(config, path)) as object;
    setAt(config, path, part);
    return part;
  });
  const pages = config.pages.filter((page) => gone.includes(page));
  refuseNeeded(config, pages, gone);
  if (replacement !== undefined && pages.some(({ id }) => id === replacement))
    throw new Refusal([refusals.replacementGone(replacement)]);
  const passed = pages.flatMap((page) =>
    passRedirects(values, page, replacement ?? usualReplacement(config, page, pages)),
  );
  const { config: left, lost } = siteWithout(config, gone, findReferences);
  const [needed] = lost.find((path) => path.length === 1) ?? [];
  if (needed !== undefined) throw new Refusal([refusals.lastEntry(String(needed))]);
  values.config = left;
  const followed = lost.filter((path) => !paths.some((asked) => isInside(path, asked)));
  return [...followed.map((path) => lostChange(before, path)), ...passed, ...removeTexts(values, before)];
}

/** @throws {Refusal} when the site needs one of the pages */
function refuseNeeded(config: SiteConfig, pages: readonly Page[], gone: readonly object[]): void {
  const required = requiredPages(config);
  for (const { id } of pages) {
    const reason = required.get(id);
    const section = reason?.section;
    // The first page of a section goes with it.
    if (!reason || (section !== undefined && gone.includes(config.theme.sections[section]!))) continue;
    throw new Refusal([section === undefined ? refusals.required(id) : refusals.firstPage(id, section)]);
  }
}

/** Returns the id of the first page of a page's section; of the home page when that goes, too, or there is none. */
function usualReplacement(config: SiteConfig, { section = '' }: Page, gone: readonly Page[]): string {
  const first = config.theme.sections[section]?.page;
  const home = config.pages.find(({ path }) => pagePath(languagesOf(config), path) === '/');
  return first === undefined || gone.some(({ id }) => id === first) ? (home?.id ?? '') : first;
}

function lostChange(config: SiteConfig, path: Path): Change {
  const place = translatedLocation(config, path);
  const [en, fr] = isBlockPath(path)
    ? ['of which nothing is left', 'dont il ne reste rien']
    : ['which referred to it', 'qui y renvoyait'];
  return { path, what: { en: `${place.en}, ${en}`, fr: `${place.fr}, ${fr}` } };
}

const refusals = {
  lastEntry: (field: string) => ({
    en: `This is the only entry of a list under "${field}", and the site needs one there. Add another one first. Nothing was removed.`,
    fr: `C’est le seul élément d’une liste sous « ${field} », et il en faut au moins un. Ajoutez-en d’abord un autre. Rien n’a été retiré.`,
  }),
  required: (page: string) => ({
    en: `Every site needs the page "${page}": its home page, its privacy page and the page with the contact form stay. Nothing was removed.`,
    fr: `Tout site a besoin de la page « ${page} » : l’accueil, la page de confidentialité et celle du formulaire de contact restent. Rien n’a été retiré.`,
  }),
  firstPage: (page: string, section: string) => ({
    en: `Page "${page}" is the first page of the section "${section}". To remove both, with its services: ${commandLine('remove section', section)}`,
    fr: `La page « ${page} » est la première de la section « ${section} ». Pour retirer les deux, avec ses services : ${commandLine('remove section', section)}`,
  }),
  replacementGone: (page: string) => ({
    en: `Page "${page}" is removed too. Choose another one with --redirect-to.`,
    fr: `La page « ${page} » est retirée aussi. Choisissez-en une autre avec --redirect-to.`,
  }),
};
