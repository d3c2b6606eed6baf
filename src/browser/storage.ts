/** What the browser keeps for a visitor; the privacy page names every one of these. */
export type StorageKey =
  'language' | 'motion' | 'contact_form' | 'contact_draft' | 'contact_sent' | 'reloaded';

export interface Store {
  /** What was kept earlier, or null. */
  read(key: StorageKey): string | null;
  /** Keeps a value, or forgets it when it is null. */
  write(key: StorageKey, value: string | null): void;
  /** Whether all that was written outlasts a reload: nothing of it is held in memory only. */
  isLasting(): boolean;
}

/** Kept from visit to visit, and shared between tabs. */
export const lastingStore = store(() => localStorage);

/** Kept as long as the tab is open, across reloads. */
export const tabStore = store(() => sessionStorage);

/**
 * The one door to a browser's storage. Storage that is missing, blocked, full or absent (null) never
 * throws: what cannot be written is held in memory until the page is left.
 *
 * @example lastingStore.read('language') // 'ar'
 */
export function store(area: () => Storage): Store {
  const memory = new Map<StorageKey, string | null>();
  return {
    read(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) area().removeItem(key);
        else area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    isLasting: () => memory.size === 0,
  };
}
