import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { Actions } from '../../ui/action';
import { Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';

/** The question at the end of a page, on a sheet before the tiled wall. */
export function CallToAction({ block }: { block: BlockDataOf<'call-to-action'> }) {
  const titleId = useId();
  return (
    <Wall id={block.id} data-section={block.section} aria-labelledby={titleId}>
      <Column>
        <Sheet>
          <h2 id={titleId}>
            <FormattedText>{block.title}</FormattedText>
          </h2>
          <Lead>
            <FormattedText>{block.text}</FormattedText>
          </Lead>
          <Actions actions={block.actions} />
        </Sheet>
      </Column>
    </Wall>
  );
}

const Wall = styled.section`
  position: relative;
  isolation: isolate;
  padding-block-start: 76px;
  background: var(--alt);
  /* The wall stands on a layer of its own: the tiles are whole at the inline-end, also in Arabic. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--tiles) 100% 100% / cover no-repeat;
  }
  &:dir(rtl)::before {
    scale: -1 1;
  }
  @media (max-width: 56.25em) {
    padding-block-start: 150px;
  }
  @media print {
    padding-block-start: 0;
    &::before {
      content: none;
    }
  }
`;

const Column = styled(Container)`
  /* On a narrow screen the sheet starts at the edge, and only the other gutter stays tiled. */
  @media (max-width: 56.25em) {
    padding-inline-start: 0;
  }
`;

const Sheet = styled.div`
  inline-size: min(100%, 760px);
  display: grid;
  gap: 22px;
  padding: clamp(32px, 4.4vw, 64px);
  padding-block-end: clamp(36px, 5vw, 72px);
  background: var(--card);
  color: var(--text);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  > p {
    max-inline-size: 28em;
  }
  @media (max-width: 56.25em) {
    padding-inline: var(--gutter);
  }
`;
