import type { Message } from '../../client/contact/fields';
import { FIELD_LENGTH, fromFields, requestFields } from '../../client/contact/message/message-fields';
import { messageProblem } from '../../client/contact/message-problem';
import { sanitize } from '../../client/contact/sanitize';
import { isObject } from '../../lib/json';
import type { ContactRules } from '../../site/page-data.types';

/** The answer to a request: “OK” with 200 only when a message is taken for good. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Returns the message in a request of the EmailJS SDK, or the answer that rejects it. The rules are those of the form,
 * because a request can come from any program. The form distinguishes the statuses (src/client/contact/failure-cause.ts).
 */
export function parseMessage(body: string, rules: ContactRules): Message | Answer {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    // It is answered like JSON that is no object.
  }
  if (!isObject(request)) return { status: 400, text: 'The request is not JSON' };
  const fields = isObject(request['template_params']) ? request['template_params'] : {};
  for (const field of requestFields) {
    const value = (fields[field] ??= '');
    if (typeof value !== 'string') return { status: 422, text: 'A field of the message is not a text' };
    if (value.length > FIELD_LENGTH) return { status: 413, text: 'A field of the message is too long' };
  }
  const message = fromFields(fields);
  // The form adds the length of a long message to its subject, which may then be longer than what is typed.
  const lengths = { ...rules.lengths, subject: { ...rules.lengths.subject, maximum: FIELD_LENGTH } };
  // Only the browser knows the hidden field, the time to fill in the form, and the attempts.
  const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };
  const problem = messageProblem(message, submit, { ...rules, lengths });
  if (!problem) return sanitize(message);
  return ['spam', 'sql', 'script'].includes(problem.error)
    ? { status: 403, text: 'The message is not allowed' }
    : { status: 422, text: 'A field of the message is invalid' };
}
