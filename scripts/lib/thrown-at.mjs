import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns where an error was thrown: the first place in `src/` in its stack, also of a bundle with a source map beside it.
 *
 * @param {unknown} error
 * @param {string} root the folder of the project
 */
export function thrownAt(error, root) {
  const lines = error instanceof Error ? String(error.stack).split('\n') : [];
  for (const line of lines) {
    const place = /^\s+at /.test(line) ? placeOf(line, root) : undefined;
    if (place?.file.startsWith('src/')) return place;
  }
  return undefined;
}

/**
 * Returns the message of an error that a command stopped at. A plain error was thrown on purpose, and its message says
 * everything; any other one is a mistake of the program, which its place leads to.
 *
 * @param {unknown} error
 * @param {string} root the folder of the project
 */
export function errorMessage(error, root) {
  if (!(error instanceof Error)) return String(error);
  const place = error.constructor === Error ? undefined : thrownAt(error, root);
  return place ? `${error.message} (${place.file}:${place.line}:${place.column})` : error.message;
}

/** Returns the place of a line of a stack, such as `at f (file:///project/src/a.ts:1:2)`, when it is in a folder. */
function placeOf(frame, root) {
  for (const folder of [pathToFileURL(root).href, root]) {
    const start = frame.indexOf(folder);
    if (start < 0) continue;
    const [, path, line, column] =
      /^[\\/]?([^?]+?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(frame.slice(start + folder.length)) ?? [];
    if (path === undefined) continue;
    const file = folder === root ? path.replaceAll('\\', '/') : decodeURIComponent(path);
    return originOf({ file, line: Number(line), column: Number(column) }, root);
  }
  return undefined;
}

/** Returns the place in the source for one in a bundle; a place that no source map knows as it is. */
function originOf(place, root) {
  const map = join(root, `${place.file}.map`);
  if (!existsSync(map)) return place;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    place.line - 1,
    place.column - 1,
  );
  if (entry.originalSource === undefined) return place;
  const file = relative(root, join(dirname(map), entry.originalSource)).replaceAll('\\', '/');
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
