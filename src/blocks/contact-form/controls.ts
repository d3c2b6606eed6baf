import type { FieldName, Message } from '../../contact/field-problem';

/** A field of the form. Fields belong to the browser, not to React, so that what was typed before the script ran is kept. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The field of that name; the form always has it. */
export function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** What stands in the four fields. */
export function messageOf(form: HTMLFormElement): Message {
  const text = (name: FieldName) => control(form, name).value;
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
