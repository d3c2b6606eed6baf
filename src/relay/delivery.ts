import type { Message } from '../contact/field-problem';

/** The answer to a request: “OK” with 200 only when a message is taken for good. */
export interface Answer {
  status: number;
  text: string;
}

export const OK: Answer = { status: 200, text: 'OK' };

/**
 * Takes a valid message over. Only “OK” promises that it arrives.
 *
 * @param deadline aborts when the answer would come too late for the form
 */
export type Deliver = (message: Message, deadline: AbortSignal) => Promise<Answer>;
