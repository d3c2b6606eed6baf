import { agency, layOutSite } from './sites';

/** Writes the engine's complete site once, before the tests that read it. */
export function setup(): void {
  layOutSite('agency', agency);
}
