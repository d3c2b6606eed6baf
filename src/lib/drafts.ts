import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates an empty draft folder of this process, such as `dist.next-4711`, and removes the drafts of processes
 * that were killed.
 *
 * @param prefix the start of the path of all drafts, such as `dist.next`
 * @returns the draft, and the ids of the running processes that have one too
 */
export function openDraft(prefix: string): { draft: string; others: number[] } {
  const draft = `${prefix}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const others: number[] = [];
  for (const name of readdirSync(dirname(prefix))) {
    const path = join(dirname(prefix), name);
    const [, pid] = /^-(\d+)$/.exec(name.slice(basename(prefix).length)) ?? [];
    if (pid === undefined || !name.startsWith(basename(prefix)) || path === draft) continue;
    if (isRunning(Number(pid))) others.push(Number(pid));
    else rmSync(path, { recursive: true, force: true });
  }
  return { draft, others };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
