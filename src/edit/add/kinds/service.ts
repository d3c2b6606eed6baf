import { say } from '../../../lib/text/message-language';
import { languagesOf, type Language, type Languages } from '../../../site/languages';
import { pagePath, type PagePath } from '../../../site/page-url';
import { isReservedTarget } from '../../../site/parts/target';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { copiedBlocks } from './copied-blocks';
import { findPage } from '../../find-page';
import type { Insertion } from '../insertion';
import { addMessages } from '../messages';
import { servicePage } from './service-page';
import { serviceLinks } from './service-links';
import { slugOrError } from '../slug';
import { firstWords, titleFromOptions, type AddOptions } from '../text-options';
import { slug } from '../../../lib/text/slug';
import { UserError } from '../../../lib/user-error';

/**
 * Returns the insertions of a service: its page, which is a draft, and an entry in each hand-written list of the section's
 * services. Its texts are made from the title; with `like`, its blocks are those of another page. Each says that it is to
 * be rewritten.
 *
 * @param options `title`, `section` or `like`, and optionally `slug`
 * @throws {UserError} when there is no such section or page, or the address has another form
 */
export function newService(config: SiteConfig, options: AddOptions): Insertion[] {
  const site = languagesOf(config);
  const { defaultLanguage } = site;
  const like = options.get('like');
  const model = like === undefined ? undefined : findPage(config, like);
  const section = options.get('section') ?? model?.section;
  if (section === undefined) throw new UserError(say(addMessages.needsSection()));
  const title = titleFromOptions(site, options);
  const start = firstPage(config, section);
  const name = slugOrError(options.get('slug'), firstWords(site, title));
  const isInSection = (page: Page) => page === start || page.section === section;
  const path = pathUnder(site, start.path, config.pages.filter(isInSection), (language) =>
    language === defaultLanguage || options.has('slug') ? name : slug(title[language] ?? '') || name,
  );
  const isTaken = isReservedTarget(name) || config.pages.some((page) => page.id === name);
  const id = isTaken ? `${name}-${section}` : name;
  const isOfSection = (page: Page) => page.section === section && page.kind === 'service';
  const last = config.pages.findLastIndex(isOfSection);
  const { blocks, ...head } = servicePage(config, id, section, options);
  const page = {
    ...head,
    path,
    blocks: model ? copiedBlocks(config, model, id) : blocks,
  };
  const what = addMessages.page({ path: pagePath(site, path) });
  return [
    { list: ['pages'], after: last < 0 ? config.pages.indexOf(start) : last, value: page, what },
    ...serviceLinks(config, start, id, isOfSection),
  ];
}

/**
 * Returns the first page of a section.
 *
 * @throws {UserError} when there is no such section, or it has no first page
 */
function firstPage({ theme, pages }: SiteConfig, section: string): Page {
  const sections = Object.entries(theme.sections).filter(([, { page }]) => page !== undefined);
  const id = sections.find(([name]) => name === section)?.[1].page;
  const page = pages.find((each) => each.id === id);
  if (page) return page;
  throw new UserError(say(addMessages.noSection({ section, sections: sections.map(([name]) => name) })));
}

/** Returns the path of a page under another one, with one of its own in each language in which a page of the section has one. */
function pathUnder(
  site: Languages,
  start: PagePath,
  section: readonly Page[],
  nameIn: (language: Language) => string,
): PagePath {
  const pathIn = (language: Language) => `${pagePath(site, start, language)}/${nameIn(language)}`;
  const { languages, defaultLanguage } = site;
  const others = languages.filter((language) =>
    section.some(({ path }) => pagePath(site, path, language) !== pagePath(site, path)),
  );
  const first = pathIn(defaultLanguage);
  if (others.length === 0) return first;
  return {
    [defaultLanguage]: first,
    ...Object.fromEntries(others.map((language) => [language, pathIn(language)])),
  };
}
