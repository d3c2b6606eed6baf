import type { ContactRules } from '../site/page-data.types';
import { contentProblem } from './content/content-problem';
import { fieldProblem, keepsRule, type FieldName, type Message } from './field-problem';
import { sanitize } from './sanitised';

/** Why a message is not sent: the name of its text in `frame.contact.errors`, the field it is about, and what of it to change. */
export interface SubmitError {
  error: FieldName | 'honeypot' | 'tooFast' | 'tooMany' | 'spam' | 'sql' | 'script' | 'invalid';
  field?: FieldName;
  excerpt?: string;
}

/** What is known of a submit beside the message itself. */
export interface Submit {
  /** What stands in the field that people never see. */
  honeypot: string;
  /** Milliseconds since the page was opened. */
  elapsed: number;
  /** Counts the submit; whether it is still allowed. Called only when nothing was wrong before. */
  countAttempt: () => boolean;
}

type Rules = Pick<ContactRules, 'minimumFillTime' | 'lengths' | 'keywords' | 'sentLength'>;

/** The first of the rules that a submit breaks, in the order of the specification (section 5). */
export function messageProblem(message: Message, submit: Submit, rules: Rules): SubmitError | undefined {
  if (submit.honeypot !== '') return { error: 'honeypot' };
  if (submit.elapsed < rules.minimumFillTime) return { error: 'tooFast' };
  if (!submit.countAttempt()) return { error: 'tooMany' };
  const field = fieldProblem(message, rules.lengths);
  if (field) return { error: field, field };
  // Also as it is sent, for that is what a relay judges: without its brackets, « k' --> » is « k' -- ». A long message
  // is judged whole: where it is cut into parts, each of them passes by itself.
  const sent = sanitize(message, Infinity);
  const content = contentProblem(message, rules.keywords) ?? contentProblem(sent, rules.keywords);
  if (content) return content;
  // « <<>> » is long enough for a name, but nothing of it would be sent.
  const empty = fieldProblem(sent, rules.lengths);
  if (empty) return { error: 'invalid', field: empty };
  return undefined;
}

/** What a submit would say about one field, so that a slip is seen before it costs an attempt. */
export function valueProblem(name: FieldName, value: string, rules: Rules): SubmitError | undefined {
  if (!keepsRule(name, value, rules.lengths[name])) return { error: name, field: name };
  return contentProblem({ ...NOTHING, [name]: value }, rules.keywords);
}

const NOTHING: Message = { name: '', email: '', subject: '', message: '' };
