import { availableParallelism, loadavg } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  cores: number;
  node: string;
  chromium: string;
  /** Processes that wanted a core, on average over the last minute, before the bench began. */
  load: number;
}

/** From this load on for each core, others are likely to have been in the way. */
const BUSY = 0.5;

/** How many processes wanted a core, on average over the last minute; to be asked before the work begins. */
export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

/**
 * What the figures are measured on.
 *
 * @param chromium the browser's version
 * @param load what `currentLoad` said before the bench made a load of its own
 */
export function machine(chromium: string, load: number): Machine {
  return { cores: availableParallelism(), node: process.versions.node, chromium, load };
}

/** The machine in one line, with a warning when it was busy. */
export function machineLine({ cores, node, chromium, load }: Machine): string {
  const busy =
    load > cores * BUSY ? ' The machine was busy: trust the comparison, not the milliseconds.' : '';
  return `${cores} cores, Node ${node}, Chromium ${chromium}, load ${load}.${busy}`;
}
