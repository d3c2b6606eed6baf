import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemLine, problemMessage } from '../../config/source/problem';
import { readTextFile, UNREADABLE } from '../../config/source/read-text-file';
import { relativePath } from '../../lib/paths';
import type { Language } from '../../site/languages';
import { versionLanguages, type SiteVersion } from './version';

/**
 * Returns the version of a site in a file: with the locale files next to it, or else the project's.
 *
 * @param path the path of the config
 * @throws when it cannot be read
 */
export function fileVersion(root: string, path: string): SiteVersion {
  const name = relativePath(root, path) ?? path;
  const locale = (language: Language) =>
    [dirname(path), root].map((folder) => join(folder, `locales/${language}.json`)).find(existsSync);
  const config = readText(path, name);
  const languages = versionLanguages(config);
  return {
    name,
    languages,
    config,
    locales: Object.fromEntries(
      languages.map(({ code }) => {
        const file = locale(code);
        return [code, file && readText(file, relativePath(root, file) ?? file)];
      }),
    ) as SiteVersion['locales'],
  };
}

function readText(path: string, name: string): string {
  const { text, problems } = readTextFile('', path);
  const [problem] = problems;
  if (problem?.code === UNREADABLE) throw new Error(`${name}: ${problemMessage(problem)}`);
  if (problem) throw new Error(problemLine({ ...problem, file: name }));
  return text;
}
