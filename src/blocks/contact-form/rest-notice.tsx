import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SentMark } from './sent-mark';

interface Props {
  /** The number of characters sent so far. */
  sent: number;
  /** The number of characters that remain in the field. */
  left: number;
  /** The number of parts that this form has sent; each new part moves the focus to this notice. */
  arrivals: number;
}

/** Renders how much of a long message was sent and how much remains in the field, above Send. */
export function RestNotice({ sent, left, arrivals }: Props) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals > 0) title.current?.focus({ preventScroll: true });
  }, [arrivals]);
  return (
    <Notice>
      <SentMark />
      <h3 ref={title} tabIndex={-1}>
        {t('frame.contact.restTitle')}
      </h3>
      <p>{t('frame.contact.restText', { sent, rest: left })}</p>
    </Notice>
  );
}

const Notice = styled.div`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 4px 16px;
  padding: 18px;
  background: var(--alt);
  > svg {
    grid-row: span 2;
    inline-size: 44px;
  }
  > h3 {
    font-size: var(--type-lead);
    &:focus {
      outline: none;
    }
  }
`;
