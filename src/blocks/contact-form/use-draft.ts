import { useEffect, useRef, type RefObject } from 'react';
import { readDraft, saveDraft, type Draft } from '../../contact/message/draft';
import { fieldNames } from '../../contact/field-problem';
import type { Progress } from '../../contact/sent-messages';
import type { FieldLengths } from '../../site/page-data.types';
import { control, messageOf } from './controls';

/** Milliseconds after the last key until what was typed is kept. */
const PAUSE = 300;

/**
 * Keeps what is typed in this tab until it is sent: through a reload, a change of page or language and
 * a crash. What was typed before the script ran comes before what was kept.
 *
 * @param restored called with the draft when fields were filled in
 * @param sent what of a long message was sent before the rest that stands in the form
 * @returns keeps what was typed at once, so that nothing is kept anew after it was sent
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  lengths: FieldLengths,
  restored: (draft: Draft) => void,
  sent: Progress | undefined,
): () => void {
  const keep = useRef(() => {});
  const filled = useRef(restored);
  const before = useRef(sent);
  useEffect(() => void (before.current = sent), [sent]);
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const draft = readDraft(lengths);
    for (const name of fieldNames) {
      const field = control(target, name);
      if (draft && field.value === '') field.value = draft[name];
    }
    if (draft) filled.current(draft);

    let pause: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      if (pause === undefined) return;
      clearTimeout(pause);
      pause = undefined;
      saveDraft({ ...messageOf(target), ...(before.current && { sent: before.current }) });
    };
    keep.current = save;
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(save, PAUSE);
    };
    target.addEventListener('input', wait);
    // A phone may end a page that is only hidden.
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      target.removeEventListener('input', wait);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [form, lengths]);
  return () => keep.current();
}
