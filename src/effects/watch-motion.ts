/**
 * Calls back immediately and on each change with whether motion is allowed: neither the system
 * (`prefers-reduced-motion`) nor the switch in the footer forbids it. A browser without `matchMedia`
 * allows it.
 *
 * @returns a function that stops watching
 */
export function watchMotion(callback: (allowed: boolean) => void): () => void {
  const root = document.documentElement;
  const reduced =
    typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-reduced-motion: reduce)') : null;
  const update = () => callback(!reduced?.matches && root.dataset.motion !== 'off');
  const observer = new MutationObserver(update);
  observer.observe(root, { attributeFilter: ['data-motion'] });
  reduced?.addEventListener('change', update);
  update();
  return () => {
    observer.disconnect();
    reduced?.removeEventListener('change', update);
  };
}
