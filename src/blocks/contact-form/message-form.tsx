import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { recordAttempt, oneTabAtATime } from '../../contact/rate-limit/stored-attempts';
import { isSameMessage } from '../../contact/message/draft';
import { emptyMessage, fieldNames, type FieldName } from '../../contact/field-problem';
import type { SubmitError } from '../../contact/message-problem';
import { canSend, loadMailService } from '../../contact/send-message';
import type { BlockDataOf, SubjectData } from '../../site/page-data.types';
import { closeToast, showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { control, messageOf, type Control } from './controls';
import { Field } from './field';
import { FieldNotes } from './field-notes';
import { FormFoot, timeOfDay } from './form-foot';
import { loadMessageRules } from './load-message-rules';
import { MessageCounter } from './message-counter';
import { NoScript } from './no-script';
import { OtherWays } from './other-ways';
import { useCutPaste } from './hooks/use-cut-paste';
import { useDraft } from './hooks/use-draft';
import { useHold } from './hooks/use-hold';
import { useSending } from './hooks/use-sending';
import { useShownAfterSending } from './hooks/use-shown-after-sending';
import { useChosenSubject } from './hooks/use-chosen-subject';

interface Props {
  block: BlockDataOf<'contact-form'>;
  /** What the address of the page says that the message is about. */
  subject: SubjectData | undefined;
  /** Whether the form takes the focus, because the visitor asked for it. */
  focused: boolean;
  onSent: () => void;
}

/**
 * Renders the four fields, checks them and sends the message. The fields are uncontrolled in React, so
 * that text typed before hydration is kept.
 */
export function MessageForm({ block, subject, focused, onSent }: Props) {
  const { t } = useTranslation();
  const { rules, details } = block;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // On the first page the clock starts with the navigation; on a later page it starts now.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  const [errors, setErrors] = useState<Partial<Record<FieldName, SubmitError>>>({});
  const [formProblem, setFormProblem] = useState<SubmitError['error']>();
  /** The values of the fields. */
  const [values, setValues] = useState(emptyMessage);
  const cut = useCutPaste(form);
  const [blockedUntil, updateHold] = useHold(rules);
  const {
    sending: isPosting,
    failure,
    send,
    giveUp,
  } = useSending(block, (message) => {
    if (form.current && isSameMessage(messageOf(form.current), message)) onSent();
  });
  const [isChecking, setIsChecking] = useState(false);
  const sending = isChecking || isPosting;
  // A ref, because state updates too late for a second press.
  const isLocked = useRef(false);
  const isPressing = useRef(false);
  const isRestored = useRef(false);
  const readValues = () => form.current && setValues(messageOf(form.current));

  const saveDraftNow = useDraft(form, rules.lengths, () => {
    isRestored.current = true;
    readValues();
  });
  useChosenSubject(form, subject, block.subjects);
  useEffect(() => void readValues(), []);
  useEffect(() => {
    if (focused && form.current) control(form.current, 'name').focus();
  }, [focused]);
  const stopped = failure !== undefined || blockedUntil > 0;
  useShownAfterSending(form, sending, stopped, failure !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isPressing.current = false;
    if (isLocked.current || Date.now() < (failure?.retryAt ?? 0)) return;
    isLocked.current = true;
    try {
      await checkAndSend(event.currentTarget);
    } finally {
      isLocked.current = false;
      updateHold();
    }
  }

  async function checkAndSend(target: HTMLFormElement) {
    // What it said is about the earlier attempt.
    closeToast();
    const message = messageOf(target);
    const honeypot = control(target, HONEYPOT).value;
    setIsChecking(true);
    // A draft was typed before this page opened: the form waits instead of refusing it as too fast.
    if (isRestored.current) await waitForFillTime(rules.minimumFillTime);
    const elapsed = performance.now() - openedAt;
    let countedAt = 0;
    const countAttempt = () => {
      countedAt = Date.now();
      return recordAttempt(rules, countedAt);
    };
    const messageRules = await loadMessageRules(rules.timeout);
    const problem =
      messageRules &&
      (await oneTabAtATime(() =>
        messageRules.messageProblem(message, { honeypot, elapsed, countAttempt }, rules),
      ));
    setIsChecking(false);
    if (problem) {
      showProblem(problem);
    } else {
      setErrors({});
      setFormProblem(undefined);
      saveDraftNow();
      if (messageRules) await send(message, countedAt);
      else giveUp(navigator.onLine ? 'network' : 'offline', Date.now());
    }
  }

  async function waitForFillTime(time: number) {
    const left = openedAt + time - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
  }

  /** Shows why a message is not sent: in a toast, and next to its field or Send. */
  function showProblem(problem: SubmitError) {
    const { error, field } = problem;
    showToast(t(`frame.contact.errors.${error}`), 'error', rules.toastDuration);
    updateHold();
    // A password manager may have filled in the hidden field: the next attempt must not fail again.
    if (error === 'honeypot' && form.current) control(form.current, HONEYPOT).value = '';
    // A block is shown as long as it lasts.
    setFormProblem(field || error === 'tooMany' ? undefined : error);
    if (!field || !form.current) return;
    setErrors((others) => ({ ...others, [field]: problem }));
    control(form.current, field).focus();
  }

  /** Checks a field when it loses the focus, with the same messages as on submit. An empty field is not checked. */
  function check({ currentTarget: { name, value } }: FocusEvent<Control>) {
    // An error would move the button away from the pointer that presses it.
    if (isPressing.current) return void (isPressing.current = false);
    if (!isField(name) || value.trim() === '') return;
    void loadMessageRules(rules.timeout).then((messageRules) => {
      // Loading the rules takes a moment; the value may have changed meanwhile.
      if (!form.current || control(form.current, name).value !== value) return;
      const error = messageRules?.valueProblem(name, value, rules);
      setErrors((others) => ({ ...others, [name]: error }));
    });
  }

  /** Updates the form on input; an error disappears as soon as its field is valid. */
  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as Control;
    readValues();
    setFormProblem(undefined);
    if (!isField(name) || !errors[name]) return;
    void loadMessageRules(rules.timeout).then((messageRules) => {
      setErrors((others) => ({ ...others, [name]: messageRules?.valueProblem(name, value, rules) }));
    });
  }

  /** Loads what sending needs. A failure is ignored: sending tries again and shows it. */
  function preload() {
    void loadMessageRules(rules.timeout);
    if (canSend()) loadMailService(rules).catch(() => {});
  }

  /** Returns what to do about a field that is empty or too short. */
  function adviceFor(name: FieldName): string | undefined {
    const typed = values[name].trim().length;
    if (name === 'name' && typed === 0) return t('frame.contact.writeName');
    const count = rules.lengths[name].minimum - typed;
    return count > 0 ? t('frame.contact.missing', { count }) : undefined;
  }

  const fieldProps = (name: FieldName) => {
    const error = errors[name];
    return {
      name,
      label: t(`frame.contact.${name}`),
      hint: t(`frame.contact.${name}Hint`),
      error: error && t(`frame.contact.errors.${error.error}`),
      advice: error?.error === name ? adviceFor(name) : undefined,
      excerpt: error?.excerpt,
      maxLength: rules.lengths[name].maximum,
      onBlur: check,
    };
  };
  const notes = (name: FieldName, id?: string) => (
    <FieldNotes id={id} text={values[name]} maxLength={rules.lengths[name].maximum} cut={cut[name]} />
  );
  const formError = blockedUntil > 0 ? 'tooMany' : formProblem;
  // A message that may have arrived gets another label, so that sending it again is deliberate.
  const label = failure?.cause === 'timeout' ? t('frame.contact.resend') : t('frame.contact.send');

  return (
    <Form
      ref={form}
      data-subjects={ownSubjects(block)}
      method="post"
      noValidate
      aria-busy={sending || undefined}
      onSubmit={submit}
      onInput={handleInput}
      onFocus={preload}
    >
      <NoScript details={details} />
      <Pair>
        <Field {...fieldProps('name')} autoComplete="name">
          {(id) => notes('name', id)}
        </Field>
        <Field {...fieldProps('email')} type="email" dir="ltr" autoComplete="email" />
      </Pair>
      <Field {...fieldProps('subject')} autoComplete="off">
        {(id) => notes('subject', id)}
      </Field>
      <Field {...fieldProps('message')} rows={7}>
        {(id) => (
          <BelowMessage id={id}>
            {notes('message')}
            <MessageCounter typed={values.message.length} maxLength={rules.lengths.message.maximum} />
          </BelowMessage>
        )}
      </Field>
      <HoneypotField aria-hidden="true">
        <label>
          {t('frame.contact.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </HoneypotField>
      <FormFoot
        label={label}
        disabled={!hydrated}
        sending={sending}
        until={Math.max(blockedUntil, failure?.retryAt ?? 0)}
        error={formError && t(`frame.contact.errors.${formError}`)}
        privacyHref={block.privacyHref}
        onPointerDown={() => (isPressing.current = true)}
        below={
          stopped && (
            <OtherWays
              reason={
                failure && t(`frame.contact.help.${failure.cause}`, { time: timeOfDay(failure.pressed) })
              }
              message={values}
              details={details}
            />
          )
        }
      />
    </Form>
  );
}

/** The name of a field that only programs fill in. Browsers do not autofill it. */
const HONEYPOT = 'referral';

/** Returns the anchors of the subjects of the block, so that links to them can be checked. */
function ownSubjects({ subjects }: Props['block']): string | undefined {
  const own = Object.keys(subjects).filter((id) => !subjects[id]?.section);
  return own.join(' ') || undefined;
}

function isField(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 30px;
  /* Elements that are scrolled to or focused stay clear of a toast that is about to open, at the top on a narrow screen. */
  :is(input, textarea, h3),
  [data-near-send] {
    scroll-margin-block: 24px;
  }
  @media (--narrow) {
    :is(input, textarea, h3),
    [data-near-send] {
      scroll-margin-block-start: calc(150px - var(--toast));
    }
  }
`;

/** Two fields side by side, with aligned labels, hints and inputs. */
const Pair = styled.div`
  display: grid;
  gap: 30px 20px;
  @container (min-width: 440px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(5, auto);
    row-gap: 0;
    > * {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }
`;

const BelowMessage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Clipped rather than hidden with `display`, because programs skip fields that are not displayed. */
const HoneypotField = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
