import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates an empty draft folder of this process, such as `dist.next-4711-88310`, and removes the drafts of processes
 * that were killed.
 *
 * @param prefix the start of the path of all drafts, such as `dist.next`
 * @returns the draft, and the ids of the running processes that have one too
 */
export function openDraft(prefix: string): { draft: string; others: number[] } {
  const draft = `${prefix}-${process.pid}-${startOf(process.pid) ?? 0}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const others: number[] = [];
  for (const name of readdirSync(dirname(prefix))) {
    const path = join(dirname(prefix), name);
    const [, pid, start] = /^-(\d+)(?:-(\d+))?$/.exec(name.slice(basename(prefix).length)) ?? [];
    if (pid === undefined || !name.startsWith(basename(prefix)) || path === draft) continue;
    if (isRunning(Number(pid), start)) others.push(Number(pid));
    else rmSync(path, { recursive: true, force: true });
  }
  return { draft, others };
}

/** Returns whether a process runs that had this id and started at this time: ids are used again. */
function isRunning(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const actual = startOf(pid);
  return start === undefined || actual === undefined || actual === start;
}

/** Returns when a process started, `ended` when it was killed and still has an entry; undefined where Linux is not. */
function startOf(pid: number): string | undefined {
  try {
    // The name of the program is in parentheses and can contain anything (man proc_pid_stat).
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return undefined;
  }
}
