import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/action';
import { SentMark } from './sent-mark';

/** Renders the confirmation that replaces the form after a message was sent. It takes over the form's focus. */
export function SentPanel({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel>
      <SentMark />
      <h2 ref={title} tabIndex={-1}>
        {t('frame.contact.sent')}
      </h2>
      <p>{t('frame.contact.sentText')}</p>
      <Button as="button" type="button" data-secondary onClick={onAgain}>
        {t('frame.contact.again')}
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 22px;
  justify-items: start;
  min-block-size: 420px;
  align-content: center;
  > h2:focus {
    outline: none;
  }
  > p {
    font-size: var(--type-lead);
    color: var(--muted);
    max-inline-size: 28em;
  }
`;
