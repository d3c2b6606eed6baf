import { useId } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { SectionHeader } from '../../ui/section-header';
import { SectionHeading } from '../../ui/section-heading';
import { CaseCards } from './case-cards';
import { ProjectRows } from './project-rows';

/** Renders the company's work: wide rows for web projects, cards for cases without a picture. */
export function Cases({ block }: { block: BlockDataOf<'cases'> }) {
  const titleId = useId();
  return (
    <BlockSection block={block} labelledBy={titleId} collapse={false}>
      {/* The page's headline introduces the cases: the title is visible only with a lead. */}
      {block.lead ? (
        <SectionHeader id={titleId} title={block.title} lead={block.lead} />
      ) : (
        <SectionHeading id={titleId} hidden>
          {block.title}
        </SectionHeading>
      )}
      {block.variant === 'projects' ? <ProjectRows items={block.items} /> : <CaseCards items={block.items} />}
    </BlockSection>
  );
}
