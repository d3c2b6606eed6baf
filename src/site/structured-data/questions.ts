import type { QuestionLeaf } from 'schema-dts';
import type { PageData } from '../page-data.types';

/**
 * Returns the questions of all `faq` blocks of a page in their order, as visitors read them.
 */
export function questionNodes(page: PageData): QuestionLeaf[] {
  return page.blocks.flatMap((block) =>
    block.type === 'faq'
      ? block.items.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          // A block that is not fully translated is in French, whatever the page's language.
          ...(block.language && { inLanguage: block.language }),
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        }))
      : [],
  );
}
