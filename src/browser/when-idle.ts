/**
 * Does something in the next quiet moment of the browser.
 *
 * @returns what takes it back
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no such moments; a short wait stands in for one.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
