export function sourceHash(root: string, ...more: (string | Uint8Array)[]): string;
