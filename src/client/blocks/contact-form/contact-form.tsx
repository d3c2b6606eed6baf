import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf, ContactDetailsData, SubjectData } from '../../../site/page-data.types';
import { SUBJECT_FIELD } from '../../contact/fields';
import { defaultSection } from '../../../site/section';
import { BlockSection } from '../../ui/block-section';
import { LinkList } from '../../ui/link-list';
import { useHydrated } from '../../browser/use-hydrated';
import { FormHead } from './form-head';
import { MessageForm } from './message-form';
import { SentPanel } from './sent-panel';

/** Renders the form on a white card, and a confirmation in its place after a message was sent. */
export function ContactForm({ block }: { block: BlockDataOf<'contact-form'> }) {
  const titleId = useId();
  const [phase, setPhase] = useState<'first' | 'sent' | 'again'>('first');
  const subject = useSubjectOfAddress(block.subjects);
  const card = useRef<HTMLDivElement>(null);
  const changeSubject = () => {
    const field = card.current?.querySelector<HTMLInputElement>(`[name=${SUBJECT_FIELD}]`);
    field?.focus();
    field?.select();
  };
  return (
    <BlockSection block={block} labelledBy={titleId}>
      <QuickWays details={block.details} />
      <Card ref={card} data-screen-only>
        {phase === 'sent' ? (
          <SentPanel id={titleId} block={block} onAgain={() => setPhase('again')} />
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
    // Other anchors of the page, such as that of the skip link, say nothing of the subject.
    const read = () => {
      const named = location.hash.slice(1);
      if (named === '' || Object.hasOwn(subjects, named)) setAnchor(named);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [subjects]);

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

/** Renders the ways to reach the company now, above the form on a narrow screen; a wide one lists them beside it. */
function QuickWays({ details: { phone, chat, email } }: { details: ContactDetailsData }) {
  const { t } = useTranslation();
  const ways = [
    { ...phone, label: t('frame.details.call') },
    ...(chat ? [chat] : []),
    { ...email, label: t('frame.details.email') },
  ];
  return <Strip links={ways} />;
}

const Strip = styled(LinkList)`
  --hovered: var(--accent);
  display: flex;
  margin-block-end: 16px;
  border: 1.5px solid var(--text);
  border-start-end-radius: var(--cut-button);
  li {
    flex: 1 1 auto;
  }
  li + li {
    border-inline-start: 1.5px solid var(--text);
  }
  a {
    display: grid;
    place-items: center;
    min-block-size: 52px;
    padding-inline: 8px;
    font-size: var(--type-label);
    font-weight: 600;
    text-decoration: none;
  }
  @media print, (--wide) {
    display: none;
  }
`;
