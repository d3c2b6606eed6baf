import { isObject } from '../../lib/json';

/** The keys of what the browser stores for a visitor. The privacy page lists every one of them. */
export type StorageKey =
  'language' | 'motion' | 'contact_form' | 'contact_draft' | 'contact_sent' | 'reloaded';

/** Storage that lasts from visit to visit and is shared between tabs. */
export const lastingStore = createStore(() => localStorage);

/** Storage that lasts as long as the tab, across reloads. */
export const tabStore = createStore(() => sessionStorage);

/**
 * Returns safe access to a storage area of the browser. Storage that is missing, blocked, full or absent
 * (null) never throws: values that cannot be written are held in memory until the page is left.
 *
 * @example lastingStore.read('language') // 'ar'
 */
export function createStore(area: () => Storage) {
  const memory = new Map<StorageKey, string | null>();
  const listeners = new Set<() => void>();
  return {
    read(key: StorageKey): string | null {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a value; null removes it. */
    write(key: StorageKey, value: string | null) {
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
      for (const listener of listeners) listener();
    },
    /** Calls a function after each change, until what it returns is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns whether everything written survives a reload: no value is held in memory only. */
    isLasting: () => memory.size === 0,
  };
}

/** Parses a stored object. Anything else, such as a damaged value, is an empty object. */
export function parseStored(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
