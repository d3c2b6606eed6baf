import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { BlockDataOf, SubjectData } from '../../../site/page-data.types';
import { defaultSection } from '../../../site/section';
import { BlockSection } from '../../ui/block-section';
import { useHydrated } from '../../ui/use-hydrated';
import { FormHead } from './form-head';
import { MessageForm } from './message-form';
import { QuickWays } from './quick-ways';
import { SentPanel } from './sent-panel';

/** Renders the form on a white card, and a confirmation in its place after a message was sent. */
export function ContactForm({ block }: { block: BlockDataOf<'contact-form'> }) {
  const titleId = useId();
  const [phase, setPhase] = useState<'first' | 'sent' | 'again'>('first');
  const subject = useSubjectOfAddress(block.subjects);
  const card = useRef<HTMLDivElement>(null);
  const changeSubject = () => {
    const field = card.current?.querySelector<HTMLInputElement>('[name=subject]');
    field?.focus();
    field?.select();
  };
  return (
    <BlockSection block={block} labelledBy={titleId}>
      <QuickWays details={block.details} />
      <Card ref={card} data-screen-only>
        {phase === 'sent' ? (
          <SentPanel block={block} onAgain={() => setPhase('again')} />
        ) : (
          <>
            <FormHead id={titleId} block={block} subject={subject} onChange={changeSubject} />
            <MessageForm
              block={block}
              subject={subject}
              focused={phase === 'again'}
              onSent={() => setPhase('sent')}
            />
          </>
        )}
      </Card>
    </BlockSection>
  );
}

/**
 * Returns the subject that the address of the page names, `/contact#seo`, and gives the page the colors of its section. The
 * fragment itself reaches neither the page nor the message: it only selects one of the known subjects.
 */
function useSubjectOfAddress(subjects: Record<string, SubjectData>): SubjectData | undefined {
  const hydrated = useHydrated();
  const [anchor, setAnchor] = useState(() => (hydrated ? location.hash.slice(1) : ''));
  const subject = Object.hasOwn(subjects, anchor) ? subjects[anchor] : undefined;
  const ownSection = useRef<string>(undefined);

  useEffect(() => {
    const read = () => setAnchor(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // The next page sets its own section, so nothing is restored.
  useEffect(() => {
    ownSection.current ??= document.body.dataset.section ?? defaultSection;
    document.body.dataset.section = subject?.section ?? ownSection.current;
  }, [subject]);

  return subject;
}

/** Fills the height of its column; on a narrow screen it is as wide as the screen. */
const Card = styled.div`
  container-type: inline-size;
  min-block-size: 100%;
  display: grid;
  align-content: start;
  gap: 30px;
  padding: var(--space-card);
  background: var(--card);
  border-start-end-radius: var(--cut);
  @media (--narrow) {
    min-block-size: 0;
    margin-inline: calc(-1 * var(--space-gutter));
    padding-block: 24px 36px;
    gap: 24px;
    padding-inline: var(--space-gutter);
  }
`;
