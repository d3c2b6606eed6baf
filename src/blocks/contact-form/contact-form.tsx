import { useId, useState } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';
import { MessageForm } from './message-form';
import { QuickWays } from './quick-ways';
import { SentPanel } from './sent-panel';

/** Renders the form on a white card, and a confirmation in its place after a message was sent. */
export function ContactForm({ block }: { block: BlockDataOf<'contact-form'> }) {
  const titleId = useId();
  const [sent, setSent] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  return (
    <BlockSection block={block} column={block.column} labelledBy={block.title && titleId}>
      <QuickWays details={block.details} />
      <Card>
        {sent ? (
          <SentPanel
            block={block}
            onAgain={() => {
              setSent(false);
              setIsAgain(true);
            }}
          />
        ) : (
          <>
            {block.title && <SectionHeading id={titleId}>{block.title}</SectionHeading>}
            {block.lead && (
              <Note>
                <FormattedText>{block.lead}</FormattedText>
              </Note>
            )}
            <MessageForm block={block} focused={isAgain} onSent={() => setSent(true)} />
          </>
        )}
      </Card>
    </BlockSection>
  );
}

const Note = styled.p`
  font-size: var(--type-small);
  color: var(--muted);
`;

/** Fills the height of its column; on a narrow screen it is as wide as the screen. */
const Card = styled.div`
  container-type: inline-size;
  min-block-size: 100%;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 30px;
  padding: var(--space-card);
  background: var(--card);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  > h2 {
    font-size: var(--type-h3);
  }
  > h2 + ${Note} {
    margin-block-start: -16px;
  }
  @media (max-width: 56.25em) {
    min-block-size: 0;
    margin-inline: calc(-1 * var(--space-gutter));
    padding-block: 36px;
    padding-inline: var(--space-gutter);
  }
  @media print {
    display: none;
  }
`;
