import type { ContactRules } from '../../site/page-data.types';
import { FIELD_LENGTH, requestFields } from '../../client/contact/message/message-fields';

/** The path to which the form sends its messages, at the mail service and at a relay (specification, section 7). */
export const SEND_PATH = '/api/v1.0/email/send';

/** The port on which the relay listens by default, and at which nginx looks for it. */
export const RELAY_PORT = 8025;

/**
 * Returns the limits of the relay and of nginx in front of it, from the timeout of the form. Nothing that the form sends is
 * too large for them, and the relay answers before nginx gives up, and nginx before the form. Times in milliseconds.
 */
export function relayLimits({ timeout }: Pick<ContactRules, 'timeout'>) {
  return {
    /**
     * The size of a request: the fields of a message, with at most three bytes for each UTF-16 unit; the rest is for ids and
     * recipients.
     */
    bytes: 3 * FIELD_LENGTH * requestFields.length + 8192,
    /** How long a request may take, from its headers until the mail server has accepted its message. */
    relay: Math.round(timeout * 0.6),
    /** How long nginx waits for the connection to the relay, and then for its answer. */
    nginxConnect: Math.round(timeout * 0.1),
    nginx: Math.round(timeout * 0.8),
  };
}
