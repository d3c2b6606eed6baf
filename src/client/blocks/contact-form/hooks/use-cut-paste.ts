import { useEffect, useState, type RefObject } from 'react';
import type { Control } from '../controls';

/**
 * Returns how many characters of the last text that was pasted or dropped into a field did not fit: the browser cuts them off
 * silently. The next input in the field resets the count.
 *
 * @param around an element around the field
 */
export function useCutPaste(around: RefObject<HTMLElement | null>): number {
  const [cut, setCut] = useState(0);
  useEffect(() => {
    const target = around.current;
    if (!target) return;
    const listen = (event: InputEvent) => setCut(excessLength(event.target as Control, event));
    target.addEventListener('beforeinput', listen);
    return () => target.removeEventListener('beforeinput', listen);
  }, [around]);
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
