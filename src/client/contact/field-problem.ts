import type { FieldLengths } from '../../site/page-data.types';
import { INVISIBLE, mailAddress } from './mail-address';

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

/**
 * Whether the value of a field is valid, ignoring leading and trailing spaces (specification, section 5) and invisible text. What
 * is typed as an address may have the maximum, which the field holds; its ASCII form may be longer.
 */
export function isValidField(
  name: FieldName,
  value: string,
  { minimum, maximum }: FieldLengths[FieldName],
): boolean {
  if (name === 'email') return (mailAddress(value)?.length ?? -1) >= minimum;
  const text = value.trim();
  return text.replace(INVISIBLE, '').trim().length >= minimum && text.length <= maximum;
}
