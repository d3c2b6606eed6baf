import { fetchedOnce } from '../../browser/lazy';
import { within } from '../../browser/timeout';

const fetchedJudge = fetchedOnce((timeout: number) => within(timeout, import('../../contact/judge')));

/** The rules of a message, which only who writes one needs; nothing when they cannot be fetched now. */
export function judgeOfMessages(timeout: number) {
  return fetchedJudge(timeout).catch(() => undefined);
}
