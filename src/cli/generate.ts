import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withCommandTable } from './generate/command-table';
import { generatedFiles, type GeneratedFile } from './generate/all-files';
import { readSchemaFiles } from '../config/schema/schema-files';
import { problemLine } from '../config/source/problem';
import { writeContents } from '../config/source/write-json';
import { command } from '../lib/command/command';
import { loadCommands } from '../lib/command/load-commands';
import { allRules } from '../config/rules/index';

/**
 * `npm run generate`: writes the schema and the list of the rules from their table; the types of the config, the help
 * that editors show over each field, and the reference from the schema; the table of commands in the README.
 */
export default command({
  name: 'generate',
  en: 'Writes what follows from the schema, the rules and the commands: types, editor help, reference, lists.',
  fr: 'Écrit ce qui découle du schéma, des règles et des commandes : types, aide de l’éditeur, référence, listes.',
  isForDevelopers: true,
  options: {
    check: { type: 'boolean', en: 'only report stale files', fr: 'signaler seulement les fichiers périmés' },
  },
  examples: ['', '--check'],
  async run({ check }, _positionals, project) {
    const { files, problems } = readSchemaFiles(project);
    for (const problem of problems) console.error(problemLine(problem));
    if (problems.length > 0) return 2;
    const commands = await loadCommands(project, import.meta.url);
    const generated: GeneratedFile[] = [
      ...(await generatedFiles(project, files, allRules)),
      ['README.md', withCommandTable(readFileSync(join(project, 'README.md'), 'utf8'), commands)],
    ];
    let isAnyStale = false;
    for (const [file, text] of generated) if (await isStale(project, file, text, check)) isAnyStale = true;
    return check && isAnyStale ? 1 : 0;
  },
});

/** Whether a file differs from what it is generated from. Writes it, except for a check. */
async function isStale(project: string, name: string, text: string, isCheck: boolean): Promise<boolean> {
  const file = join(project, name);
  const current = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === current) return false;
  if (isCheck) {
    console.error(`${name} is stale. Run: npm run generate`);
    return true;
  }
  writeContents(project, new Map([[name, current]]));
  console.log(`${name} written.`);
  return true;
}
