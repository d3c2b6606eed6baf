import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countedAttempt, oneTabAtATime } from '../../contact/counted-attempt';
import { fetchedOnce } from '../../contact/fetched-once';
import { fieldNames, type FieldName, type Message } from '../../contact/field-problem';
import type { Problem } from '../../contact/message-problem';
import { canSend, loadMailService } from '../../contact/send-message';
import { within } from '../../contact/within';
import type { BlockDataOf } from '../../site/page-data.types';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { control, messageOf, type Control } from './controls';
import { ErrorText } from './error-text';
import { Field } from './field';
import { MessageCounter } from './message-counter';
import { NoScript } from './no-script';
import { OtherWays } from './other-ways';
import { SendButton } from './send-button';
import { useBlocked } from './use-blocked';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
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
  const [errors, setErrors] = useState<Partial<Record<FieldName, Problem>>>({});
  const [refused, setRefused] = useState<Problem['error']>();
  const [typed, setTyped] = useState(0);
  /** The message as it stands while it waits for another way. */
  const [written, setWritten] = useState<Message>();
  const [blocked, lookWhetherBlocked] = useBlocked(rules);
  const { sending: onItsWay, problem, send, giveUp } = useSending(block, stands, onSent);
  const [judging, setJudging] = useState(false);
  const sending = judging || onItsWay;
  // State comes too late for a second press in the same moment.
  const locked = useRef(false);
  const pressing = useRef(false);
  const count = () => form.current && setTyped(control(form.current, 'message').value.length);

  const keepDraft = useDraft(form, rules.lengths, count);
  useSubjectOfPage(form, block.subjects);
  useEffect(() => void count(), []);
  useEffect(() => {
    if (focused && form.current) control(form.current, 'name').focus();
  }, [focused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    pressing.current = false;
    if (locked.current) return;
    locked.current = true;
    try {
      await judgeAndSend(event.currentTarget);
    } finally {
      locked.current = false;
    }
  }

  async function judgeAndSend(target: HTMLFormElement) {
    const message = messageOf(target);
    const honeypot = control(target, HONEYPOT).value;
    const elapsed = performance.now() - opened;
    const countAttempt = () => countedAttempt(rules);
    setJudging(true);
    const judge = await judgeOfMessages(rules.timeout);
    setJudging(false);
    const wrong =
      judge &&
      (await oneTabAtATime(() => judge.messageProblem(message, { honeypot, elapsed, countAttempt }, rules)));
    if (wrong) {
      refuse(wrong);
    } else {
      setErrors({});
      setRefused(undefined);
      setWritten(message);
      keepDraft();
      if (judge) await send(message);
      else giveUp(navigator.onLine ? 'network' : 'offline');
    }
  }

  function refuse(wrong: Problem) {
    const { error, field } = wrong;
    showToast(t(`frame.contact.errors.${error}`), 'error', rules.toastDuration);
    lookWhetherBlocked();
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
    count();
    setRefused(undefined);
    if (problem) setWritten(messageOf(event.currentTarget));
    if (!isField(name) || !errors[name]) return;
    void judgeOfMessages(rules.timeout).then((judge) => {
      setErrors((others) => ({ ...others, [name]: judge?.valueProblem(name, value, rules) }));
    });
  }

  function stands(message: Message): boolean {
    if (!form.current) return false;
    const now = messageOf(form.current);
    return fieldNames.every((name) => now[name] === message[name]);
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
  const formError = blocked ? 'tooMany' : refused;

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
        <Field {...words('name')} autoComplete="name" />
        <Field {...words('email')} type="email" dir="ltr" autoComplete="email" />
      </Pair>
      <Field {...words('subject')} autoComplete="off" />
      <Field {...words('message')} rows={7}>
        {(id) => (
          <MessageCounter
            id={id}
            typed={typed}
            sentLength={rules.sentLength}
            longest={rules.lengths.message.maximum}
          />
        )}
      </Field>
      <Unseen aria-hidden="true">
        <label>
          {t('frame.contact.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </Unseen>
      <Foot>
        <SendButton
          disabled={!hydrated}
          sending={sending}
          problem={problem}
          onPointerDown={() => (pressing.current = true)}
        />
        <p>
          {t('frame.contact.privacy')} <a href={block.privacyHref}>{t('frame.contact.privacyLink')}</a>
        </p>
        {formError && <ErrorText>{t(`frame.contact.errors.${formError}`)}</ErrorText>}
      </Foot>
      {problem && written && <OtherWays problem={problem} message={written} details={details} />}
    </Form>
  );
}

/** Filled in by programs only. Browsers know no such field and leave it alone. */
const HONEYPOT = 'referral';

const fetchedJudge = fetchedOnce((timeout: number) =>
  within(timeout, import('../../contact/message-problem')),
);

/** The rules of a message, which only who writes one needs; nothing when they cannot be fetched now. */
function judgeOfMessages(timeout: number) {
  return fetchedJudge(timeout).catch(() => undefined);
}

function isField(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
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
