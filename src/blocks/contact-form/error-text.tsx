import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** An error message, shown next to the field or button it belongs to. */
export const ErrorText = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  margin-block-start: 4px; /* clear of the field's outline */
  text-wrap: balance;
  font-size: var(--type-small);
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

/** Renders the excerpt of a value that causes an error, as the visitor typed it and in its own direction. */
export function ErrorExcerpt({ id, excerpt }: { id: string; excerpt: string }) {
  const { t } = useTranslation();
  return (
    <Line id={id}>
      {t('frame.contact.toChange')} <bdi>{excerpt}</bdi>
    </Line>
  );
}

/** What to do about an error, below it. */
export const Advice = styled.span`
  display: block;
  margin-block-start: 4px;
  line-height: max(1.45, var(--leading) - 0.25);
`;

const Line = styled.span`
  display: block;
  margin-block-start: 4px;
  font-size: var(--type-small);
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
