import { isEmailAddress, type Message } from '../../contact/field-problem';
import { messageProblem } from '../../contact/message-problem';
import { sanitize } from '../../contact/sanitize';
import { isObject } from '../../lib/json';
import type { ContactRules } from '../../site/page-data.types';

/** Why a request is rejected: the reason for the metrics, and the response. */
export interface Rejection {
  reason: 'json' | 'account' | 'fields' | 'rate' | 'content';
  status: number;
  text: string;
}

/**
 * Parses a request of the EmailJS SDK (POST /api/v1.0/email/send) and returns the message, or why it is rejected. The
 * rules are those of the form, because a request can come from any program. Recipients in the request are ignored.
 *
 * The form distinguishes these statuses (src/contact/failure-cause.ts).
 *
 * @param countAttempt counts the request for its client address; returns whether it is still allowed
 */
export function parseMailRequest(
  body: string,
  rules: ContactRules,
  countAttempt: () => boolean,
): { message: Message } | { refusal: Rejection } {
  const request = parsed(body);
  if (!request) return refused('json', 400, 'The request is not JSON');
  for (const [name, text] of ids) if (!isFilled(request[name])) return refused('account', 400, text);
  const fields = isObject(request['template_params']) ? request['template_params'] : {};
  const { from_name: name, from_email: email, subject, message: text } = fields;
  if (![name, email, subject, text].every((value) => typeof value === 'string'))
    return refused('fields', 422, 'A field of the message is missing');
  const input = { name, email, subject, message: text } as Message;
  // Only the browser knows the honeypot and the time to fill in the form.
  const problem = messageProblem(input, { honeypot: '', elapsed: Infinity, countAttempt }, rules);
  if (problem?.error === 'tooMany') return refused('rate', 429, 'Too Many Requests');
  if (problem && refusedContent.includes(problem.error))
    return refused('content', 403, 'The message is not allowed');
  const message = sanitize(input, rules.sentLength);
  // Truncation can change an address.
  if (problem || !isEmailAddress(message.email))
    return refused('fields', 422, 'A field of the message will not do');
  return { message };
}

const refusedContent: readonly string[] = ['spam', 'sql', 'script'];

/** The ids that the mail service requires, with its error messages. */
const ids = [
  ['user_id', 'The Public Key is invalid'],
  ['service_id', 'The service ID is not found'],
  ['template_id', 'The template ID is not found'],
] as const;

function refused(reason: Rejection['reason'], status: number, text: string): { refusal: Rejection } {
  return { refusal: { reason, status, text } };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
