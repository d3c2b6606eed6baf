import { useEffect, useRef, type RefObject } from 'react';
import { readDraft, saveDraft, type Draft } from '../../../contact/message/draft';
import { fieldNames } from '../../../contact/fields';
import type { BlockDataOf } from '../../../../site/page-data.types';
import { control, messageOf } from '../controls';

/** Milliseconds between the last input and saving. */
const PAUSE = 300;

/**
 * Saves what is typed in this tab until it is sent: through a reload, a change of page or language and
 * a crash. Text typed before the script ran takes precedence over the draft. A subject that was filled in follows the language.
 *
 * @param onRestore called with the draft after it is filled in
 * @param sending when the message was sent, while it has no answer
 * @returns a function that saves immediately, so that no pending save follows the sending
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { rules: { lengths }, subjects }: Pick<BlockDataOf<'contact-form'>, 'rules' | 'subjects'>,
  onRestore: (draft: Draft) => void,
  sending: number | undefined,
): () => void {
  const saveNow = useRef(() => {});
  const restore = useRef(onRestore);
  const sendingSince = useRef(sending);
  useEffect(() => void (sendingSince.current = sending), [sending]);
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const draft = readDraft(lengths);
    if (draft) {
      draft.subject = subjects[draft.about ?? '']?.text ?? draft.subject;
      for (const name of fieldNames) control(target, name).value ||= draft[name];
      restore.current(draft);
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const message = messageOf(target);
      const about = Object.keys(subjects).find((id) => subjects[id]?.text === message.subject);
      // A message on its way stays as it was sent.
      const since = sendingSince.current;
      saveDraft({ ...message, ...(since ? { sending: since } : about && { about }) });
    };
    saveNow.current = save;
    const saveLater = () => {
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE);
    };
    target.addEventListener('input', saveLater);
    // A phone may discard a hidden page.
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      target.removeEventListener('input', saveLater);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [form, lengths, subjects]);
  return () => saveNow.current();
}
