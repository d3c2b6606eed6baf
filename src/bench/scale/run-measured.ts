import { spawn } from 'node:child_process';

/** The time and memory of a command. */
export interface MeasuredRun {
  /** The elapsed time, with the start of Node, in milliseconds. */
  time: number;
  /** The CPU time of all threads, in milliseconds. It hardly depends on other load on the machine. */
  work: number;
  /** The peak memory, in bytes. */
  memory: number;
  /** The printed output. */
  output: string;
}

/** A module that runs in the process of the command and reports its resource usage at the end. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`,
)}`;

/**
 * Runs a command of a project as `npm run` does, and returns its time and memory.
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
