import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT } from './releases';

/**
 * Makes a release the current one in one step: every request gets the old or the new one (rename(2) replaces a link
 * atomically).
 */
export function switchRelease(target: string, name: string): void {
  const draft = join(target, `.current-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(name, draft, 'dir');
  renameSync(draft, join(target, CURRENT));
}
