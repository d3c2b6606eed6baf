/** Whether all that changed since a commit is content, so that the engine need not be tested again. */
export function changesContentOnly(root: string, commit: string): boolean;
