import { fillTemplate } from '../../../config/schema/fill-template';
import { valueAt } from '../../../lib/json';
import { pageWith } from '../../../site/blocks/find-blocks';
import { languagesOf } from '../../../site/languages';
import type { Page, SiteConfig } from '../../../site/types.generated';
import siteSchema from '../../../../schema/site.schema.json';
import { firstWords, titleFromOptions, type AddOptions } from '../text-options';

/**
 * Returns the page that editors offer for a service, with a title: a draft whose other texts say that they are to be
 * rewritten.
 */
export function servicePage(config: SiteConfig, id: string, section: string, options: AddOptions): Page {
  const site = languagesOf(config);
  const title = titleFromOptions(site, options);
  const contact = pageWith(config, 'contact-form');
  const titles = Object.entries(template.name).map(([language, placeholder]) => [
    placeholder,
    title[language] ?? (site.defaultLanguage in template.name ? '' : firstWords(site, title)),
  ]);
  return fillTemplate(template, {
    ...Object.fromEntries(titles),
    [template.id]: id,
    [String(template.section)]: section,
    [String(valueAt(template, ['blocks', 0, 'actions', 0, 'to']))]: contact ? `${contact.id}#${id}` : 'phone',
  }) as Page;
}

/** The snippet that editors offer for the page of a service. */
const template = siteSchema.definitions.page.defaultSnippets[0]!.body;
