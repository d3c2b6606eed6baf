import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { sectionAttributes } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { HiddenHeading } from '../../ui/section-header';
import { Notes } from './notes';
import { Sheet } from './sheet';
import { TileWall } from './tile-wall';

/** Renders a sample document in front of a tiled wall, with the notes on its rows at both sides. */
export function Specimen({ block }: { block: BlockDataOf<'specimen'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Band {...sectionAttributes(block, titleId)}>
      <HiddenHeading id={titleId}>{block.title}</HiddenHeading>
      <Rows>
        <TileWall />
        <Sheet block={block} />
        <Notes rows={block.rows} />
        <Footnote>
          {t('frame.specimen.mark')} {block.lead && <FormattedText>{block.lead}</FormattedText>}
        </Footnote>
      </Rows>
    </Band>
  );
}

const Band = styled.section`
  --above: 88px;
  overflow: hidden;
  padding: var(--above) var(--edge) 40px;
  background: var(--plate);
  color: var(--on-plate);
  @media (--narrow) {
    --above: 24px;
    padding: var(--above) 14px 36px;
  }
`;

/* The rows of the document are rows of this grid: its head, its headings and up to eight more. Notes take the same rows. */
const Rows = styled.div`
  --rim: clamp(24px, 17.8vw - 136px, 120px); /* the wall at each side of the document */
  display: grid;
  grid-template-columns: minmax(176px, 1fr) var(--rim) minmax(0, 660px) var(--rim) minmax(176px, 1fr);
  position: relative;
  > figure,
  > p {
    grid-column: 3;
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 660px);
    justify-content: center;
    > figure,
    > p {
      grid-column: 1;
    }
  }
`;

const Footnote = styled.p`
  grid-row: 11;
  margin-block-start: 72px; /* 24 px below the wall */
  font-size: var(--type-label);
  text-align: center;
  text-wrap: balance;
  @media (--narrow) {
    grid-row: auto;
    padding-inline: 8px;
    text-align: start;
    ol + & {
      margin-block-start: 24px;
    }
  }
`;
