import type { FieldName, Message } from '../../contact/field-problem';

/** A field of the form. Fields are uncontrolled in React, so that text typed before hydration is kept. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the field with a name; the form always has it. */
export function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** Returns the values of the four fields. */
export function messageOf(form: HTMLFormElement): Message {
  const value = (name: FieldName) => control(form, name).value;
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') };
}
