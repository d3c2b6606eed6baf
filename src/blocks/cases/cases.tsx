import { useId } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { Band, Head, Lead, Wrap } from '../../ui/layout';
import { Phrase } from '../../ui/phrase';
import { CaseCards } from './case-cards';
import { ProjectRows } from './project-rows';

/** Our work: wide rows for web projects, cards for what has no picture. */
export function Cases({ block }: { block: BlockDataOf<'cases'> }) {
  const titleId = useId();
  // The page's headline says what follows; the title is only seen when a sentence stands beside it.
  const title = (
    <h2 id={titleId} className={block.lead ? undefined : 'visually-hidden'}>
      <Phrase>{block.title}</Phrase>
    </h2>
  );
  return (
    <Band id={block.id} data-section={block.section} aria-labelledby={titleId}>
      <Wrap>
        {block.lead ? (
          <Head>
            {title}
            <Lead>
              <Phrase>{block.lead}</Phrase>
            </Lead>
          </Head>
        ) : (
          title
        )}
        {block.variant === 'projects' ? (
          <ProjectRows items={block.items} />
        ) : (
          <CaseCards items={block.items} />
        )}
      </Wrap>
    </Band>
  );
}
