import { useId, type FocusEventHandler, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldName } from '../../contact/field-problem';
import type { Control } from './controls';
import { ErrorText, ToChange } from './error-text';

interface FieldProps {
  name: FieldName;
  label: string;
  hint: string;
  error?: string;
  /** What of the value to change for the error to go. */
  excerpt?: string;
  type?: 'text' | 'email';
  dir?: 'ltr';
  autoComplete?: string;
  /** How many characters it takes at the most. */
  maxLength: number;
  /** The lines of a field for a longer text. */
  rows?: number;
  onBlur: FocusEventHandler<Control>;
  /** What stands under the field and describes it, by the id that it is given. */
  children?: (id: string) => ReactNode;
}

/** A field with its label, a hint, and beside it the error, if there is one. */
export function Field({
  name,
  label,
  hint,
  error,
  excerpt,
  type = 'text',
  rows,
  children,
  ...attributes
}: FieldProps) {
  const id = useId();
  const described = [
    `${id}-hint`,
    error && `${id}-error`,
    excerpt && `${id}-change`,
    children && `${id}-more`,
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    ...attributes,
    id,
    name,
    required: true,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {error && (
        <div>
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
          {excerpt && <ToChange id={`${id}-change`} excerpt={excerpt} />}
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
  /* Whoever writes French on the Arabic page reads it from left to right, line by line. */
  :is(input, textarea):not([dir]) {
    unicode-bidi: plaintext;
  }
  textarea {
    display: block;
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
  font-size: var(--small);
  line-height: max(1.4, var(--leading) - 0.25);
  color: var(--muted);
  text-wrap: pretty;
`;
