import { fieldNames, fields, mapFields, type Message } from '../fields';

/** The maximum length of a field of a request, in UTF-16 units (specification, section 5). */
export const FIELD_LENGTH = 1000;

/** The fields of a request that carry a message. */
export const requestFields: readonly string[] = fieldNames.flatMap((name) => fields[name].sentAs);

/** The longest part of a text that fits a field and cuts no emoji in two. */
const PART = new RegExp(`[^]{0,${FIELD_LENGTH - 1}}[^\\ud800-\\udbff]`, 'g');

/**
 * Returns a message as the fields of a request. A text that fits the first of its fields has no other.
 *
 * @param message a sanitized message
 * @example toFields(message) // { from_name: 'Salma', from_email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour' }
 */
export function toFields(message: Message): Record<string, string> {
  const sent = fieldNames.flatMap((name) => {
    const parts = message[name].match(PART) ?? [''];
    return fields[name].sentAs.slice(0, parts.length).map((field, index) => [field, parts[index]]);
  });
  return Object.fromEntries(sent) as Record<string, string>;
}

/** Returns the message that the fields of a request carry. */
export function fromFields(sent: Partial<Record<string, unknown>>): Message {
  return mapFields((name) => fields[name].sentAs.map((field) => sent[field] ?? '').join(''));
}
