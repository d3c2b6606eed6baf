import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { CaseCards } from './case-cards';
import { ProjectRows } from './project-rows';

/**
 * Renders the company's work: wide rows for web projects, cards for cases without a picture. The page's headline introduces
 * them: the title is visible only with a lead.
 */
export function Cases({ block }: { block: BlockDataOf<'cases'> }) {
  const Items = variants[block.variant];
  return (
    <TitledSection block={block} hidden={!block.lead} collapse={false}>
      <Items items={block.items} />
    </TitledSection>
  );
}

const variants = { projects: ProjectRows, cards: CaseCards };
