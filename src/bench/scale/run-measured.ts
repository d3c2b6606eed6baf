import { spawn } from 'node:child_process';

/** The cost of a command. */
export interface MeasuredRun {
  /** From before the start of Node to its end, in milliseconds. */
  time: number;
  /** The CPU time of all threads, in milliseconds: hardly changes when others keep the machine busy. */
  work: number;
  /** The peak memory, in bytes. */
  memory: number;
  /** What the command printed. */
  output: string;
}

/** Runs in the command's process and reports its cost at the end. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`,
)}`;

/**
 * Runs a command of a project as `npm run` does, and measures it.
 *
 * @param folder the project
 * @throws when the command fails, with its output
 */
export async function measuredRun(
  folder: string,
  command: string,
  ...options: string[]
): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT, 'scripts/run.mjs', command, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let usage = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  child.stdio[3]?.on('data', (chunk) => (usage += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`"${command}" failed in ${folder}:\n${output}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { time, work: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024, output };
}
