import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { HeadingAndLead } from '../../ui/section-header';
import { Legend } from './legend';
import { Stage } from './stage';

/** Renders the stages of a procedure along a line; the last one is its end. */
export function Timeline({ block }: { block: BlockDataOf<'timeline'> }) {
  const heading = useId();
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Header>
        <div>
          <HeadingAndLead id={heading} title={block.title} lead={block.lead} />
        </div>
        <Legend />
      </Header>
      <List>
        {block.items.map((item, index) => (
          <Stage key={item.title} item={item} isLast={index === block.items.length - 1} />
        ))}
      </List>
    </BlockSection>
  );
}

const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46rem) auto;
  justify-content: space-between;
  align-items: end;
  gap: 20px 40px;
  margin-block-end: calc(var(--space-header) * 0.75);
  > div {
    display: grid;
    gap: 16px;
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.ol`
  --week: clamp(96px, 10.4vw, 150px);
  --axis: calc(var(--week) + 58px);
  --content: calc(var(--week) + 116px);
  @media (--narrow) {
    --axis: 20px;
    --content: 56px;
  }
`;
