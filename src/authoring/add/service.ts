import type { AddOptions } from './text-options';
import siteSchema from '../../../schema/site.schema.json';
import { fillTemplate } from '../../config/schema/fill-template';
import { findBlocks } from '../../site/blocks/find-blocks';
import type { Page, SiteConfig } from '../../site/types.generated';
import { sectionStart } from './find-page';
import type { Insertion } from './insertion';
import { serviceLinks } from './service-links';
import { slugOrError } from './slug';
import { textFromOptions } from './text-options';
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
  const path = `${start.page.path}/${name}`;
  const taken = config.pages.find((page) => page.path === path);
  if (taken)
    throw new UserError(
      `Page "${taken.id}" already has the address ${path}. Choose another one: --slug ${name}-2, or better a word that distinguishes them.`,
    );
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
    { list: ['pages'], after: last < 0 ? start.index : last, value: page, what: `the page ${path}` },
    // Nothing that is published may link to a draft.
    ...(isDraft ? [] : serviceLinks(config, start.page, id, isOfSection)),
  ];
}

/** The snippet that editors offer for the page of a service. */
const template = siteSchema.definitions.page.defaultSnippets[0]?.body;
