/**
 * Tells now and at each change whether things may move: neither the system (`prefers-reduced-motion`)
 * nor the switch in the footer forbids it. A browser that cannot be asked allows it.
 *
 * @returns what stops it
 */
export function watchMotion(tell: (allowed: boolean) => void): () => void {
  const root = document.documentElement;
  const reduced =
    typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-reduced-motion: reduce)') : null;
  const look = () => tell(!reduced?.matches && root.dataset.motion !== 'off');
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  reduced?.addEventListener('change', look);
  look();
  return () => {
    observer.disconnect();
    reduced?.removeEventListener('change', look);
  };
}
