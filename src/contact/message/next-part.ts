import type { ContactRules } from '../../site/page-data.types';
import type { Message } from '../field-problem';
import { valueProblem } from '../message-problem';
import type { Part, Progress } from '../sent-messages';
import { sanitizeText, splitMessage } from './parts';

type Rules = Pick<ContactRules, 'minimumFillTime' | 'lengths' | 'keywords' | 'sentLength'>;

/**
 * Returns the part of a message that is sent next. Numbers in the subjects show the recipient which parts belong
 * together and whether all have arrived; a subject without room for the number is left unchanged.
 *
 * @param message the content of the form: a new message or the rest of one
 * @param progress how much of the message was sent before
 * @example nextPart({ ...message, subject: 'Paie' }, nothingSent, rules).outgoing.subject // 'Paie (1/3)'
 */
export function nextPart(message: Message, progress: Progress, rules: Rules): Part {
  const [text = '', ...others] = splitMessage(message.message, {
    shortest: rules.lengths.message.minimum,
    longest: rules.sentLength,
    isAccepted: (part) => !valueProblem('message', part, rules),
  });
  const parts = progress.parts + 1;
  const total = parts + others.length;
  const numbered = `${message.subject.trim()} (${parts}/${total})`;
  const hasNumber = total > 1 && numbered.length <= rules.lengths.subject.maximum;
  return {
    message,
    text,
    outgoing: { ...message, subject: hasNumber ? numbered : message.subject, message: text },
    progress: { parts, characters: progress.characters + sanitizeText(text).length },
  };
}
