import type { SiteFiles } from '../../../config/read-config';
import { fileContents } from '../../../config/source/write-json';
import { withoutByteOrderMark } from '../../../lib/json';

/** Returns whether the config and the locale files are still as they were read. */
export function isUnchanged(root: string, files: SiteFiles | undefined): boolean {
  if (!files) return false;
  const sources = [files.source, ...Object.values(files.locales)];
  const now = fileContents(
    root,
    sources.map(({ file }) => file),
  );
  // A locale file that a site does not need is read as an empty one.
  return sources.every(({ file, text }) => withoutByteOrderMark(now.get(file) ?? '{}') === text);
}
