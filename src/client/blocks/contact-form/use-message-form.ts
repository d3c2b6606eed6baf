import { useEffect, useReducer, useRef, useState, type FormEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../browser/lazy';
import { withTimeout } from '../../browser/timeout';
import type { FailureCause } from '../../contact/failure-cause';
import { fields, type FieldName, type Message } from '../../contact/fields';
import { isSameMessage, onSettled, saveDraft, settleDraft, type Draft } from '../../contact/message/draft';
import type { SubmitError } from '../../contact/message-problem';
import { oneTabAtATime, recordAttempt, settleAttempt } from '../../contact/attempts';
import { canSend, loadMailService, sendMessage } from '../../contact/send-message';
import type { BlockDataOf, SubjectData } from '../../../site/page-data.types';
import { closeToast, showToast } from '../../ui/toast';
import { useHydrated } from '../../browser/use-hydrated';
import { chooseSubject, control, HONEYPOT, messageOf, type Control } from './controls';
import { emptyForm, formState } from './form-state';
import { useBlock } from './hooks/use-block';
import { useDraft } from './hooks/use-draft';

/** Seconds before a message can be sent again: the service asks for a minute, or has failed. */
const waits: Partial<Record<FailureCause, number>> = { tooManyRequests: 60, service: 10 };

/**
 * Returns the state of the form and the handlers of its events: it keeps a draft, checks fields and sends the message.
 *
 * @param subject what the address of the page says that the message is about
 * @param onSent called when the message in the form was delivered, from this form or from another page
 */
export function useMessageForm(
  block: Pick<BlockDataOf<'contact-form'>, 'rules' | 'recipients' | 'subjects'>,
  subject: SubjectData | undefined,
  onSent: () => void,
) {
  const { rules, recipients, subjects } = block;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // On the first page the clock starts with the navigation; on a later page it starts now.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  const [state, dispatch] = useReducer(formState, emptyForm);
  const [blockedUntil, updateBlock] = useBlock(rules);
  // Refs, because state updates too late for a second press.
  const isLocked = useRef(false);
  const isPressing = useRef(false);
  const isRestored = useRef(false);
  const read = () => form.current && dispatch({ type: 'write', values: messageOf(form.current) });
  const restore = ({ sending: pressed }: Draft) => {
    isRestored.current = true;
    // The page was closed or loaded again before the answer came.
    if (pressed) dispatch({ type: 'fail', failure: { cause: 'timeout', pressed, retryAt: 0 } });
  };
  const saveDraftNow = useDraft(form, block, restore, state.sending);
  useEffect(() => {
    if (form.current) chooseSubject(form.current, subject, subjects);
    read();
  }, [subject, subjects]);

  // The message may have been sent from a form on another page or in another language; this form then contains it too.
  useEffect(() =>
    onSettled((message, delivered) => {
      dispatch({ type: 'settle' });
      if (delivered && form.current && isSameMessage(messageOf(form.current), message)) onSent();
    }),
  );

  // The visitor can send the message again; it is never sent automatically.
  const isOffline = state.failure?.cause === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const offerAgain = () => {
      dispatch({ type: 'online' });
      showToast(t('frame.contact.help.online'), 'info', rules.toastDuration);
    };
    addEventListener('online', offerAgain);
    return () => removeEventListener('online', offerAgain);
  }, [isOffline, rules, t]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isPressing.current = false;
    if (isLocked.current || Date.now() < (state.failure?.retryAt ?? 0)) return;
    isLocked.current = true;
    // What it said is about the earlier attempt.
    closeToast();
    dispatch({ type: 'press' });
    try {
      await checkAndSend(event.currentTarget);
    } catch (error) {
      console.error(error);
      fail('unavailable', Date.now());
    } finally {
      isLocked.current = false;
      updateBlock();
    }
  }

  async function checkAndSend(target: HTMLFormElement) {
    const message = messageOf(target);
    const honeypot = control(target, HONEYPOT).value;
    // A draft was typed before this page opened: the form waits instead of refusing it as too fast.
    const left = openedAt + rules.minimumFillTime - performance.now();
    if (isRestored.current && left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
    const elapsed = performance.now() - openedAt;
    let countedAt = Date.now();
    const countAttempt = () => recordAttempt(rules, (countedAt = Date.now()));
    const loaded = await loadRules(rules.timeout);
    const problem =
      loaded &&
      (await oneTabAtATime(() => loaded.messageProblem(message, { honeypot, elapsed, countAttempt }, rules)));
    if (problem) return refuse(problem);
    saveDraftNow();
    dispatch({ type: 'send', pressed: countedAt });
    if (loaded) await send(message, countedAt);
    else fail(navigator.onLine ? 'network' : 'offline', countedAt);
  }

  /** @param pressed when the attempt was counted */
  async function send(message: Message, pressed: number) {
    // Also called after the timeout, and after the visitor left the page.
    const confirm = () => {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      settleDraft(message, true, rules.lengths);
    };
    saveDraft({ ...message, sending: pressed });
    const characters = (count: number) => t('frame.contact.characters', { count });
    const settle = (delivered: boolean) => oneTabAtATime(() => settleAttempt(rules, pressed, delivered));
    const cause = await sendMessage(message, { ...rules, recipients, characters }, () => {
      void settle(true);
      confirm();
    });
    if (!cause) return confirm();
    await settle(false);
    if (cause !== 'timeout') settleDraft(message, false, rules.lengths);
    fail(cause, pressed);
  }

  function fail(cause: FailureCause, pressed: number) {
    const message = t(['frame.contact.errors.failure', 'frame.contact.errors.lastResort']);
    showToast(message, 'error', rules.toastDuration);
    const retryAt = Date.now() + (waits[cause] ?? 0) * 1000;
    dispatch({ type: 'fail', failure: { cause, pressed, retryAt } });
  }

  /** Shows why a message is not sent: in a toast, and next to its field or Send. */
  function refuse(error: SubmitError) {
    showToast(t(`frame.contact.errors.${error.error}`), 'error', rules.toastDuration);
    dispatch({ type: 'refuse', error });
    if (!form.current) return;
    // A password manager may have filled in the hidden field: the next attempt must not fail again.
    if (error.error === 'honeypot') control(form.current, HONEYPOT).value = '';
    if (error.field) control(form.current, error.field).focus();
  }

  function check(field: FieldName, value: string) {
    void loadRules(rules.timeout).then((loaded) =>
      dispatch({ type: 'check', field, value, error: loaded?.valueProblem(field, value, rules) }),
    );
  }

  return {
    form,
    state,
    blockedUntil,
    hydrated,
    onSubmit: submit,
    /** Updates the form on input; an error disappears as soon as its field is valid. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const { name, value } = target as Control;
      read();
      if (isField(name) && state.errors[name]) check(name, value);
    },
    /** Checks a field when it loses the focus, with the same messages as on submit. An empty field is not checked. */
    onBlur({ target }: SyntheticEvent) {
      const { name, value } = target as Control;
      // An error would move the button away from the pointer that presses it.
      if (isPressing.current) isPressing.current = false;
      else if (isField(name) && value.trim() !== '') check(name, value);
    },
    /** Loads what sending needs. A failure is ignored: sending tries again and shows it. */
    onFocus() {
      void loadRules(rules.timeout);
      if (canSend()) loadMailService(rules).catch(() => {});
    },
    onPress: () => void (isPressing.current = true),
  };
}

const isField = (name: string): name is FieldName => name in fields;

/** Loads the rules of a message, which only visitors who write one need. Returns undefined if they cannot be loaded. */
function loadRules(timeout: number) {
  return load(timeout).catch(() => undefined);
}

const load = lazy((timeout: number) => withTimeout(timeout, import('../../contact/message-problem')));
