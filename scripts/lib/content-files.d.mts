/** Returns whether only content changed since a commit, so that the engine needs no new tests. */
export function changesContentOnly(root: string, commit: string): boolean;

/** The arguments that exclude the content from Prettier: its format is never an error. */
export const withoutContent: string[];
