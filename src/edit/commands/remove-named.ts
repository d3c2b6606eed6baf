import type { Path } from '../../lib/json';
import { suggestion } from '../../lib/text/closest-match';
import type { Translated } from '../../lib/text/message-language';
import { languagesOf } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import { defaultSection } from '../../site/section';
import type { Page, SiteConfig } from '../../site/types.generated';
import { Refusal, type Change, type SiteValues } from '../edit-site';
import { findPage } from '../find-page';
import { remove } from '../operations/remove';

export type RemovableKind = 'page' | 'ad' | 'section';

/**
 * Removes a page, an ad, or a section with its pages and ads, and everything that refers to them.
 *
 * @param name the id of the part, or an address of the page
 * @param redirectTo the page that replaces it; by default the first page of its section, or the home page
 * @returns what was removed
 * @throws {UserError} when there is no such part, or the site needs it
 */
export function removeNamed(
  values: SiteValues,
  kind: RemovableKind,
  name: string,
  redirectTo?: string,
): Change[] {
  const { config } = values;
  const replacement = redirectTo === undefined ? undefined : findPage(config, redirectTo).id;
  const parts = partsOf(config, kind, name);
  const paths = parts.map(({ path }) => path);
  return [...parts, ...remove(values, paths, replacement)];
}

function partsOf(config: SiteConfig, kind: RemovableKind, name: string): (Change & { path: Path })[] {
  const { ads, pages, theme } = config;
  const pagePart = (page: Page) => {
    const path = pagePath(languagesOf(config), page.path);
    return { path: ['pages', pages.indexOf(page)], what: { en: `the page ${path}`, fr: `la page ${path}` } };
  };
  const adPart = (ad: SiteConfig['ads'][number]) => ({
    path: ['ads', ads.indexOf(ad)],
    what: { en: `the ad ${ad.id}`, fr: `l’annonce ${ad.id}` },
  });
  if (kind === 'page') return [pagePart(findPage(config, name))];
  const sections = Object.keys(theme.sections).filter((id) => id !== defaultSection && !id.startsWith('$'));
  const names = kind === 'ad' ? ads.map(({ id }) => id) : sections;
  if (!names.includes(name)) throw new Refusal([unknown(kind, name, names)]);
  if (kind === 'ad') return ads.filter(({ id }) => id === name).map(adPart);
  const first = theme.sections[name]?.page;
  const what = { en: `the section "${name}"`, fr: `la section « ${name} »` };
  return [
    { path: ['theme', 'sections', name], what },
    ...pages.filter(({ id, section }) => section === name || id === first).map(pagePart),
    ...ads.filter(({ category }) => category === name).map(adPart),
  ];
}

function unknown(kind: RemovableKind, name: string, names: readonly string[]): Translated {
  const { en, fr } = suggestion(name, names);
  return {
    en: `There is no ${kind} "${name}" to remove. ${en}`,
    fr: `Il n’y a pas ${kind === 'ad' ? 'd’annonce' : 'de section'} « ${name} » à retirer. ${fr}`,
  };
}
