import { availableParallelism, loadavg } from 'node:os';

/** The machine of a benchmark. */
export interface Machine {
  cores: number;
  node: string;
  chromium: string;
  /** The average number of processes that used or waited for a core in the minute before the benchmark. */
  load: number;
}

/** The load per core from which other programs are likely to have influenced the results. */
const BUSY = 0.5;

/** Returns the average load over the last minute. Call it before the work begins. */
export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

/**
 * Describes the machine of a benchmark.
 *
 * @param chromium the browser's version
 * @param load the result of `currentLoad` before the benchmark made its own load
 */
export function machine(chromium: string, load: number): Machine {
  return { cores: availableParallelism(), node: process.versions.node, chromium, load };
}

/** Formats the machine in one line, with a warning when it was busy. */
export function machineLine({ cores, node, chromium, load }: Machine): string {
  const busy = load > cores * BUSY ? ' The machine was busy: compare the ratios, not the milliseconds.' : '';
  return `${cores} cores, Node ${node}, Chromium ${chromium}, load ${load}.${busy}`;
}
