import { emptyMessage, type Message } from '../../src/client/contact/fields';

/** Returns a valid message with the given values; fields that are not required are empty. */
export function aMessage(given: Partial<Message> = {}): Message {
  return {
    ...emptyMessage,
    name: 'Salma',
    email: 'salma@atlas.example',
    subject: 'Paie',
    message: 'Bonjour à tous',
    ...given,
  };
}
