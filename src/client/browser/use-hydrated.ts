import { useSyncExternalStore } from 'react';

/**
 * Returns whether the page is hydrated: false in the served HTML and during hydration, true afterwards.
 * A component that mounts later, after a client-side navigation, gets true immediately.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** The value never changes after hydration, so there is nothing to subscribe to. */
const subscribe = () => () => {};
