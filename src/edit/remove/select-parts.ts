import { say } from '../../lib/text/message-language';
import { UserError } from '../../lib/user-error';
import { languagesOf } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import { defaultSection } from '../../site/section';
import type { Page, SiteConfig } from '../../site/types.generated';
import { requiredPages } from '../../config/rules/drafts/needed-draft';
import { findPage } from '../find-page';
import { removeMessages } from './messages';

/** What `npm run remove` can remove. */
export type RemovableKind = 'page' | 'ad' | 'section';

/** The parts of a config that are removed. */
export interface Selection {
  pages: Page[];
  ads: SiteConfig['ads'];
  section?: string;
  /** The page that replaces the pages. */
  target: string;
}

/**
 * Returns the parts that go with a name, and the page that replaces them.
 *
 * @throws {UserError} when there is no such part, or the site needs it
 */
export function selectParts(
  config: SiteConfig,
  kind: RemovableKind,
  name: string,
  redirectTo: string | undefined,
): Selection {
  const parts = partsOf(config, kind, name);
  refuseRequired(config, parts);
  const home = config.pages.find(({ path }) => pagePath(languagesOf(config), path) === '/')?.id ?? '';
  const section = parts.section ?? parts.pages[0]?.section;
  const parent = section === undefined ? undefined : config.theme.sections[section]?.page;
  const usual = parts.pages.some(({ id }) => id === parent) ? home : (parent ?? home);
  const target = redirectTo === undefined ? usual : findPage(config, redirectTo).id;
  if (parts.pages.some(({ id }) => id === target))
    throw new UserError(say(removeMessages.redirectToRemoved({ page: target })));
  return { ...parts, target };
}

function partsOf(config: SiteConfig, kind: RemovableKind, name: string): Omit<Selection, 'target'> {
  if (kind === 'ad') {
    const ads = config.ads.filter(({ id }) => id === name);
    if (ads.length > 0) return { pages: [], ads };
    throw new UserError(say(removeMessages.noAd({ id: name, ads: config.ads.map(({ id }) => id) })));
  }
  if (kind === 'section') {
    const sections = Object.keys(config.theme.sections).filter(
      (section) => section !== defaultSection && !section.startsWith('$'),
    );
    if (!sections.includes(name)) throw new UserError(say(removeMessages.noSection({ id: name, sections })));
    const first = config.theme.sections[name]?.page;
    return {
      section: name,
      pages: config.pages.filter(({ id, section }) => section === name || id === first),
      ads: config.ads.filter(({ category }) => category === name),
    };
  }
  return { pages: [findPage(config, name)], ads: [] };
}

/** @throws {UserError} when the site needs one of the pages */
function refuseRequired(config: SiteConfig, { pages, section: removed }: Omit<Selection, 'target'>): void {
  const required = requiredPages(config);
  for (const page of pages) {
    const reason = required.get(page.id);
    if (reason && reason.section === undefined)
      throw new UserError(say(removeMessages.required({ page: page.id })));
    if (reason?.section !== undefined && reason.section !== removed)
      throw new UserError(say(removeMessages.firstPage({ page: page.id, section: reason.section })));
  }
}
