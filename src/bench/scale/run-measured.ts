import { spawn } from 'node:child_process';

/** What a command took. */
export interface MeasuredRun {
  /** From before Node's start to its end, in milliseconds. */
  time: number;
  /** What all of its threads worked, in milliseconds: hardly changes when others keep the machine busy. */
  work: number;
  /** The most memory it had at once, in bytes. */
  memory: number;
  /** What it printed. */
  said: string;
}

/** Runs in the command's process and tells at its end what it took. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`,
)}`;

/**
 * Runs a command of a project as `npm run` does, and measures it.
 *
 * @param folder the project
 * @throws when the command fails, with what it said
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
  let said = '';
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  child.stdio[3]?.on('data', (chunk) => (told += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`"${command}" failed in ${folder}:\n${said}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(told) as NodeJS.ResourceUsage;
  return { time, work: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024, said };
}
