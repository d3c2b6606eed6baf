import type { Plugin } from 'vite';

export function compiledStyles(root: string): Plugin[];
export function collectedStyles(root: string): Plugin[];
