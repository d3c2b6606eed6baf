import { useId, type FocusEventHandler, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FieldName } from '../../contact/field-problem';
import type { Control } from './controls';
import { ErrorText } from './error-text';

interface FieldProps {
  name: FieldName;
  label: string;
  hint: string;
  error?: string;
  advice?: string | undefined;
  /** The part of the value that causes the error. */
  excerpt?: string;
  type?: 'text' | 'email';
  /** The direction of the value; by default that of what is typed, as French is also typed on an Arabic page. */
  dir?: 'ltr' | 'auto';
  autoComplete?: string;
  maxLength: number;
  /** The number of lines; makes the field a textarea. */
  rows?: number;
  onBlur: FocusEventHandler<Control>;
  /** Renders what is below the field and describes it, with the given id. */
  children?: (id: string) => ReactNode;
}

/** Renders a field with its label, its hint and its error, if there is one. */
export function Field({
  name,
  label,
  hint,
  error,
  advice,
  excerpt,
  type = 'text',
  dir = 'auto',
  rows,
  children,
  ...attributes
}: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const describedBy = [
    `${id}-hint`,
    error && `${id}-error`,
    advice && `${id}-advice`,
    excerpt && `${id}-change`,
    children && `${id}-more`,
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    ...attributes,
    dir,
    id,
    name,
    required: true,
    'aria-describedby': describedBy,
    'aria-invalid': !!error || undefined,
  };
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {error && (
        <div>
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
          {advice && <Advice id={`${id}-advice`}>{advice}</Advice>}
          {/* as the visitor typed it and in its own direction */}
          {excerpt && (
            <Advice id={`${id}-change`}>
              {t('frame.contact.toChange')} <bdi>{excerpt}</bdi>
            </Advice>
          )}
        </div>
      )}
      {children?.(`${id}-more`)}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: 6px;
  label {
    font-weight: 600;
  }
  input,
  textarea {
    inline-size: 100%;
    min-block-size: 56px;
    margin: 4px 0 0;
    padding: 12px 16px;
    font: inherit;
    color: var(--text);
    background: var(--page);
    border: 1px solid var(--border);
    border-radius: 0;
  }
  textarea {
    min-block-size: 200px;
    resize: vertical;
  }
  :focus-visible {
    border-color: var(--accent);
  }
  [aria-invalid='true'] {
    border: 2px solid var(--error);
    padding-inline: 15px;
  }
`;

const Hint = styled.span`
  font-size: var(--type-small);
  line-height: max(1.4, var(--leading) - 0.25);
  color: var(--muted);
  text-wrap: pretty;
`;

const Advice = styled.span`
  display: block;
  margin-block-start: 4px;
  line-height: max(1.45, var(--leading) - 0.25);
  bdi {
    padding-inline: 5px;
    background: var(--card);
    border: 1px solid var(--border);
    white-space: pre-wrap;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;
