import type { Message } from './field-problem';

/**
 * A message as it is sent: without spaces around it and angle brackets in it, each field cut to the
 * length that is sent. Sanitising twice changes nothing more.
 */
export function sanitised(message: Message, length: number): Message {
  return {
    name: cut(oneLine(message.name), length),
    email: cut(oneLine(message.email), length),
    subject: cut(oneLine(message.subject), length),
    message: cut(message.message, length),
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Half a character, as a cut in the middle of an emoji would leave, is dropped with the brackets. */
function cut(text: string, length: number): string {
  const clean = text.replace(/[<>]|\p{Cs}/gu, '').trim();
  return clean
    .slice(0, length)
    .replace(/\p{Cs}/gu, '')
    .trim();
}
