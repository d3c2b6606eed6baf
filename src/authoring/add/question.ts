import type { SiteConfig } from '../../site/types.generated';
import { lastItem } from './last-item';
import type { GivenOptions } from '../../lib/args';
import { givenText } from './text-options';
import type { Insertion } from './insertion';

/**
 * A question with its answer, behind the others of a page.
 *
 * @param options `page`, `question`, `answer`
 * @throws {Refusal} when there is no such page, or it has no questions
 */
export function newQuestion(config: SiteConfig, options: GivenOptions): Insertion[] {
  const { path, list, after } = lastItem(config, options.get('page') ?? '', 'faq');
  const value = { question: givenText(options, 'question'), answer: givenText(options, 'answer') };
  return [{ list, after, value, what: `the question on ${path}` }];
}
