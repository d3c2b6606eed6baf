import type { ContactRules } from '../../site/page-data.types';
import type { Message } from '../field-problem';
import { valueProblem } from '../message-problem';
import { asSent, partsOf } from './parts';
import type { Part, Progress } from '../sent-messages';

type Rules = Pick<ContactRules, 'minimumFillTime' | 'lengths' | 'keywords' | 'sentLength'>;

/**
 * The part of a message that is sent next. The subjects of several parts are numbered, so that the recipient sees
 * that they belong together and whether all are there; a subject without room for the number stays as it is.
 *
 * @param message as it stands in the form, a whole message or the rest of one
 * @param before what was sent of it earlier
 * @example nextPart({ ...message, subject: 'Paie' }, nothingSent, rules).outgoing.subject // 'Paie (1/3)'
 */
export function nextPart(message: Message, before: Progress, rules: Rules): Part {
  const [text = '', ...others] = partsOf(message.message, {
    shortest: rules.lengths.message.minimum,
    longest: rules.sentLength,
    isAccepted: (side) => !valueProblem('message', side, rules),
  });
  const parts = before.parts + 1;
  const total = parts + others.length;
  const numbered = `${message.subject.trim()} (${parts}/${total})`;
  const hasNumber = total > 1 && numbered.length <= rules.lengths.subject.maximum;
  return {
    message,
    text,
    outgoing: { ...message, subject: hasNumber ? numbered : message.subject, message: text },
    progress: { parts, characters: before.characters + asSent(text).length },
  };
}
