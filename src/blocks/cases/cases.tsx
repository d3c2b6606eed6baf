import { useId } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { Section, SectionHeader, Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { CaseCards } from './case-cards';
import { ProjectRows } from './project-rows';

/** Our work: wide rows for web projects, cards for what has no picture. */
export function Cases({ block }: { block: BlockDataOf<'cases'> }) {
  const titleId = useId();
  // The page's headline says what follows; the title is only seen when a sentence stands beside it.
  const title = (
    <h2 id={titleId} className={block.lead ? undefined : 'visually-hidden'}>
      <FormattedText>{block.title}</FormattedText>
    </h2>
  );
  return (
    <Section id={block.id} data-section={block.section} aria-labelledby={titleId}>
      <Container>
        {block.lead ? (
          <SectionHeader>
            {title}
            <Lead>
              <FormattedText>{block.lead}</FormattedText>
            </Lead>
          </SectionHeader>
        ) : (
          title
        )}
        {block.variant === 'projects' ? (
          <ProjectRows items={block.items} />
        ) : (
          <CaseCards items={block.items} />
        )}
      </Container>
    </Section>
  );
}
