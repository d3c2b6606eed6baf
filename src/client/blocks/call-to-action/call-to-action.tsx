import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Actions } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Container, Lead } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Wall } from '../../ui/wall';

/** Renders the call to action at the end of a page, on a card in front of the tiling. */
export function CallToAction({ block }: { block: BlockDataOf<'call-to-action'> }) {
  const titleId = useId();
  return (
    <TilingSection {...sectionAttributes(block, titleId)}>
      <Wall name="close" variant={block.wall} />
      <Column>
        <Card>
          <FormattedText as="h2" id={titleId} data-effect="typewriter">
            {block.title}
          </FormattedText>
          <FormattedText as={Lead}>{block.text}</FormattedText>
          <Actions actions={block.actions} />
        </Card>
      </Column>
    </TilingSection>
  );
}

const TilingSection = styled.section`
  position: relative;
  isolation: isolate;
  padding-block-start: 76px;
  background: var(--alt);
  [data-ground='band'] + & {
    margin-block-start: var(--space-section);
  }
  @media (--narrow) {
    padding-block-start: 120px;
  }
  @media print {
    padding-block-start: 0;
    > [data-wall] {
      display: none;
    }
  }
`;

const Column = styled(Container)`
  /* On a narrow screen the card has the whole width: beside it, the tiling would be a thin strip. */
  @media (--narrow) {
    padding-inline: 0;
  }
`;

const Card = styled.div`
  inline-size: min(100%, 760px);
  display: grid;
  gap: 22px;
  padding: var(--space-card);
  background: var(--card);
  /* the tiles have the colour of the card, too: the line keeps its corner */
  border: 1.5px solid var(--rule);
  border-block-end: 0;
  margin-block-end: -1px; /* no tiles below it where a height is not whole */
  border-start-end-radius: var(--cut);
  break-inside: avoid;
  > p {
    max-inline-size: 28em;
  }
  @media (--narrow) {
    inline-size: 100%;
    padding-inline: var(--space-gutter);
    border-inline: 0;
  }
`;
