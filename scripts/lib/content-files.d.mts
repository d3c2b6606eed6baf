/** Returns whether only content changed since a commit, so that the engine needs no new tests. */
export function changesContentOnly(root: string, commit: string): boolean;
