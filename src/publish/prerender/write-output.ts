import { existsSync, rmSync } from 'node:fs';
import { openDraft } from '../../lib/drafts';
import { renameIfFree, type SiteFile, writeFiles } from '../../lib/files';

/**
 * Writes a site to a draft folder and then renames the draft to the target, so that the previous site stays intact
 * until the new one is complete. Concurrent builds have separate drafts; those of killed builds are removed.
 *
 * @param folder the target, such as `dist`
 * @param finish completes the draft before the rename
 */
export async function writeSite(
  folder: string,
  files: SiteFile[],
  finish?: (draft: string) => Promise<unknown>,
): Promise<void> {
  const { draft } = openDraft(`${folder}.next`);
  const previous = previousFolder(folder);
  try {
    writeFiles(draft, files);
    await finish?.(draft);
    // Also replaces what a concurrent build put there; with many concurrent builds, the site of one of them stays.
    for (let tries = 0; !renameIfFree(draft, folder) && tries < 3; tries += 1) {
      rmSync(previous, { recursive: true, force: true, maxRetries: 3 });
      renameIfFree(folder, previous);
    }
    rmSync(previous, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Restores the previous site when a build was killed between the two renames. */
export function restorePrevious(folder: string): void {
  if (!existsSync(folder)) renameIfFree(previousFolder(folder), folder);
}

function previousFolder(folder: string): string {
  return `${folder}.last`;
}
