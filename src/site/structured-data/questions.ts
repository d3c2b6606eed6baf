import type { QuestionLeaf } from 'schema-dts';
import type { PageData } from '../page-data.types';

/**
 * The questions a page answers, as visitors read them.
 *
 * @returns the questions of all its `faq` blocks in their order; none when it has no such block
 */
export function questions(page: PageData): QuestionLeaf[] {
  return page.blocks.flatMap((block) =>
    block.type === 'faq'
      ? block.items.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          // Where a translation is missing the whole block is in French, whatever the page's language.
          ...(block.language && { inLanguage: block.language }),
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        }))
      : [],
  );
}
