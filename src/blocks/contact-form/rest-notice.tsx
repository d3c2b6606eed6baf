import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { number } from '../../site/format';
import type { Language } from '../../site/languages';
import { SentMark } from './sent-mark';

interface Props {
  /** How many characters were sent so far, and how many stay in the field. */
  sent: number;
  left: number;
  /** How many parts this form has sent since it is open: each takes the focus to this word about it. */
  arrivals: number;
}

/** Over Send, once the beginning of a long message was sent: how much, and how much stays in the field. */
export function RestNotice({ sent, left, arrivals }: Props) {
  const { t, i18n } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const say = (value: number) => number(value, i18n.language as Language);
  useEffect(() => {
    if (arrivals > 0) title.current?.focus({ preventScroll: true });
  }, [arrivals]);
  return (
    <Notice>
      <SentMark />
      <h3 ref={title} tabIndex={-1}>
        {t('frame.contact.restTitle')}
      </h3>
      <p>{t('frame.contact.restText', { sent: say(sent), rest: say(left) })}</p>
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
    font-size: var(--lead);
    &:focus {
      outline: none;
    }
  }
`;
