export function sourceHash(root: string, ...inputs: (string | Uint8Array)[]): string;
