export function bundleCommands(root: string, entries: string[], folder: string): Promise<void>;
