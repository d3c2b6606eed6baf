import type { TestProject } from 'vitest/node';
import { apache, nginx, type FoundServer } from '../../scripts/lib/web-servers.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    nginx: FoundServer;
    apache: FoundServer;
  }
}

/** Finds the servers, or installs them, once for all tests; says why when there is none. */
export default function setUp({ provide }: TestProject) {
  const servers = { nginx: nginx(), apache: apache() };
  for (const { missing } of Object.values(servers))
    if (missing) console.log(`Tests of the server are left out: ${missing}.`);
  provide('nginx', servers.nginx);
  provide('apache', servers.apache);
}
