export function chromium(root: string): string;
