/**
 * Waits for something no longer than a time.
 *
 * @param milliseconds after which it counts as failed; what comes later is not heard
 * @throws what it throws, or that nothing came
 */
export function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came in ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
