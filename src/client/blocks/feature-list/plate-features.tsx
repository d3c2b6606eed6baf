import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Reasons } from './reasons';

/** Renders one promise in large type on a plate, and the other benefits next to it as plain text. */
export function PlateFeatures({ block, heading }: { block: BlockDataOf<'feature-list'>; heading: string }) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Columns>
        <Plate data-effect="reveal">
          <FormattedText as="h2" id={heading} data-alone={block.promise === undefined ? '' : undefined}>
            {block.title}
          </FormattedText>
          {block.promise && (
            <FormattedText as="p" data-promise>
              {block.promise}
            </FormattedText>
          )}
          {block.promiseText && <FormattedText as="p">{block.promiseText}</FormattedText>}
        </Plate>
        <SideReasons items={block.items} />
      </Columns>
    </BlockSection>
  );
}

const Columns = styled(Grid)`
  row-gap: 20px;
  align-items: start;
`;

const Plate = styled.div`
  grid-column: 1 / span 7;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 40px;
  min-block-size: 460px;
  padding: var(--space-card);
  background: var(--plate);
  color: var(--on-plate);
  border-start-end-radius: var(--cut);
  h2 {
    font: 600 var(--type-label) / max(1.4, var(--leading) - 0.2) var(--body);
    letter-spacing: 0;
  }
  /* without a promise the heading is the promise */
  h2[data-alone],
  > [data-promise] {
    font: var(--weight-display) calc(var(--type-h2) * var(--titles)) / max(1.04, var(--leading-display))
      var(--display);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  > p:last-child:not([data-promise]) {
    max-inline-size: 30em;
    color: var(--on-plate-muted);
    text-wrap: balance;
  }
  @media (--narrow) {
    gap: 20px;
    min-block-size: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const SideReasons = styled(Reasons)`
  grid-column: 9 / -1;
  margin-block-start: 64px;
  @media (--narrow) {
    margin-block-start: 8px;
  }
`;
