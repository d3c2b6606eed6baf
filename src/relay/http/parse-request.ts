import { isEmailAddress, type Message } from '../../contact/field-problem';
import { messageProblem } from '../../contact/message-problem';
import { sanitize } from '../../contact/sanitised';
import type { ContactRules } from '../../site/page-data.types';

/** Why a request is refused: its name in the metrics, and the answer. */
export interface Rejection {
  reason: 'json' | 'account' | 'fields' | 'rate' | 'content';
  status: number;
  text: string;
}

/**
 * What a request of the mail service's SDK asks for (POST /api/v1.0/email/send): the message as it would be sent, or
 * why it is refused. The rules are those of the form, for anybody can send a request that no form has checked. Who
 * gets the message is not read.
 *
 * The statuses are those that the form tells apart (src/contact/failure-cause.ts).
 *
 * @param countAttempt counts the request for its address; whether it is still allowed
 */
export function mailRequest(
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
  const given = { name, email, subject, message: text } as Message;
  // The time that the form took to fill and its trap are known to the browser alone.
  const problem = messageProblem(given, { honeypot: '', elapsed: Infinity, countAttempt }, rules);
  if (problem?.error === 'tooMany') return refused('rate', 429, 'Too Many Requests');
  if (problem && refusedContent.includes(problem.error))
    return refused('content', 403, 'The message is not allowed');
  const message = sanitize(given, rules.sentLength);
  // Cut to the length that is sent, an address may have become another one.
  if (problem || !isEmailAddress(message.email))
    return refused('fields', 422, 'A field of the message will not do');
  return { message };
}

const refusedContent: readonly string[] = ['spam', 'sql', 'script'];

/** What the mail service asks of a request, with the texts it answers by. */
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
