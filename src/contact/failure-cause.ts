/** Why a message could not be sent; each cause has a sentence of help in `frame.contact.help`. */
export type FailureCause =
  'offline' | 'network' | 'timeout' | 'tooManyRequests' | 'blocked' | 'unavailable' | 'tooLong' | 'service';

/**
 * What the mail service's SDK means by what it throws: an answer with a status, a plain text when it
 * lacks an id, or whatever `fetch` throws when there is no answer at all.
 */
export function failureCause(error: unknown): FailureCause {
  if (typeof error === 'string') return 'unavailable';
  const status = statusOf(error);
  if (status === undefined || status === 0) return 'network';
  if (status >= 500) return 'service';
  return causes[status] ?? 'unavailable';
}

const causes: Record<number, FailureCause> = {
  403: 'blocked',
  413: 'tooLong',
  429: 'tooManyRequests',
  451: 'blocked',
};

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
