import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests that read all files. */
const always = /^tests\/(?:docs|project)\//;
/** Tests of a built site: the quick check builds none. */
const needsBuild = /^tests\/(?:built|server|site)\//;

/**
 * Returns the tests to run first after a change: those of a source stand beside it or in a folder above, those of the
 * schema beside what is generated from it.
 *
 * @param {string} root the folder of the project
 * @param {string[]} changed the files that have changed, as paths in the project
 */
export function nearTests(root, changed) {
  const sources = changed.map((file) => file.replace(/^schema\//, 'src/cli/generate/'));
  const isNear = (test) =>
    changed.includes(test) ||
    (test.startsWith('src/') && sources.some((source) => source.startsWith(`${dirname(test)}/`)));
  return ['src', 'tests']
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true }).map(
        (name) => `${room}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !needsBuild.test(file))
    .filter((test) => always.test(test) || isNear(test));
}
