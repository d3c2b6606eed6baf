/**
 * Calls back immediately and on each change with whether motion is allowed: neither the system
 * (`prefers-reduced-motion`) nor the switch in the footer forbids it. A browser without `matchMedia`
 * allows it.
 *
 * @returns a function that stops watching
 */
export function watchMotion(callback: (allowed: boolean) => void): () => void {
  const root = document.documentElement;
  const reduced = reducedMotion();
  const update = () => callback(isMotionAllowed(reduced));
  const observer = new MutationObserver(update);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  reduced?.addEventListener('change', update);
  update();
  return () => {
    observer.disconnect();
    reduced?.removeEventListener('change', update);
  };
}

/** Returns whether motion is allowed now. */
export function isMotionAllowed(reduced = reducedMotion()): boolean {
  return !reduced?.matches && document.documentElement.dataset.motion !== 'off';
}

function reducedMotion(): MediaQueryList | null {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-reduced-motion: reduce)')
    : null;
}
