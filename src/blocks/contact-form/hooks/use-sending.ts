import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTabAtATime, settleAttempt } from '../../../contact/rate-limit/stored-attempts';
import { RETRY_AFTER } from '../../../contact/relay-limits';
import { forgetSent } from '../../../contact/message/draft';
import type { FailureCause } from '../../../contact/failure-cause';
import { sendMessage } from '../../../contact/send-message';
import { onSent, announceSent, type Part } from '../../../contact/sent-messages';
import type { BlockDataOf } from '../../../site/page-data.types';
import { showToast } from '../../../ui/toast';

/** A message that was not sent; times in milliseconds since 1970. */
export interface Failure {
  /** The cause, or “online” when it can be sent again. */
  cause: FailureCause | 'online';
  /** When Send was pressed. */
  pressed: number;
  /** When another attempt makes sense. */
  retryAt: number;
}

/** Seconds before a message can be sent again: the service asks for a minute (hardening, R-41), or has failed. */
const waits: Partial<Record<FailureCause, number>> = { tooManyRequests: 60, service: RETRY_AFTER };

/**
 * Returns the state of sending: whether a message is being sent, how the last one failed, and functions
 * that send a part and that record a failure.
 *
 * @param onArrival called when a part of a message arrived, from this form or another
 */
export function useSending(
  { rules, recipients }: Pick<BlockDataOf<'contact-form'>, 'rules' | 'recipients'>,
  onArrival: (part: Part) => void,
) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** @param pressed when the attempt was counted */
  async function send(part: Part, pressed: number) {
    // Also called after the timeout, and after the visitor left the page.
    const confirm = () => {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      forgetSent(part, rules.lengths);
      setFailure(undefined);
      announceSent(part);
    };
    const settle = (delivered: boolean) => oneTabAtATime(() => settleAttempt(rules, pressed, delivered));
    setSending(true);
    setFailure(undefined);
    const cause = await sendMessage(part.outgoing, { ...rules, recipients }, () => {
      void settle(true);
      confirm();
    });
    if (cause) {
      await settle(false);
      giveUp(cause, pressed);
    } else confirm();
    setSending(false);
  }

  function giveUp(cause: FailureCause, pressed: number) {
    const message = t(['frame.contact.errors.failure', 'frame.contact.errors.lastResort']);
    showToast(message, 'error', rules.toastDuration);
    setFailure({ cause, pressed, retryAt: Date.now() + (waits[cause] ?? 0) * 1000 });
  }

  // The part may have been sent from a form on another page or in another language; this form then contains it too.
  useEffect(() => onSent(onArrival));

  // The visitor can send the message again; it is never sent automatically.
  useEffect(() => {
    if (failure?.cause !== 'offline') return;
    const offerAgain = () => {
      setFailure({ ...failure, cause: 'online' });
      showToast(t('frame.contact.help.online'), 'info', rules.toastDuration);
    };
    addEventListener('online', offerAgain);
    return () => removeEventListener('online', offerAgain);
  }, [failure, rules, t]);

  return { sending, failure, send, giveUp };
}
