import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/action';

/** What stands in the form's place after a message was sent; it takes the focus that the form had. */
export function SentPanel({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel>
      <Mark viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        <path d="M-9-9h18v18h-18z" />
        <path d="M-9-9h18v18h-18z" transform="rotate(45)" />
        <path className="tick" d="M-5 0l4 4 7-8" />
      </Mark>
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
    font-size: var(--lead);
    color: var(--muted);
    max-inline-size: 28em;
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
