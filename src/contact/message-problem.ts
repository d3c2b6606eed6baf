import { fieldProblem, type FieldName, type Message } from './field-problem';
import { sanitised } from './sanitised';

/** Why a message is not sent: the name of its text in `frame.contact.errors`, and the field it is about. */
export interface Problem {
  error: FieldName | 'honeypot' | 'tooFast' | 'invalid';
  field?: FieldName;
}

/** What is known of a submit beside the message itself. */
export interface Submit {
  /** What stands in the field that people never see. */
  honeypot: string;
  /** Milliseconds since the page was opened. */
  elapsed: number;
  /** Milliseconds it takes a person at the least. */
  minimumFillTime: number;
  /** How many characters of each field are sent. */
  sentLength: number;
}

/** The first of the rules that a submit breaks, in the order of the specification (section 5). */
export function messageProblem(message: Message, submit: Submit): Problem | undefined {
  if (submit.honeypot !== '') return { error: 'honeypot' };
  if (submit.elapsed < submit.minimumFillTime) return { error: 'tooFast' };

  const field = fieldProblem(message);
  if (field) return { error: field, field };

  // « <<>> » is long enough for a name, but nothing of it would be sent.
  const empty = fieldProblem(sanitised(message, submit.sentLength));
  if (empty) return { error: 'invalid', field: empty };
  return undefined;
}
