import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDraft } from '../../contact/draft';
import type { FailureCause } from '../../contact/failure-cause';
import type { Message } from '../../contact/field-problem';
import { sendMessage } from '../../contact/send-message';
import { onSent, tellSent } from '../../contact/sent-messages';
import type { BlockDataOf } from '../../site/page-data.types';
import { showToast } from '../../ui/toast';

/** Why a message did not leave, or that it can leave now. */
export type SendingProblem = FailureCause | 'online';

/**
 * What becomes of a message on its way.
 *
 * @param stands whether the form is still there with that message in it
 * @param sent called when a message that still stands in the form arrived
 */
export function useSending(
  { rules, recipients }: Pick<BlockDataOf<'contact-form'>, 'rules' | 'recipients'>,
  stands: (message: Message) => boolean,
  sent: () => void,
) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendingProblem>();

  async function send(message: Message) {
    // Also after the time-out, and when the visitor is on another page by then.
    const arrived = () => {
      showToast(t('frame.contact.success'), 'success', rules.toastDuration);
      forgetDraft(message, rules.lengths);
      setProblem(undefined);
      tellSent(message);
    };
    setSending(true);
    setProblem(undefined);
    const cause = await sendMessage(message, { ...rules, recipients }, arrived);
    setSending(false);
    if (cause) giveUp(cause);
    else arrived();
  }

  function giveUp(cause: FailureCause) {
    const words = t(['frame.contact.errors.failure', 'frame.contact.errors.lastResort']);
    showToast(words, 'error', rules.toastDuration);
    setProblem(cause);
  }

  // It may have been sent from a form that is gone, in another language; this one then holds it too.
  useEffect(() => onSent((message) => stands(message) && sent()));

  // The message is offered again, never sent by itself.
  useEffect(() => {
    if (problem !== 'offline') return;
    const back = () => {
      setProblem('online');
      showToast(t('frame.contact.help.online'), 'info', rules.toastDuration);
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [problem, rules, t]);

  return { sending, problem, send, giveUp };
}
