import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FailureCause } from '../../contact/failure-cause';
import { fieldNames, keepsRule, type FieldName, type Message } from '../../contact/field-problem';
import { messageProblem, type Problem } from '../../contact/message-problem';
import { canSend, loadMailService, sendMessage } from '../../contact/send-message';
import type { BlockDataOf } from '../../site/page-data.types';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { Field, type Control } from './field';
import { MessageCounter } from './message-counter';
import { NoScript } from './no-script';
import { OtherWays } from './other-ways';
import { SendButton } from './send-button';
import { useSubjectOfPage } from './use-subject-of-page';

type ErrorName = Problem['error'];

/**
 * The four fields and what becomes of them. The fields belong to the browser, not to React, so that
 * what was typed before the script ran is kept.
 */
export function MessageForm({ block, onSent }: { block: BlockDataOf<'contact-form'>; onSent: () => void }) {
  const { t } = useTranslation();
  const { rules, details } = block;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // The first page opened with the navigation, where the clock starts; a later one opens now.
  const [opened] = useState(() => (hydrated ? performance.now() : 0));
  const [errors, setErrors] = useState<Partial<Record<FieldName, ErrorName>>>({});
  const [typed, setTyped] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ cause: FailureCause; message: Message }>();
  // State comes too late for a second press in the same moment.
  const locked = useRef(false);
  const pressing = useRef(false);

  useSubjectOfPage(form, block.subjects);
  useEffect(() => setTyped(control(form.current, 'message').value.length), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    pressing.current = false;
    if (locked.current) return;
    const target = event.currentTarget;
    const message = messageOf(target);
    const problem = messageProblem(message, {
      honeypot: control(target, HONEYPOT).value,
      elapsed: performance.now() - opened,
      minimumFillTime: rules.minimumFillTime,
      sentLength: rules.sentLength,
    });
    if (problem) return refuse(problem);

    locked.current = true;
    setSending(true);
    setErrors({});
    setFailure(undefined);
    const cause = await sendMessage(message, { ...rules, recipients: block.recipients });
    locked.current = false;
    setSending(false);
    if (!cause) {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      onSent();
      return;
    }
    showToast(
      t(['frame.contact.errors.failure', 'frame.contact.errors.lastResort']),
      'error',
      rules.toastDuration,
    );
    setFailure({ cause, message });
  }

  function refuse({ error, field }: Problem) {
    showToast(t(`frame.contact.errors.${error}`), 'error', rules.toastDuration);
    if (!field) return;
    setErrors((others) => ({ ...others, [field]: error }));
    control(form.current, field).focus();
  }

  /** A field is checked when it is left, with the same words as on submit; an empty one is not scolded. */
  function check({ currentTarget: { name, value } }: FocusEvent<Control>) {
    // The error would push the button away from under the pointer that presses it.
    if (pressing.current) return void (pressing.current = false);
    if (isField(name) && value.trim() !== '' && !keepsRule(name, value))
      setErrors((others) => ({ ...others, [name]: name }));
  }

  /** What was wrong is forgiven as soon as it is right. */
  function follow(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as Control;
    if (name === 'message') setTyped(value.length);
    if (isField(name) && errors[name] && keepsRule(name, value))
      setErrors((others) => ({ ...others, [name]: undefined }));
    if (failure) setFailure({ ...failure, message: messageOf(event.currentTarget) });
  }

  const words = (name: FieldName) => {
    const error = errors[name];
    return {
      name,
      label: t(`frame.contact.${name}`),
      hint: t(`frame.contact.${name}Hint`),
      error: error && t(`frame.contact.errors.${error}`),
      onBlur: check,
    };
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-busy={sending || undefined}
      onSubmit={submit}
      onInput={follow}
      onFocus={fetchMailService}
    >
      <NoScript details={details} />
      <Pair>
        <Field {...words('name')} autoComplete="name" />
        <Field {...words('email')} type="email" dir="ltr" autoComplete="email" />
      </Pair>
      <Field {...words('subject')} autoComplete="off" />
      <Field {...words('message')} rows={7}>
        {(id) => <MessageCounter id={id} typed={typed} sentLength={rules.sentLength} />}
      </Field>
      <Unseen aria-hidden="true">
        <label>
          {t('frame.contact.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </Unseen>
      <Foot>
        <SendButton disabled={!hydrated} sending={sending} onPointerDown={() => (pressing.current = true)} />
        <p>
          {t('frame.contact.privacy')} <a href={block.privacyHref}>{t('frame.contact.privacyLink')}</a>
        </p>
      </Foot>
      {failure && <OtherWays cause={failure.cause} message={failure.message} details={details} />}
    </Form>
  );
}

/** Filled in by programs only. Browsers know no such field and leave it alone. */
const HONEYPOT = 'referral';

function control(form: HTMLFormElement | null, name: string): Control {
  return form?.elements.namedItem(name) as Control;
}

function messageOf(form: HTMLFormElement): Message {
  return {
    name: control(form, 'name').value,
    email: control(form, 'email').value,
    subject: control(form, 'subject').value,
    message: control(form, 'message').value,
  };
}

function isField(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
}

function fetchMailService() {
  // A failure is no matter yet: sending asks again, and says so.
  if (canSend()) loadMailService().catch(() => {});
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 30px;
`;

/** Two fields side by side, their labels, hints and boxes in line with each other. */
const Pair = styled.div`
  display: grid;
  gap: 30px 20px;
  @container (min-width: 440px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(4, auto);
    row-gap: 0;
    > * {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`;

/** Off the screen rather than not displayed: programs skip what is not displayed. */
const Unseen = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  > p {
    flex: 1 1 14em;
    font-size: var(--small);
    color: var(--muted);
  }
  @media (max-width: 56.25em) {
    > button,
    > p {
      flex-basis: 100%;
    }
  }
`;
