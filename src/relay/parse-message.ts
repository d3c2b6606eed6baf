import { isEmailAddress, type Message } from '../contact/field-problem';
import { messageProblem } from '../contact/message-problem';
import { sanitize } from '../contact/sanitize';
import { isObject } from '../lib/json';
import type { ContactRules } from '../site/page-data.types';
import type { Answer } from './delivery';

/**
 * Parses a request of the EmailJS SDK and returns its message, or the answer that rejects it. The rules are those of the
 * form, because a request can come from any program. Recipients in the request are ignored. The form distinguishes the
 * statuses (src/contact/failure-cause.ts).
 */
export function parseMessage(body: string, rules: ContactRules): Message | Answer {
  const request = parseObject(body);
  if (!request) return { status: 400, text: 'The request is not JSON' };
  const fields = isObject(request['template_params']) ? request['template_params'] : {};
  const { from_name: name, from_email: email, subject, message: text } = fields;
  if (![name, email, subject, text].every((value) => typeof value === 'string'))
    return { status: 422, text: 'A field of the message is missing' };
  const input = { name, email, subject, message: text } as Message;
  // Only the browser knows the hidden field, the time to fill in the form, and the attempts.
  const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };
  const problem = messageProblem(input, submit, rules);
  if (problem && refusedContent.includes(problem.error))
    return { status: 403, text: 'The message is not allowed' };
  const message = sanitize(input, rules.sentLength);
  // Truncation can change an address.
  if (problem || !isEmailAddress(message.email))
    return { status: 422, text: 'A field of the message is invalid' };
  return message;
}

const refusedContent: readonly string[] = ['spam', 'sql', 'script'];

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
