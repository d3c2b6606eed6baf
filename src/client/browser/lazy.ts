/**
 * Returns a function that loads something on its first call and caches it. After a failure the next
 * call tries again. It sets no timeout: callers add one with `withTimeout`.
 */
export function lazy<Options extends unknown[], Result>(
  load: (...options: Options) => Promise<Result>,
): (...options: Options) => Promise<Result> {
  let cached: Promise<Result> | undefined;
  return (...options) => {
    cached ??= load(...options).catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
