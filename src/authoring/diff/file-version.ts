import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import { relativePath } from '../../lib/paths';
import { problemLine } from '../../config/source/problem';
import { readTextFile, UNREADABLE } from '../../config/source/read-text-file';
import type { SiteVersion } from './version';

/**
 * The version of a site that stands in a file: with the words that lie beside it, or the project's where none do.
 *
 * @param path where the config is
 * @throws when it cannot be read
 */
export function fileVersion(root: string, path: string): SiteVersion {
  const name = relativePath(root, path) ?? path;
  const locale = (language: Language) =>
    [dirname(path), root].map((folder) => join(folder, `locales/${language}.json`)).find(existsSync);
  return {
    name,
    config: text(path, name),
    locales: Object.fromEntries(
      languages.map((language) => {
        const file = locale(language);
        return [language, file && text(file, relativePath(root, file) ?? file)];
      }),
    ) as SiteVersion['locales'],
  };
}

function text(path: string, name: string): string {
  const { text: read, problems } = readTextFile('', path);
  const [problem] = problems;
  if (problem?.code === UNREADABLE) throw new Error(`${name}: ${problem.message}`);
  if (problem) throw new Error(problemLine({ ...problem, file: name }));
  return read;
}
