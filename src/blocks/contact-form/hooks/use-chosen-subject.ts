import { useEffect, type RefObject } from 'react';
import type { SubjectData } from '../../../site/page-data.types';

/** Fills in the chosen subject, if the field is empty or contains another of the known subjects. */
export function useChosenSubject(
  form: RefObject<HTMLFormElement | null>,
  chosen: SubjectData | undefined,
  subjects: Record<string, SubjectData>,
) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('subject');
    if (!chosen || !(field instanceof HTMLInputElement)) return;
    const isKnown = Object.values(subjects).some(({ text }) => text === field.value);
    if (field.value === '' || isKnown) field.value = chosen.text;
  }, [form, chosen, subjects]);
}
