import type { Plugin } from 'vite';

export function styledComponents(root: string): Plugin;
