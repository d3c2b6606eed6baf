import type { ContactRules } from '../../site/page-data.types';
import { contentProblem } from './content/content-problem';
import { emptyMessage, fieldNames, fieldProblem, isValidField, type FieldName, type Message } from './fields';
import { fromFields, toFields } from './message/message-fields';
import { sanitize } from './sanitize';

/** Why a message is not sent, besides a field that is wrong. */
export const submitErrors = ['honeypot', 'tooFast', 'tooMany', 'spam', 'sql', 'script', 'invalid'] as const;

/** Why a message is not sent: the key of the text in `frame.contact.errors`, the field, and the part of it to change. */
export interface SubmitError {
  error: FieldName | (typeof submitErrors)[number];
  field?: FieldName;
  excerpt?: string;
}

/** The circumstances of a submit. */
export interface Submit {
  /** The value of the field that is hidden from people. */
  honeypot: string;
  /** The time since the page was opened, in milliseconds. */
  elapsed: number;
  /** Counts the submit and returns whether it is allowed. Called only when the earlier rules pass. */
  countAttempt: () => boolean;
}

type Rules = Pick<ContactRules, 'minimumFillTime' | 'lengths' | 'keywords'>;

/** Returns the first rule that a submit breaks, in the order of the specification (section 5). */
export function messageProblem(message: Message, submit: Submit, rules: Rules): SubmitError | undefined {
  if (submit.honeypot !== '') return { error: 'honeypot' };
  if (submit.elapsed < rules.minimumFillTime) return { error: 'tooFast' };
  if (!submit.countAttempt()) return { error: 'tooMany' };
  const field = fieldProblem(message, rules.lengths);
  if (field) return { error: field, field };
  // The rules also apply to the message as it is sent, which is what a relay checks: without its brackets, “k' -->”
  // becomes “k' --”.
  const sent = sanitize(message);
  const content = contentProblem(message, rules.keywords) ?? contentProblem(sent, rules.keywords);
  if (content) return content;
  // An emoji that does not fit in a field moves to the next one, so that 5000 characters may need a little more room.
  const arrives = fromFields(toFields(sent));
  const cut = fieldNames.find((name) => arrives[name] !== sent[name]);
  if (cut) return { error: cut, field: cut };
  // “<<>>” is long enough for a name, but is empty once sanitized.
  const empty = fieldProblem(sent, rules.lengths);
  if (empty) return { error: 'invalid', field: empty };
  return undefined;
}

/** Returns the problem that a submit would find in one field, so that a mistake is visible before it costs an attempt. */
export function valueProblem(name: FieldName, value: string, rules: Rules): SubmitError | undefined {
  if (!isValidField(name, value, rules.lengths[name])) return { error: name, field: name };
  return contentProblem({ ...emptyMessage, [name]: value }, rules.keywords);
}
