/** Whether a value that was read is an object with fields, neither a list nor nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
