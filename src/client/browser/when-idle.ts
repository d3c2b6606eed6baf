/**
 * Runs a callback when the browser is next idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks: a short timeout replaces them.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
