import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { HeadingAndLead } from '../../ui/section-header';
import { Mark } from './mark';
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
          <Stage key={index} item={item} isLast={index === block.items.length - 1} />
        ))}
      </List>
    </BlockSection>
  );
}

/** Renders what the marks on the line mean. It is hidden from screen readers, which get the words at each stage. */
function Legend() {
  const { t } = useTranslation();
  return (
    <Marks aria-hidden="true">
      <span>
        <Mark kind="signed" />
        {t('frame.timeline.signed')}
      </span>
      <span>
        <Mark kind="ours" />
        {t('frame.timeline.ours')}
      </span>
    </Marks>
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

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  font-size: var(--type-label);
  > span {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  > span > span {
    --mark: 15px;
    --edge-width: 2.5px;
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
