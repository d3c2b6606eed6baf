import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { fieldNames, fields, type FieldName } from '../../contact/fields';
import type { BlockDataOf, SubjectData } from '../../../site/page-data.types';
import { HONEYPOT } from './controls';
import { Field } from './field';
import { FormFoot, timeOfDay } from './form-foot';
import { useShownAfterSending } from './hooks/use-shown-after-sending';
import { OtherWays } from './other-ways';
import { StalledNotice } from './stalled-notice';
import { useMessageForm } from './use-message-form';

interface Props {
  block: BlockDataOf<'contact-form'>;
  /** What the address of the page says that the message is about. */
  subject: SubjectData | undefined;
  /** Whether the form takes the focus, because the visitor asked for it. */
  focused: boolean;
  onSent: () => void;
}

/** Renders the fields, and Send with what it says. The fields are uncontrolled: see `Control`. */
export function MessageForm({ block, subject, focused, onSent }: Props) {
  const { t } = useTranslation();
  const { rules, details } = block;
  const { form, state, blockedUntil, hydrated, onPress, ...events } = useMessageForm(block, subject, onSent);
  const { values, errors, failure } = state;
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [form, focused]);
  const sending = state.phase !== 'writing';
  const stopped = failure !== undefined || blockedUntil > 0;
  useShownAfterSending(form, sending, stopped, failure !== undefined);

  const renderField = (name: FieldName) => (
    <Field key={name} name={name} value={values[name]} length={rules.lengths[name]} error={errors[name]} />
  );
  const isSender = (name: FieldName) => fields[name].place === 'sender';
  const formError = blockedUntil > 0 ? 'tooMany' : state.problem;
  // A message that may have arrived gets another label, so that sending it again is deliberate.
  const label = failure?.cause === 'timeout' ? t('frame.contact.resend') : t('frame.contact.send');

  return (
    <Form
      ref={form}
      data-subjects={ownSubjects(block)}
      data-hydrated={hydrated || undefined}
      method="post"
      noValidate
      aria-busy={sending || undefined}
      {...events}
    >
      <Pair>{fieldNames.filter(isSender).map(renderField)}</Pair>
      {fieldNames.filter((name) => !isSender(name)).map(renderField)}
      {/* Clipped rather than hidden with `display`, because programs skip fields that are not displayed. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('frame.contact.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormFoot
        label={label}
        disabled={!hydrated}
        sending={sending}
        until={Math.max(blockedUntil, failure?.retryAt ?? 0)}
        error={formError && t(`frame.contact.errors.${formError}`)}
        privacyHref={block.privacyHref}
        onPointerDown={onPress}
      >
        {stopped && (
          <OtherWays
            reason={failure && t(`frame.contact.help.${failure.cause}`, { time: timeOfDay(failure.pressed) })}
            message={values}
            details={details}
          />
        )}
      </FormFoot>
      {!hydrated && <StalledNotice details={details} />}
    </Form>
  );
}

/** Returns the anchors of the subjects of the block, so that links to them can be checked. */
function ownSubjects({ subjects }: Props['block']): string | undefined {
  const own = Object.keys(subjects).filter((id) => !subjects[id]?.section);
  return own.join(' ') || undefined;
}

const visible = keyframes`
  from,
  to {
    visibility: visible;
  }
`;

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 30px;
  /* Elements that are scrolled to or focused stay clear of a toast that is about to open, which is over the form on a narrow screen. */
  --clear: 24px;
  :is(input, textarea, [data-near-send]) {
    scroll-margin-block: 24px var(--clear);
  }
  /* Give way to the notice when it shows. */
  &:not([data-hydrated]) [data-near-send] {
    visibility: hidden;
    animation: ${visible} 5s;
  }
  @media (--narrow) {
    --clear: calc(min(200px, 60vh) - var(--toast));
  }
`;

/** Two fields side by side, with aligned labels, hints and inputs. */
const Pair = styled.div`
  display: grid;
  gap: 30px 20px;
  @container (min-width: 440px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;
    > * {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }
`;
