import { useId, useState } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { FormattedText } from '../../ui/phrase';
import { BlockSection } from '../../ui/block-section';
import { MessageForm } from './message-form';
import { SentPanel } from './sent-panel';

/** The form on its white sheet, and in its place, once a message was sent, a word about it. */
export function ContactForm({ block }: { block: BlockDataOf<'contact-form'> }) {
  const titleId = useId();
  const [sent, setSent] = useState(false);
  const [again, setAgain] = useState(false);
  return (
    <BlockSection block={block} labelledBy={block.title && titleId}>
      <Sheet>
        {sent ? (
          <SentPanel
            onAgain={() => {
              setSent(false);
              setAgain(true);
            }}
          />
        ) : (
          <>
            {block.title && (
              <h2 id={titleId}>
                <FormattedText>{block.title}</FormattedText>
              </h2>
            )}
            {block.lead && (
              <Note>
                <FormattedText>{block.lead}</FormattedText>
              </Note>
            )}
            <MessageForm block={block} focused={again} onSent={() => setSent(true)} />
          </>
        )}
      </Sheet>
    </BlockSection>
  );
}

const Note = styled.p`
  font-size: var(--small);
  color: var(--muted);
`;

/** It reaches down to whatever follows; on a narrow screen it is as wide as the screen. */
const Sheet = styled.div`
  container-type: inline-size;
  min-block-size: 100%;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 30px;
  padding: clamp(22px, 4vw, 56px);
  background: var(--card);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  > h2 {
    font-size: var(--h3);
  }
  > h2 + ${Note} {
    margin-block-start: -16px;
  }
  @media (max-width: 56.25em) {
    margin-inline: calc(-1 * var(--gutter));
    padding-block: 36px;
    padding-inline: var(--gutter);
  }
  @media print {
    display: none;
  }
`;
