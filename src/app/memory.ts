/** What the browser keeps for a visitor. */
export type MemoryKey = 'language' | 'motion';

/**
 * What was kept earlier. Storage that is missing or blocked only forgets.
 *
 * @example remembered('language') // 'ar'
 */
export function remembered(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for the next visit, or forgets it when there is none. */
export function remember(key: MemoryKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A visit without storage goes on; only the next one starts afresh.
  }
}
