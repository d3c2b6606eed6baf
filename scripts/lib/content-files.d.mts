/** Returns whether only content changed since a commit, so that the engine needs no new tests. */
export function changesContentOnly(root: string, commit: string): boolean;

/** Returns the files that differ from a commit; undefined when git does not know it. */
export function differingFiles(root: string, commit: string): string[] | undefined;

/** The arguments that exclude the content from Prettier: its format is never an error. */
export const withoutContent: string[];
