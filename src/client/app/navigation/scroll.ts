/**
 * Saves the scroll position of each page in its history entry, so that back and forward can restore it. For a reload or
 * when the visitor leaves the site, the browser restores it.
 *
 * @returns a function that stops saving
 */
export function keepScroll(): () => void {
  let timer = 0;
  const saveLater = () => {
    clearTimeout(timer);
    const entry = entryIndex();
    timer = window.setTimeout(() => {
      // After going back, the current entry is another one, and this position is not its own.
      if (entryIndex() === entry) saveScroll();
    }, 120);
  };
  const leaveToBrowser = () => void (history.scrollRestoration = 'auto');
  const takeOver = () => void (history.scrollRestoration = 'manual');
  const listeners = new AbortController();
  const { signal } = listeners;
  takeOver();
  addEventListener('scroll', saveLater, { passive: true, signal });
  addEventListener('pagehide', leaveToBrowser, { signal });
  addEventListener('pageshow', takeOver, { signal });
  return () => {
    clearTimeout(timer);
    leaveToBrowser();
    listeners.abort();
  };
}

/** Saves the scroll position of the current page in its history entry. */
export function saveScroll(): void {
  history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
}

/** Returns the index that react-router gives to the current history entry. */
function entryIndex(): unknown {
  return (history.state as { idx?: number } | null)?.idx;
}

/**
 * Scrolls a newly rendered page to the saved position, the anchor or the top, and focuses the anchor or the headline.
 *
 * @param back true after back or forward: the position is restored
 * @param hash the anchor, such as `#audit`, or an empty string
 */
export function restoreScrollAndFocus(back: boolean, hash: string): void {
  const anchor = document.getElementById(anchorOf(hash));
  const saved: unknown = back ? history.state?.scroll : undefined;
  if (typeof saved === 'number') scrollTo({ top: saved, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  const target = anchor ?? document.querySelector('h1');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Returns the id in a hash; an empty string when the hash is malformed. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
