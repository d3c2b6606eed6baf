import type { AddOptions } from './text-options';
import siteSchema from '../../../schema/site.schema.json';
import { fillTemplate } from '../../config/schema/fill-template';
import { findBlocks } from '../../site/blocks/find-blocks';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import { pagePath, pageUrl, type PagePath } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';
import { sectionStart } from './find-page';
import type { Insertion } from './insertion';
import { serviceLinks } from './service-links';
import { slugOrError } from './slug';
import { textFromOptions } from './text-options';
import { slug } from '../../lib/text/slug';
import { UserError } from '../../lib/user-error';

/**
 * Returns the insertions of a service: its page, and an entry in each hand-written list of the section's services. Its
 * first texts are made from the title and true of any service, so that the page can be viewed at once; a note on the
 * page says what to write.
 *
 * @param options `section`, `title` and optionally `slug` and `draft`
 * @throws {UserError} when there is no such section, or the address is invalid or taken
 */
export function newService(config: SiteConfig, options: AddOptions): Insertion[] {
  const section = options.get('section') ?? '';
  const title = textFromOptions(options, 'title');
  const start = sectionStart(config, section);
  const name = slugOrError(options.get('slug'), title.fr);
  const isInSection = (page: Page) => page === start.page || page.section === section;
  const path = pathUnder(start.page.path, config.pages.filter(isInSection), (language) =>
    language === defaultLanguage || options.has('slug') ? name : slug(title[language] ?? '') || name,
  );
  const address = pagePath(path);
  for (const language of languages) {
    const url = pageUrl(path, language);
    const taken = config.pages.find((page) => pageUrl(page.path, language) === url);
    if (taken)
      throw new UserError(
        `Page "${taken.id}" already has the address ${url}. Choose another one: --slug ${name}-2, or better a word that distinguishes them.`,
      );
  }
  const id = config.pages.some((page) => page.id === name) ? `${name}-${section}` : name;
  const isOfSection = (page: Page) => page.section === section && page.kind === 'service';
  const last = config.pages.findLastIndex(isOfSection);
  const isDraft = options.has('draft');
  const [form] = findBlocks(config, 'contact-form');
  const { blocks, ...head } = fillTemplate(template, {
    1: id,
    2: section,
    3: title.fr,
    4: title.en ?? '',
    5: title.ar ?? '',
    6: form ? `${form.page.id}#${id}` : 'phone',
  }) as Page;
  const page = { ...head, path, ...(isDraft && { status: 'draft' }), blocks };
  return [
    { list: ['pages'], after: last < 0 ? start.index : last, value: page, what: `the page ${address}` },
    // Nothing that is published may link to a draft.
    ...(isDraft ? [] : serviceLinks(config, start.page, id, isOfSection)),
  ];
}

/** Returns the path of a page under another one, with one of its own in each language in which a page of the section has one. */
function pathUnder(
  start: PagePath,
  section: readonly Page[],
  nameIn: (language: Language) => string,
): PagePath {
  const pathIn = (language: Language) => `${pagePath(start, language)}/${nameIn(language)}`;
  const others = languages.filter((language) =>
    section.some(({ path }) => pagePath(path, language) !== pagePath(path)),
  );
  const fr = pathIn(defaultLanguage);
  if (others.length === 0) return fr;
  return { fr, ...Object.fromEntries(others.map((language) => [language, pathIn(language)])) };
}

/** The snippet that editors offer for the page of a service. */
const template = siteSchema.definitions.page.defaultSnippets[0]?.body;
