import { findBlocks } from '../../../site/blocks/find-blocks';
import { pagePath } from '../../../site/page-url';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { filledBlock } from './block';
import { pageByName } from './find-section';
import type { Insertion } from '../insertion';
import { lastItem } from './last-item';
import { addMessages } from '../messages';
import { textFromOptions, type AddOptions } from '../text-options';

/**
 * Returns the insertion of a question with its answer at the end of a page's list. A page without questions gets a list
 * before its last block, which invites visitors to write.
 *
 * @param options `page`, `question`, `answer`
 * @throws {UserError} when there is no such page
 */
export function newQuestion(config: SiteConfig, options: AddOptions): Insertion[] {
  const name = options.get('page') ?? '';
  const { page, index } = pageByName(config, name);
  const value = {
    question: textFromOptions(options, 'question'),
    answer: textFromOptions(options, 'answer'),
  };
  const what = addMessages.question({ path: pagePath(page.path) });
  const isOfPage = (found: { page: Page }) => found.page === page;
  if (findBlocks(config, 'faq').some(isOfPage)) {
    const { list, after } = lastItem(config, name, 'faq');
    return [{ list, after, value, what }];
  }
  const last = page.blocks.length - 1;
  const isLast = findBlocks(config, 'call-to-action').findLast(isOfPage)?.path.at(-1) === last;
  const after = isLast ? last - 1 : last;
  const block = { ...filledBlock('faq'), items: [value] };
  return [{ list: ['pages', index, 'blocks'], after, value: block, what }];
}
