import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTabAtATime, settleAttempt } from '../../../contact/rate-limit/stored-attempts';
import { RETRY_AFTER } from '../../../contact/relay-limits';
import { confirmDelivery, onDelivery } from '../../../contact/message/draft';
import type { Message } from '../../../contact/field-problem';
import type { FailureCause } from '../../../contact/failure-cause';
import { sendMessage } from '../../../contact/send-message';
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
 * that send it and that record a failure.
 *
 * @param onArrival called when a message arrived, from this form or another
 */
export function useSending(
  { rules, recipients }: Pick<BlockDataOf<'contact-form'>, 'rules' | 'recipients'>,
  onArrival: (message: Message) => void,
) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** @param pressed when the attempt was counted */
  async function send(message: Message, pressed: number) {
    // Also called after the timeout, and after the visitor left the page.
    const confirm = () => {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      setFailure(undefined);
      confirmDelivery(message, rules.lengths);
    };
    const characters = (count: number) => t('frame.contact.characters', { count });
    const settle = (delivered: boolean) => oneTabAtATime(() => settleAttempt(rules, pressed, delivered));
    setSending(true);
    setFailure(undefined);
    const cause = await sendMessage(message, { ...rules, recipients, characters }, () => {
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

  // The message may have been sent from a form on another page or in another language; this form then contains it too.
  useEffect(() => onDelivery(onArrival));

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
