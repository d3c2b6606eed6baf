import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { agency, layOutSite } from './sites';

/** Writes the engine's complete site once, before the tests that read it. With the schema it is the project of other sites. */
export function setup(): void {
  layOutSite('agency', agency);
  cpSync('schema', join(agency, 'schema'), { recursive: true });
}
