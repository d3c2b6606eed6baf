/** However long a mail server is down, it is asked this often. */
export const LONGEST_WAIT = 4 * 60 * 60 * 1000;

/**
 * How long to wait before a message is tried again: twice as long from try to try, and somewhere between half of that
 * and the whole, so that what failed together does not come back together (« equal jitter »:
 * aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter).
 *
 * @param tries how often it was tried
 * @param first the wait after the first try, in milliseconds
 * @param chance from 0 to 1
 */
export function retryWait(tries: number, first: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, first * 2 ** Math.min(tries - 1, 40));
  return wait / 2 + (wait / 2) * chance;
}
