declare module 'semver' {
  /** Whether a version lies in a range, as npm reads both. */
  export function satisfies(version: string, range: string): boolean;
}
