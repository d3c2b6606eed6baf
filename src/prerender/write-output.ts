import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameIfFree } from '../lib/files';
import type { SiteFile } from '../lib/output-file';

/**
 * Writes a site into a folder beside the real one and then puts it in its place: until the last moment
 * the last good site stays as it was. Of builds that run at once each has a draft of its own.
 *
 * @param folder where the site belongs, such as `dist`
 * @param finish what is still to be done with the draft before it becomes the site
 */
export async function writeSite(
  folder: string,
  files: SiteFile[],
  finish?: (draft: string) => Promise<unknown>,
): Promise<void> {
  const draft = `${folder}.next-${process.pid}`;
  const last = lastOf(folder);
  try {
    mkdirSync(draft, { recursive: true });
    for (const { path, content } of files) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    await finish?.(draft);
    // What another build put there meanwhile gives way too; when builds keep coming, the site of one of them stays.
    for (let tries = 0; !renameIfFree(draft, folder) && tries < 3; tries += 1) {
      rmSync(last, { recursive: true, force: true, maxRetries: 3 });
      renameIfFree(folder, last);
    }
    rmSync(last, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts the last site back when a build was stopped between taking it away and putting the new one there. */
export function restorePrevious(folder: string): void {
  if (!existsSync(folder)) renameIfFree(lastOf(folder), folder);
}

function lastOf(folder: string): string {
  return `${folder}.last`;
}
