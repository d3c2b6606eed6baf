/** The fields of a request that carry the text of a message, in order. */
export const messageFields = ['message', 'message_2', 'message_3', 'message_4', 'message_5'] as const;

/** The maximum length of a field, in UTF-16 units (specification, section 5). */
export const FIELD_LENGTH = 1000;

type MessageFields = { message: string } & Partial<Record<(typeof messageFields)[number], string>>;

/**
 * Divides a text over the fields of a request. No character is cut in two, and a text that fits the first field has no
 * other.
 *
 * @param text a sanitized text of at most five fields
 * @example toFields('Bonjour') // { message: 'Bonjour' }
 */
export function toFields(text: string): MessageFields {
  const fields: MessageFields = { message: '' };
  let start = 0;
  for (const name of messageFields) {
    const end = start + FIELD_LENGTH;
    // Text[end - 1] is the first half of an emoji: it goes to the next field.
    const stop = /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
    if (start === 0 || start < text.length) fields[name] = text.slice(start, stop);
    start = stop;
  }
  return fields;
}

/** Returns the text of the fields of a request. */
export function fromFields(fields: Partial<Record<string, unknown>>): string {
  return messageFields.map((name) => fields[name] ?? '').join('');
}
