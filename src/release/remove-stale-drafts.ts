import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the drafts of killed processes; the draft of a running process stays. */
export function removeStaleDrafts(target: string): void {
  for (const name of readdirSync(target)) {
    const [, pid] = /^\.(?:next|back|current)-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid)))
      rmSync(join(target, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
