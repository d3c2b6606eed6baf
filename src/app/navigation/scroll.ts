/**
 * Keeps the scroll position of each page in its history entry, so that back and forward can restore it;
 * the browser does it itself again for a reload or when the visitor leaves the site.
 *
 * @returns what stops it
 */
export function keepScroll(): () => void {
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    const entry = entryIndex();
    timer = window.setTimeout(() => {
      // Whoever went back in the meantime is in another entry, whose position this is not.
      if (entryIndex() === entry) saveScroll();
    }, 120);
  };
  const hand = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  addEventListener('scroll', later, { passive: true });
  addEventListener('pagehide', hand);
  addEventListener('pageshow', take);
  return () => {
    clearTimeout(timer);
    hand();
    removeEventListener('scroll', later);
    removeEventListener('pagehide', hand);
    removeEventListener('pageshow', take);
  };
}

/** Keeps the position of the page that is shown, for the way back to it. */
export function saveScroll(): void {
  history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
}

/** The number react-router gives to a history entry. */
function entryIndex(): unknown {
  return (history.state as { idx?: number } | null)?.idx;
}

/**
 * Puts the page where a visitor belongs who has just arrived, and the focus with them: to the place that
 * is asked for, else to the headline.
 *
 * @param back true when the visitor went back or forward: the position is restored
 * @param hash the place asked for, such as `#audit`; the top when there is none
 */
export function restoreScrollAndFocus(back: boolean, hash: string): void {
  const place = document.getElementById(anchorOf(hash));
  const kept: unknown = back ? history.state?.scroll : undefined;
  if (typeof kept === 'number') scrollTo({ top: kept, behavior: 'instant' });
  else if (place) place.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  const focused = place ?? document.querySelector('h1');
  if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
}

/** What a hash names; one that nobody could have written on purpose names nothing. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
