import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  recordAttempt,
  countedWhenFree,
  oneTabAtATime,
  sendableAt,
} from '../../contact/rate-limit/stored-attempts';
import { saveDraft } from '../../contact/message/draft';
import { emptyMessage, fieldNames, type FieldName } from '../../contact/field-problem';
import type { SubmitError } from '../../contact/message-problem';
import { canSend, loadMailService } from '../../contact/send-message';
import { restAfter, type Part, type Progress } from '../../contact/sent-messages';
import type { BlockDataOf } from '../../site/page-data.types';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { control, messageOf, type Control } from './controls';
import { Field } from './field';
import { FieldNotes } from './field-notes';
import { FormFoot, timeOfDay } from './form-foot';
import { judgeOfMessages } from './judge-of-messages';
import { MessageCounter } from './message-counter';
import { NoScript } from './no-script';
import { OtherWays } from './other-ways';
import { RestNotice } from './rest-notice';
import { useCutPaste } from './use-cut-paste';
import { useDraft } from './use-draft';
import { useHold } from './use-hold';
import { useSending } from './use-sending';
import { useShownAfterSending } from './use-shown-after-sending';
import { useSubjectOfPage } from './use-subject-of-page';

interface Props {
  block: BlockDataOf<'contact-form'>;
  /** Whether the visitor just asked for it, and wants to write. */
  focused: boolean;
  onSent: () => void;
}

/**
 * The four fields and what becomes of them. The fields belong to the browser, not to React, so that
 * what was typed before the script ran is kept.
 */
export function MessageForm({ block, focused, onSent }: Props) {
  const { t } = useTranslation();
  const { rules, details } = block;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // The first page opened with the navigation, where the clock starts; a later one opens now.
  const [opened] = useState(() => (hydrated ? performance.now() : 0));
  const [errors, setErrors] = useState<Partial<Record<FieldName, SubmitError>>>({});
  const [refused, setRefused] = useState<SubmitError['error']>();
  /** What stands in the fields. */
  const [written, setWritten] = useState(emptyMessage);
  const cut = useCutPaste(form);
  /** What of a long message was sent before the rest that stands in the form. */
  const [before, setBefore] = useState<Progress>();
  const [arrivals, setArrivals] = useState(0);
  /** Whether it waits rather than be blocked, also when the rest was cut out and is pasted again. */
  const [patient, setPatient] = useState(false);
  const [{ blockedUntil, until }, lookWhatHolds] = useHold(rules, patient);
  const { sending: onItsWay, failure, send, giveUp } = useSending(block, arrived);
  const [judging, setJudging] = useState(false);
  const sending = judging || onItsWay;
  // State comes too late for a second press in the same moment.
  const locked = useRef(false);
  const pressing = useRef(false);
  const restored = useRef(false);
  const read = () => form.current && setWritten(messageOf(form.current));

  const keepDraft = useDraft(
    form,
    rules.lengths,
    ({ sent }) => {
      restored.current = true;
      setBefore(sent);
      setPatient(sent !== undefined);
      read();
    },
    before,
  );
  useSubjectOfPage(form, block.subjects);
  useEffect(() => void read(), []);
  useEffect(() => {
    if (focused && form.current) control(form.current, 'name').focus();
  }, [focused]);
  const stopped = failure !== undefined || blockedUntil > 0;
  useShownAfterSending(form, sending, stopped || before !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    pressing.current = false;
    const waitsUntil = Math.max(failure?.retryAt ?? 0, patient ? sendableAt(rules) : 0);
    if (locked.current || Date.now() < waitsUntil) return;
    locked.current = true;
    try {
      await judgeAndSend(event.currentTarget);
    } finally {
      locked.current = false;
      lookWhatHolds();
    }
  }

  async function judgeAndSend(target: HTMLFormElement) {
    const message = messageOf(target);
    const honeypot = control(target, HONEYPOT).value;
    setJudging(true);
    // The time that a draft took was spent before this page opened: it waits rather than be refused.
    if (restored.current) await elapsedAtLeast(rules.minimumFillTime);
    const elapsed = performance.now() - opened;
    let counted = 0;
    const countAttempt = () => {
      counted = Date.now();
      return patient ? countedWhenFree(rules, counted) : recordAttempt(rules, counted);
    };
    const judge = await judgeOfMessages(rules.timeout);
    const wrong =
      judge &&
      (await oneTabAtATime(() => judge.messageProblem(message, { honeypot, elapsed, countAttempt }, rules)));
    setJudging(false);
    if (wrong) {
      refuse(wrong);
    } else {
      setErrors({});
      setRefused(undefined);
      keepDraft();
      if (judge) await send(judge.nextPart(message, before ?? { parts: 0, characters: 0 }, rules), counted);
      else giveUp(navigator.onLine ? 'network' : 'offline', Date.now());
    }
  }

  async function elapsedAtLeast(time: number) {
    const left = opened + time - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
  }

  /** What was sent leaves the form; the rest stays, and can be sent next. */
  function arrived(part: Part) {
    if (!form.current) return;
    const rest = restAfter(messageOf(form.current), part);
    if (rest === undefined) return;
    if (rest === '') return onSent();
    const field = control(form.current, 'message');
    field.value = rest;
    field.scrollTop = 0;
    saveDraft({ ...messageOf(form.current), sent: part.progress });
    setBefore(part.progress);
    setPatient(true);
    setArrivals((count) => count + 1);
    read();
  }

  function refuse(wrong: SubmitError) {
    const { error, field } = wrong;
    showToast(t(`frame.contact.errors.${error}`), 'error', rules.toastDuration);
    lookWhatHolds();
    // A password manager may have filled in what nobody sees: whoever tries again, as they are told, is not caught anew.
    if (error === 'honeypot' && form.current) control(form.current, HONEYPOT).value = '';
    // A block is told for as long as it lasts.
    setRefused(field || error === 'tooMany' ? undefined : error);
    if (!field || !form.current) return;
    setErrors((others) => ({ ...others, [field]: wrong }));
    control(form.current, field).focus();
  }

  /** A field is checked when it is left, with the same words as on submit; an empty one is not scolded. */
  function check({ currentTarget: { name, value } }: FocusEvent<Control>) {
    // The error would push the button away from under the pointer that presses it.
    if (pressing.current) return void (pressing.current = false);
    if (!isField(name) || value.trim() === '') return;
    void judgeOfMessages(rules.timeout).then((judge) => {
      // The first time it takes a moment; what has been corrected meanwhile is not scolded.
      if (!form.current || control(form.current, name).value !== value) return;
      const error = judge?.valueProblem(name, value, rules);
      setErrors((others) => ({ ...others, [name]: error }));
    });
  }

  /** What was wrong is forgiven as soon as it is right. */
  function follow(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as Control;
    read();
    setRefused(undefined);
    // A rest that was thrown away is none: what is typed next is a message of its own.
    if (name === 'message' && value === '') setBefore(undefined);
    if (!isField(name) || !errors[name]) return;
    void judgeOfMessages(rules.timeout).then((judge) => {
      setErrors((others) => ({ ...others, [name]: judge?.valueProblem(name, value, rules) }));
    });
  }

  function fetchWhatIsNeeded() {
    // A failure is no matter yet: sending asks again, and says so.
    void judgeOfMessages(rules.timeout);
    if (canSend()) loadMailService(rules).catch(() => {});
  }

  const words = (name: FieldName) => {
    const error = errors[name];
    return {
      name,
      label: t(`frame.contact.${name}`),
      hint: t(`frame.contact.${name}Hint`),
      error: error && t(`frame.contact.errors.${error.error}`),
      excerpt: error?.excerpt,
      maxLength: rules.lengths[name].maximum,
      onBlur: check,
    };
  };
  const notes = (name: FieldName, id?: string) => (
    <FieldNotes id={id} text={written[name]} maxLength={rules.lengths[name].maximum} cut={cut[name]} />
  );
  const formError = blockedUntil > 0 ? 'tooMany' : refused;
  const firstOrNext = before ? t('frame.contact.sendRest') : t('frame.contact.send');
  // What may have arrived is sent again under another name only, so that nobody does it without knowing.
  const label = failure?.cause === 'timeout' ? t('frame.contact.resend') : firstOrNext;

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-busy={sending || undefined}
      onSubmit={submit}
      onInput={follow}
      onFocus={fetchWhatIsNeeded}
    >
      <NoScript details={details} />
      <Pair>
        <Field {...words('name')} autoComplete="name">
          {(id) => notes('name', id)}
        </Field>
        <Field {...words('email')} type="email" dir="ltr" autoComplete="email" />
      </Pair>
      <Field {...words('subject')} autoComplete="off">
        {(id) => notes('subject', id)}
      </Field>
      <Field {...words('message')} rows={7}>
        {(id) => (
          <More id={id}>
            {notes('message')}
            <MessageCounter
              typed={written.message.length}
              sentLength={rules.sentLength}
              longest={rules.lengths.message.maximum}
              announced={!stopped && !before}
            />
          </More>
        )}
      </Field>
      <Unseen aria-hidden="true">
        <label>
          {t('frame.contact.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </Unseen>
      <FormFoot
        label={label}
        disabled={!hydrated}
        sending={sending}
        until={Math.max(until, failure?.retryAt ?? 0)}
        error={formError && t(`frame.contact.errors.${formError}`)}
        privacyHref={block.privacyHref}
        onPointerDown={() => (pressing.current = true)}
      >
        {before && <RestNotice sent={before.characters} left={written.message.length} arrivals={arrivals} />}
      </FormFoot>
      {stopped && (
        <OtherWays
          reason={failure && t(`frame.contact.help.${failure.cause}`, { time: timeOfDay(failure.pressed) })}
          message={written}
          details={details}
        />
      )}
    </Form>
  );
}

/** Filled in by programs only. Browsers know no such field and leave it alone. */
const HONEYPOT = 'referral';

function isField(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 30px;
  /* What is scrolled to or gets the focus stays clear of a toast, which is above on a narrow screen. */
  :is(input, textarea, h3),
  [data-near-send] {
    scroll-margin-block: 24px;
  }
  @media (max-width: 56.25em) {
    :is(input, textarea, h3),
    [data-near-send] {
      scroll-margin-block-start: 120px;
    }
  }
`;

/** Two fields side by side, their labels, hints and boxes in line with each other. */
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

const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Off the screen rather than not displayed: programs skip what is not displayed. */
const Unseen = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
