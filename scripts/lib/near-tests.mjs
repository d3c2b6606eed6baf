import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests that read all files. */
const always = /^tests\/(?:docs|project)\//;
/** The test that a field of the form is at every end of its way, and what it protects. */
const everyField = 'tests/pages/every-field.test.tsx';
const wayOfMessage = /^(?:src\/client\/contact|deploy\/emailjs)\//;
/** Tests of a built site: the quick check builds none. */
const needsBuild = /^tests\/(?:built|server|site)\//;

/**
 * Returns the tests to run first after a change: those of a source stand beside it or in a folder above, those of the
 * schema beside what is generated from it; that of the fields of the form, when they or the template of the mail changed.
 *
 * @param {string} root the folder of the project
 * @param {string[]} changed the files that have changed, as paths in the project
 */
export function nearTests(root, changed) {
  const sources = changed.map((file) => file.replace(/^schema\//, 'src/cli/generate/'));
  const isNear = (test) =>
    changed.includes(test) ||
    (test === everyField && changed.some((file) => wayOfMessage.test(file))) ||
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
