import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Actions, Button, TargetLink } from '../../ui/action';
import { TextItems } from '../../ui/formatted-text';
import { Lead } from '../../ui/layout';

interface Props {
  id: string;
  block: BlockDataOf<'contact-form'>;
  onAgain: () => void;
}

/**
 * Renders the confirmation that replaces the form after a message was sent: what happens next, what to do in a hurry,
 * and where to go on. It takes over the form's focus.
 */
export function SentPanel({ id, block, onAgain }: Props) {
  const { t } = useTranslation();
  const nextId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { nextSteps = [], actions = [], details } = block;
  return (
    <Panel>
      <SentMark />
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('frame.contact.sent')}
      </h2>
      <Lead>{t('frame.contact.sentText')}</Lead>
      {nextSteps.length > 0 && (
        <>
          <h3 id={nextId}>{t('frame.contact.next')}</h3>
          <ol aria-labelledby={nextId}>
            <TextItems texts={nextSteps} />
          </ol>
        </>
      )}
      <p>
        {t('frame.contact.urgent')} <TargetLink link={details.phone} />
      </p>
      <Actions actions={actions}>
        <Button as="button" type="button" data-secondary onClick={onAgain}>
          {t('frame.contact.again')}
        </Button>
      </Actions>
    </Panel>
  );
}

function SentMark() {
  return (
    <Mark viewBox="-14 -14 28 28" aria-hidden="true">
      <path d="M-9-9h18v18h-18z" />
      <path d="M-9-9h18v18h-18z" transform="rotate(45)" />
      <path className="tick" d="M-5 0l4 4 7-8" />
    </Mark>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 22px;
  justify-items: start;
  min-block-size: 420px;
  align-content: center;
  h2:focus {
    outline: none;
  }
  > h3 {
    font-size: var(--type-lead);
  }
  > ol {
    justify-self: stretch;
    counter-reset: step;
    border-block-start: 1.5px solid var(--rule);
  }
  > ol > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr);
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  > ol > li::before {
    content: counter(step);
    font-weight: 600;
    color: var(--accent);
  }
`;

const Mark = styled.svg`
  inline-size: 64px;
  fill: var(--fill);
  .tick {
    fill: none;
    stroke: var(--on-fill);
    stroke-width: 2;
  }
`;
