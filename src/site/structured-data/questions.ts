import type { QuestionLeaf } from 'schema-dts';
import { blocksOfType } from '../blocks/find-blocks';
import type { PageData } from '../page-data.types';

/**
 * Returns the questions of all `faq` blocks of a page in their order, as visitors read them.
 */
export function questionNodes(page: PageData): QuestionLeaf[] {
  return blocksOfType(page.blocks, 'faq').flatMap(({ items, language }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      // A block that is not fully translated is in French, whatever the page's language.
      ...(language && { inLanguage: language }),
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  );
}
