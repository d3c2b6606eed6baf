import { useEffect, useState, type RefObject } from 'react';
import type { FieldName } from '../../../contact/field-problem';
import type { Control } from '../controls';

/**
 * Returns for each field how many characters of the last pasted or dropped text did not fit: the browser
 * cuts them off silently. The next input in the field resets the count.
 */
export function useCutPaste(form: RefObject<HTMLFormElement | null>): Partial<Record<FieldName, number>> {
  const [cut, setCut] = useState<Partial<Record<string, number>>>({});
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const listen = (event: InputEvent) => {
      const field = event.target as Control;
      const excess = excessLength(field, event);
      setCut((others) =>
        (others[field.name] ?? 0) === excess ? others : { ...others, [field.name]: excess },
      );
    };
    target.addEventListener('beforeinput', listen);
    return () => target.removeEventListener('beforeinput', listen);
  }, [form]);
  return cut;
}

function excessLength(
  { value, maxLength, selectionStart, selectionEnd }: Control,
  event: InputEvent,
): number {
  // An email field has no readable selection.
  if (!event.inputType.startsWith('insertFrom') || selectionStart === null) return 0;
  const pasted = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').replace(/\r\n/g, '\n');
  const replaced = (selectionEnd ?? selectionStart) - selectionStart;
  return Math.max(0, value.length - replaced + pasted.length - maxLength);
}
