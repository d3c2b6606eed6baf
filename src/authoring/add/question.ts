import type { SiteConfig } from '../../site/types.generated';
import type { AddOptions } from './text-options';
import type { Insertion } from './insertion';
import { lastItem } from './last-item';
import { textFromOptions } from './text-options';

/**
 * Returns the insertion of a question with its answer at the end of a page's list.
 *
 * @param options `page`, `question`, `answer`
 * @throws {UserError} when there is no such page, or it has no questions
 */
export function newQuestion(config: SiteConfig, options: AddOptions): Insertion[] {
  const { path, list, after } = lastItem(config, options.get('page') ?? '', 'faq');
  const value = {
    question: textFromOptions(options, 'question'),
    answer: textFromOptions(options, 'answer'),
  };
  return [{ list, after, value, what: `the question on ${path}` }];
}
