import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../../scripts/lib/thrown-at.mjs';
import { environment, readEnvironment, setEnvironment, type Shell } from '../environment';
import { projectRoot } from '../project-root';
import { say, type Translated } from '../text/message-language';
import { UserError } from '../user-error';
import { commandLine } from './command-line';
import type { CommandDefinition, Option, Values, WholeDefinition } from './definition';
import { diskError } from './disk-error';
import { argumentName, helpText } from './help';
import { parseArguments } from './parse';

/** A command of `package.json`: what it does, in one sentence. */
export interface Command extends Pick<
  CommandDefinition,
  'name' | 'docs' | 'isForDevelopers' | 'examples' | keyof Translated
> {
  /** How it is called, without its options. */
  usage: string;
  /**
   * Prints the help, or runs the command with what follows `npm run NAME --`.
   *
   * @param shell where the command was typed, and its variables; a command that another one calls has those of that one
   * @returns the exit code: 0 done, 1 there are problems, 2 wrong usage or an unreadable file; what is wrong is printed
   */
  execute(args: readonly string[], project: string, shell?: Shell): Promise<number>;
}

/** Returns the command of a definition. */
export function command<const Options extends Record<string, Option>>(
  definition: CommandDefinition<Options>,
): Command & WholeDefinition<Options> {
  const { name, arguments: expected = [], options = {} as Options, examples = [''] } = definition;
  return {
    ...definition,
    options,
    examples,
    usage: commandLine(name, expected.map(argumentName).join(' ')),
    execute: (args, project, shell) =>
      reported(name, async () => {
        const choice = siteOption(definition);
        if (shell) enter(shell, project, 'site' in choice ? args : []);
        const whole = { ...definition, options: { ...options, ...choice }, examples };
        const { isHelp, values, positionals } = parseArguments(whole, args);
        if (isHelp) {
          console.log(helpText(whole));
          return 0;
        }
        const { site, ...own } = values;
        // `parseArguments` has checked them against the definition.
        return definition.run(own as Values<Options>, positionals, siteFolder(project, site));
      }),
  };
}

/** Sets the environment of a command that was typed in a shell, with the site that its arguments name. */
export function enter(shell: Shell, project: string, args: readonly string[]): void {
  const read = readEnvironment(shell, project);
  const site = siteOf(args);
  const isOther = site && relative(project, resolve(read.folder, site)) !== '';
  setEnvironment({ ...read, site: isOther ? site : undefined });
}

/**
 * Runs a command, and prints why it cannot do what is asked.
 *
 * @returns its exit code; 1 for a mistake of the user, 2 for any other error
 */
export async function reported(name: string, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UserError) {
      console.error(error.message);
      return 1;
    }
    const reason = errorMessage(diskError(error) ?? error, projectRoot);
    const en = `The command "${name}" cannot run: ${reason}`;
    console.error(say({ en, fr: `La commande « ${name} » ne peut pas s’exécuter : ${reason}` }));
    return 2;
  }
}

/** Returns the option that chooses a site, which every command for the person who keeps a site has. */
function siteOption({ isForDevelopers, isWithoutSite }: CommandDefinition): Record<string, Option> {
  if (isForDevelopers || isWithoutSite) return {};
  const en = 'the folder of the site, if it is not that of the project';
  const fr = 'le dossier du site, si ce n’est pas celui du projet';
  return { site: { type: 'string', value: 'FOLDER', en, fr } };
}

/**
 * Returns the site that is named on the command line, before its other options are known.
 *
 * @param args what follows `npm run NAME --`
 */
export function siteOf(args: readonly string[]): string | undefined {
  const { site } = parseArgs({
    args: [...args],
    strict: false,
    options: { site: { type: 'string' } },
  }).values;
  return typeof site === 'string' ? site : undefined;
}

/**
 * Returns the folder of the site: that of the project, or the given one, relative to where npm was called.
 *
 * @throws when there is no such folder
 */
export function siteFolder(project: string, given: unknown): string {
  // An empty value is refused with the other options.
  if (typeof given !== 'string' || given === '') return project;
  const folder = resolve(environment.folder, given);
  if (existsSync(folder)) return folder;
  throw new Error(say({ en: `there is no folder "${given}".`, fr: `« ${given} » n’existe pas.` }));
}
