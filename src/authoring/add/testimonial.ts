import type { SiteConfig } from '../../site/types.generated';
import { lastItem } from './last-item';
import type { GivenOptions } from '../../lib/args';
import { givenText } from './text-options';
import type { Insertion } from './insertion';

/**
 * What a client says, behind the others of a page.
 *
 * @param options `page`, `quote`, `role`, `company`
 * @throws {Refusal} when there is no such page, or it has no testimonials
 */
export function newTestimonial(config: SiteConfig, options: GivenOptions): Insertion[] {
  const { path, list, after } = lastItem(config, options.get('page') ?? '', 'testimonials');
  const value = {
    quote: givenText(options, 'quote'),
    role: givenText(options, 'role'),
    company: givenText(options, 'company'),
  };
  return [{ list, after, value, what: `the testimonial on ${path}` }];
}
