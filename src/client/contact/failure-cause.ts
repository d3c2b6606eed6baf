/** Why a message could not be sent. Each cause has a help text in `frame.contact.help`. */
export type FailureCause =
  'offline' | 'network' | 'timeout' | 'tooManyRequests' | 'blocked' | 'unavailable' | 'tooLong' | 'service';

/**
 * Returns the cause of an error of the mail service's SDK. The SDK throws a response with a status, a string when an
 * id is missing, or the error of `fetch` when there is no response.
 */
export function failureCause(error: unknown): FailureCause {
  if (typeof error === 'string') return 'unavailable';
  const { status } = Object(error) as { status?: number };
  if (!status) return 'network';
  return causes.get(status) ?? (status >= 500 ? 'service' : 'unavailable');
}

const causes = new Map<number, FailureCause>([
  [403, 'blocked'],
  [408, 'network'], // The request did not arrive as a whole.
  [413, 'tooLong'],
  [429, 'tooManyRequests'],
  [451, 'blocked'],
  [504, 'timeout'], // A server behind the service may have taken the message.
]);
