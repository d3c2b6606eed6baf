import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { relativePath } from '../../lib/paths';

/**
 * Parses a request to open the editor. Vite answers such requests and would open any file of the machine.
 *
 * @param root the folder of the site, or that of the project
 * @param url the target of a request, such as `/__open-in-editor?file=site.config.json%3A12`
 * @returns the target with the absolute path of the file; null when the file is not in the folder, undefined when the
 *   request is for something else
 */
export function editorTarget(root: string, url: string): string | null | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!/__open-in-editor/i.test(path)) return undefined;
  const file = projectFile(root, new URLSearchParams(query).get('file') ?? '');
  return file && `/__open-in-editor?file=${encodeURIComponent(file)}`;
}

/** Returns the absolute path of a file with its line and column. Follows links before it checks the folder. */
function projectFile(root: string, location: string): string | null {
  const [, name = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(location) ?? [];
  try {
    const file = realpathSync(resolve(root, name));
    return relativePath(realpathSync(root), file) && statSync(file).isFile() ? file + position : null;
  } catch {
    return null;
  }
}
