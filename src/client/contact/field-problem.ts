import type { FieldLengths } from '../../site/page-data.types';

/** The fields of a message, in the order in which they are checked. */
export const fieldNames = ['name', 'email', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

export const emptyMessage: Message = { name: '', email: '', subject: '', message: '' };

/**
 * Returns the first invalid field of a message. Each field has an error text in `frame.contact.errors`.
 *
 * @example fieldProblem({ name: 'S', email: 'salma', subject: 'Paie', message: 'Bonjour à tous' }, lengths) // 'name'
 */
export function fieldProblem(message: Message, lengths: FieldLengths): FieldName | undefined {
  return fieldNames.find((name) => !isValidField(name, message[name], lengths[name]));
}

/** Whether the value of a field is valid, ignoring leading and trailing spaces (specification, section 5) and invisible text. */
export function isValidField(
  name: FieldName,
  value: string,
  { minimum, maximum }: FieldLengths[FieldName],
): boolean {
  const text = value.trim();
  if (text.replace(INVISIBLE, '').trim().length < minimum || text.length > maximum) return false;
  return name !== 'email' || isEmailAddress(text);
}

/** Zero-width characters and blank letters: a text of these looks empty. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a text has the shape of an email address (the specification's “simple pattern”), without an encoded line break
 * (`%0A`), which would add a header to the mail, or an encoded word (`=?`).
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text) && !/%0[ad]|=\?/i.test(text);
}

const EMAIL = /^[^\s@<>]+@[^\s@.]+(\.[^\s@.]+)+$/;
