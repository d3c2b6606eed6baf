import { mapFields, SUBJECT_FIELD, type Message } from '../../contact/fields';
import type { SubjectData } from '../../../site/page-data.types';

/** A field of the form. Fields are uncontrolled in React, so that text typed before hydration is kept. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the field with a name; the form always has it. */
export function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** Returns the values of the fields. */
export function messageOf(form: HTMLFormElement): Message {
  return mapFields((name) => control(form, name).value);
}

/** The name of a field that only programs fill in. Browsers do not autofill it. */
export const HONEYPOT = 'referral';

/** Fills in the chosen subject, if the field is empty or contains another of the known subjects. */
export function chooseSubject(
  form: HTMLFormElement,
  chosen: SubjectData | undefined,
  subjects: Record<string, SubjectData>,
): void {
  const field = control(form, SUBJECT_FIELD);
  const isKnown = Object.values(subjects).some(({ text }) => text === field.value);
  if (chosen && (field.value === '' || isKnown)) field.value = chosen.text;
}
