import { say, type Translated } from './text/message-language';

/** A mistake in what the user asked for, such as a page that does not exist. A command prints it and exits with 1. */
export class UserError extends Error {
  constructor(message: string | Translated, options?: ErrorOptions) {
    super(typeof message === 'string' ? message : say(message), options);
  }
}
