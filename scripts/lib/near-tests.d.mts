/** Returns the tests to run first after a change of files. */
export function nearTests(root: string, changed: string[]): string[];
