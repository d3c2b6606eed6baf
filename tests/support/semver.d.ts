declare module 'semver' {
  /** Returns whether a version is in a range, as npm reads them. */
  export function satisfies(version: string, range: string): boolean;
}
