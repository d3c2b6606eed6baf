/** The fields of a message, in the order in which they are checked. */
export const fieldNames = ['name', 'email', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

/** How long each field may be (specification, section 5). */
export const fieldLengths = {
  name: { minimum: 2, maximum: 100 },
  email: { minimum: 0, maximum: 100 },
  subject: { minimum: 3, maximum: 200 },
  message: { minimum: 10, maximum: 5000 },
} as const satisfies Record<FieldName, { minimum: number; maximum: number }>;

/**
 * The first field of a message that breaks its rule; each rule has its own text in the error catalogue.
 *
 * @example fieldProblem({ name: 'S', email: 'salma', subject: 'Paie', message: 'Bonjour à tous' }) // 'name'
 */
export function fieldProblem(message: Message): FieldName | undefined {
  return fieldNames.find((name) => !keepsRule(name, message[name]));
}

/** Whether what stands in a field keeps the field's rule, spaces around it not counted. */
export function keepsRule(name: FieldName, value: string): boolean {
  const text = value.trim();
  const { minimum, maximum } = fieldLengths[name];
  if (text.length < minimum || text.length > maximum) return false;
  return name !== 'email' || EMAIL.test(text);
}

const EMAIL = /^[^\s@<>]+@[^\s@.]+(\.[^\s@.]+)+$/;
