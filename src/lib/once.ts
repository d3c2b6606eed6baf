/** Returns a function that computes its value at the first call and returns the same value at every other one. */
export function once<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}

/**
 * Returns a function that computes its value once for each text. A site is checked again after every edit, and nearly all of its
 * texts are the same then.
 */
export function oncePerText<T>(compute: (text: string) => T): (text: string) => T {
  const values = new Map<string, T>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined || values.has(text)) return known as T;
    const value = compute(text);
    values.set(text, value);
    return value;
  };
}

/** Returns a function that returns what a pattern finds first in a text; it searches each text once. */
export function firstIn(pattern: RegExp): (text: string) => string | undefined {
  return oncePerText((text) => pattern.exec(text)?.[0]);
}
