import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oneTabAtATime, settleAttempt } from '../../contact/rate-limit/stored-attempts';
import { forgetSent } from '../../contact/message/draft';
import type { FailureCause } from '../../contact/failure-cause';
import { sendMessage } from '../../contact/send-message';
import { onSent, tellSent, type Part } from '../../contact/sent-messages';
import type { BlockDataOf } from '../../site/page-data.types';
import { showToast } from '../../ui/toast';

/** A message that did not leave; times in milliseconds since 1970. */
export interface Failure {
  /** Why, or that it can leave now. */
  cause: FailureCause | 'online';
  /** When Send was pressed. */
  pressed: number;
  /** When another try makes sense. */
  retryAt: number;
}

/** Seconds to wait before a message is sent again (hardening, R-41): the service asks for a minute, or stumbles. */
const waits: Partial<Record<FailureCause, number>> = { tooManyRequests: 60, service: 10 };

/**
 * What becomes of a message on its way.
 *
 * @param sent called when a part of a message arrived, from this form or another
 */
export function useSending(
  { rules, recipients }: Pick<BlockDataOf<'contact-form'>, 'rules' | 'recipients'>,
  sent: (part: Part) => void,
) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** @param pressed when the attempt was counted */
  async function send(part: Part, pressed: number) {
    // Also after the time-out, and when the visitor is on another page by then.
    const arrived = () => {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      forgetSent(part, rules.lengths);
      setFailure(undefined);
      tellSent(part);
    };
    const settle = (delivered: boolean) => oneTabAtATime(() => settleAttempt(rules, pressed, delivered));
    setSending(true);
    setFailure(undefined);
    const cause = await sendMessage(part.outgoing, { ...rules, recipients }, () => {
      void settle(true);
      arrived();
    });
    if (cause) {
      await settle(false);
      giveUp(cause, pressed);
    } else arrived();
    setSending(false);
  }

  function giveUp(cause: FailureCause, pressed: number) {
    const words = t(['frame.contact.errors.failure', 'frame.contact.errors.lastResort']);
    showToast(words, 'error', rules.toastDuration);
    setFailure({ cause, pressed, retryAt: Date.now() + (waits[cause] ?? 0) * 1000 });
  }

  // It may have been sent from a form that is gone, in another language; this one then holds it too.
  useEffect(() => onSent(sent));

  // The message is offered again, never sent by itself.
  useEffect(() => {
    if (failure?.cause !== 'offline') return;
    const back = () => {
      setFailure({ ...failure, cause: 'online' });
      showToast(t('frame.contact.help.online'), 'info', rules.toastDuration);
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [failure, rules, t]);

  return { sending, failure, send, giveUp };
}
