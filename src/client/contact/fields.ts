import type { FieldLengths } from '../../site/page-data.types';
import { INVISIBLE, mailAddress } from './mail-address';

interface FieldDefinition {
  /** The names in a request, in order. A text that is longer than `FIELD_LENGTH` needs several. */
  sentAs: readonly [string, ...string[]];
  /** The type of its control; an email is checked and shown as an address, a textarea has lines. */
  type: 'text' | 'email' | 'textarea';
  /** Where the form, mails, the outbox, the mail link and the mail template show it. There is one subject and one text. */
  place: 'sender' | 'subject' | 'text';
  required: boolean;
  autoComplete: string | undefined;
}

/**
 * The fields of a message, in the order in which they are checked. The form, the requests, the relay, the outbox and the mail link
 * follow this table.
 */
export const fields = {
  name: { sentAs: ['from_name'], type: 'text', place: 'sender', required: true, autoComplete: 'name' },
  email: { sentAs: ['from_email'], type: 'email', place: 'sender', required: true, autoComplete: 'email' },
  subject: { sentAs: ['subject'], type: 'text', place: 'subject', required: true, autoComplete: 'off' },
  message: {
    sentAs: ['message', 'message_2', 'message_3', 'message_4', 'message_5'],
    type: 'textarea',
    place: 'text',
    required: true,
    autoComplete: undefined,
  },
} satisfies Record<keyof FieldLengths, FieldDefinition>;

/** The name of a field: in the form, in `contact.lengths` of the schema and in `frame.contact` of the texts. */
export type FieldName = keyof typeof fields;
export type Message = Record<FieldName, string>;

export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** The field that asks for its value by name when it is empty. */
export const NAME_FIELD: FieldName = 'name';
/** The field that a link to the form fills in. */
export const SUBJECT_FIELD: FieldName = 'subject';

/** Returns an object with a value for each field. */
export function mapFields<T>(valueOf: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, T>;
}

export const emptyMessage: Message = mapFields(() => '');

/** Whether a field holds the address to which an answer goes. */
export function isAddress(name: FieldName): boolean {
  return fields[name].type === 'email';
}

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
  const text = value.trim();
  if (text === '' && !fields[name].required) return true;
  if (isAddress(name)) return (mailAddress(value)?.length ?? -1) >= minimum;
  return text.replace(INVISIBLE, '').trim().length >= minimum && text.length <= maximum;
}

/**
 * Returns the values that say who writes, without fields that may be empty and are.
 *
 * @param mark returns the address as it is shown
 */
export function senderOf(message: Message, mark = (address: string) => address): string[] {
  const names = fieldNames.filter((name) => fields[name].place === 'sender');
  return names
    .filter((name) => fields[name].required || message[name])
    .map((name) => (isAddress(name) ? mark(mailAddress(message[name]) ?? message[name]) : message[name]));
}
