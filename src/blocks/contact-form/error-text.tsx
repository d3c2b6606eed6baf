import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What is wrong, beside what it is about. */
export const ErrorText = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  margin-block-start: 4px; /* clear of the field's outline */
  text-wrap: balance;
  font-size: var(--small);
  font-weight: 600;
  line-height: max(1.45, var(--leading) - 0.25);
  color: var(--error);
  &::before {
    content: '';
    flex: none;
    border: 4.5px solid currentColor;
    rotate: 45deg;
  }
`;

/** What to change for an error to go, in the visitor's own spelling and direction. */
export function ToChange({ id, excerpt }: { id: string; excerpt: string }) {
  const { t } = useTranslation();
  return (
    <Line id={id}>
      {t('frame.contact.toChange')} <bdi>{excerpt}</bdi>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  margin-block-start: 4px;
  font-size: var(--small);
  line-height: max(1.45, var(--leading) - 0.25);
  overflow-wrap: anywhere;
  bdi {
    padding-inline: 5px;
    background: var(--card);
    border: 1px solid var(--border);
    white-space: pre-wrap;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;
