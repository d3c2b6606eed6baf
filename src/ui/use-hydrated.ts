import { useSyncExternalStore } from 'react';

/**
 * Whether the page's script runs: false in the HTML and while it is hydrated, true from then on.
 * A component that appears later, on a page reached by a click, gets true at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
