import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from './site-files';

/**
 * Writes a site into a folder beside the real one and then puts it in its place: until the last moment
 * the last good site stays as it was.
 *
 * @param folder where the site belongs, such as `dist`
 */
export function writeSite(folder: string, files: SiteFile[]): void {
  const draft = `${folder}.next`;
  const last = `${folder}.last`;
  rmSync(draft, { recursive: true, force: true });
  for (const { path, content } of files) {
    const file = join(draft, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(draft, folder);
  rmSync(last, { recursive: true, force: true });
}
