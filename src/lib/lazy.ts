/** Returns a function that computes its value at the first call and returns the same value at every other one. */
export function lazy<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}
