import type { TestProject } from 'vitest/node';
import { nginx, type FoundNginx } from '../../scripts/lib/nginx.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    nginx: FoundNginx;
  }
}

/** Finds nginx, or installs it, once for all tests of the server; says why when there is none. */
export default function setUp({ provide }: TestProject) {
  const found = nginx();
  if (found.missing) console.log(`The tests of the server are left out: ${found.missing}.`);
  provide('nginx', found);
}
