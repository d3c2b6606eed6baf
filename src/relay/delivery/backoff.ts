/** The maximum delay between two attempts, in milliseconds. */
export const LONGEST_WAIT = 4 * 60 * 60 * 1000;

/**
 * Returns the delay before the next attempt: exponential backoff with jitter between half of the delay and all of it, so
 * that messages that failed together are not retried together (“equal jitter”:
 * aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter).
 *
 * @param tries the number of attempts so far
 * @param first the delay after the first attempt, in milliseconds
 * @param chance a random number from 0 to 1
 */
export function retryWait(tries: number, first: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, first * 2 ** Math.min(tries - 1, 40));
  return wait / 2 + (wait / 2) * chance;
}
