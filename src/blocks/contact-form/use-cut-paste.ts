import { useEffect, useState, type RefObject } from 'react';
import type { FieldName } from '../../contact/field-problem';
import type { Control } from './controls';

/**
 * How many characters of what was last pasted or dropped into a field did not fit: the browser cuts them off without
 * a word. The next key in that field ends it.
 */
export function useCutPaste(form: RefObject<HTMLFormElement | null>): Partial<Record<FieldName, number>> {
  const [cut, setCut] = useState<Partial<Record<string, number>>>({});
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const listen = (event: InputEvent) => {
      const field = event.target as Control;
      const over = excess(field, event);
      setCut((others) => ((others[field.name] ?? 0) === over ? others : { ...others, [field.name]: over }));
    };
    target.addEventListener('beforeinput', listen);
    return () => target.removeEventListener('beforeinput', listen);
  }, [form]);
  return cut;
}

function excess({ value, maxLength, selectionStart, selectionEnd }: Control, event: InputEvent): number {
  // A field for an address has no selection that can be read.
  if (!event.inputType.startsWith('insertFrom') || selectionStart === null) return 0;
  const pasted = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').replace(/\r\n/g, '\n');
  const replaced = (selectionEnd ?? selectionStart) - selectionStart;
  return Math.max(0, value.length - replaced + pasted.length - maxLength);
}
