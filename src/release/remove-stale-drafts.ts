import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes away what runs that were stopped have left; the draft of one that is still at work stays. */
export function removeStaleDrafts(target: string): void {
  for (const name of readdirSync(target)) {
    const [, pid] = /^\.(?:next|back|current)-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && Number(pid) !== process.pid && !isAtWork(Number(pid)))
      rmSync(join(target, name), { recursive: true, force: true });
  }
}

function isAtWork(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
