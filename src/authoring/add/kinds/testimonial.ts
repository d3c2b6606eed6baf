import type { SiteConfig } from '../../../site/types.generated';
import type { AddOptions } from '../text-options';
import type { Insertion } from '../insertion';
import { lastItem } from './last-item';
import { addMessages } from '../messages';
import { textFromOptions } from '../text-options';

/**
 * Returns the insertion of a client testimonial at the end of a page's list.
 *
 * @param options `page`, `quote`, `role`, `company`
 * @throws {UserError} when there is no such page, or it has no testimonials
 */
export function newTestimonial(config: SiteConfig, options: AddOptions): Insertion[] {
  const { path, list, after } = lastItem(config, options.get('page') ?? '', 'testimonials');
  const value = {
    quote: textFromOptions(options, 'quote'),
    role: textFromOptions(options, 'role'),
    company: textFromOptions(options, 'company'),
  };
  return [{ list, after, value, what: addMessages.testimonial({ path }) }];
}
