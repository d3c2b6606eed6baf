import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { fields, isAddress, NAME_FIELD, type FieldName } from '../../contact/fields';
import type { SubmitError } from '../../contact/message-problem';
import type { FieldLengths } from '../../../site/page-data.types';
import { ErrorText } from './error-text';
import { FieldNotes } from './field-notes';
import { useCutPaste } from './hooks/use-cut-paste';
import { MessageCounter } from './message-counter';

interface FieldProps {
  name: FieldName;
  value: string;
  length: FieldLengths[FieldName];
  error: SubmitError | undefined;
}

/** Renders a field with its label, its hint, its error, if there is one, and notes about its text. It is uncontrolled: see `Control`. */
export function Field({ name, value, length: { minimum, maximum }, error }: FieldProps) {
  const { t } = useTranslation();
  const { type, required, autoComplete } = fields[name];
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const cut = useCutPaste(box);
  const advice = error?.error === name && adviceFor(value.trim().length);
  const excerpt = error?.excerpt;
  const describedBy = [
    `${id}-hint`,
    error && `${id}-error`,
    advice && `${id}-advice`,
    excerpt && `${id}-change`,
    !isAddress(name) && `${id}-notes`,
    type === 'textarea' && `${id}-count`,
  ]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    required,
    autoComplete,
    maxLength: maximum,
    // By default that of what is typed, as French is also typed on an Arabic page.
    dir: isAddress(name) ? 'ltr' : 'auto',
    'aria-describedby': describedBy,
    'aria-invalid': !!error || undefined,
  };

  /** Returns what to do about a field that is empty or too short. */
  function adviceFor(typed: number): string | false {
    if (name === NAME_FIELD && typed === 0) return t('frame.contact.writeName');
    return typed < minimum && t('frame.contact.missing', { count: minimum - typed });
  }

  return (
    <Box ref={box}>
      <label htmlFor={id}>{t(`frame.contact.${name}`)}</label>
      <Hint id={`${id}-hint`}>{t(`frame.contact.${name}Hint`)}</Hint>
      {type === 'textarea' ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />}
      {error && (
        <div>
          <ErrorText id={`${id}-error`}>{t(`frame.contact.errors.${error.error}`)}</ErrorText>
          {advice && <Advice id={`${id}-advice`}>{advice}</Advice>}
          {/* as the visitor typed it and in its own direction */}
          {excerpt && (
            <Advice id={`${id}-change`}>
              {t('frame.contact.toChange')} <bdi>{excerpt}</bdi>
            </Advice>
          )}
        </div>
      )}
      {!isAddress(name) && <FieldNotes id={`${id}-notes`} text={value} maxLength={maximum} cut={cut} />}
      {type === 'textarea' && <MessageCounter id={`${id}-count`} typed={value.length} maxLength={maximum} />}
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
