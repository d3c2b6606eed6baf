import { lazy } from '../../browser/lazy';
import { withTimeout } from '../../browser/timeout';

const fetchedJudge = lazy((timeout: number) => withTimeout(timeout, import('../../contact/judge')));

/** The rules of a message, which only who writes one needs; nothing when they cannot be fetched now. */
export function judgeOfMessages(timeout: number) {
  return fetchedJudge(timeout).catch(() => undefined);
}
