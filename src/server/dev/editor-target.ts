import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { relativePath } from '../../lib/paths';

/**
 * Reads a request to open the editor, which Vite answers and for which it would open any file of the machine.
 *
 * @param root the folder of the project
 * @param url the target of a request, such as `/__open-in-editor?file=site.config.json%3A12`
 * @returns the target with the whole path of the file; null when it is no file of the project, undefined when the
 *   request is for something else
 */
export function editorTarget(root: string, url: string): string | null | undefined {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!/__open-in-editor/i.test(path)) return undefined;
  const file = projectFile(root, new URLSearchParams(query).get('file') ?? '');
  return file && `/__open-in-editor?file=${encodeURIComponent(file)}`;
}

/** The whole path of a file with its line and column. Links are followed before it is decided where the file lies. */
function projectFile(root: string, place: string): string | null {
  const [, name = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(place) ?? [];
  try {
    const file = realpathSync(resolve(root, name));
    return relativePath(realpathSync(root), file) && statSync(file).isFile() ? file + position : null;
  } catch {
    return null;
  }
}
