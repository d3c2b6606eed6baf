import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error';
import type { CommandDefinition, Option, Values } from './definition';
import { diskError } from './disk-error';
import { argumentName, commandLine, helpText } from './help';
import { parseArguments } from './parse';

/** A command of `package.json`. */
export interface Command {
  name: string;
  /** How it is called, without its options. */
  usage: string;
  summary: string;
  docs?: string;
  isForDevelopers?: true;
  /** What may follow `npm run NAME --`. */
  examples?: readonly string[];
  /**
   * Prints the help, or runs the command with what follows `npm run NAME --`.
   *
   * @param root the folder of the project
   * @returns the exit code: 0 done, 1 there are problems, 2 wrong usage or an unreadable file
   * @throws for exit code 2, such as for an unknown option; the message says what is right
   */
  execute(args: readonly string[], root: string): Promise<number>;
}

/** Returns the command of a definition. */
export function command<const Options extends Record<string, Option>>(
  definition: CommandDefinition<Options>,
): Command & CommandDefinition<Options> {
  const { name, arguments: expected = [] } = definition;
  return {
    ...definition,
    usage: commandLine(name, expected.map(argumentName).join(' ')),
    async execute(args, root) {
      const whole = { ...definition, options: { ...definition.options, ...siteOption(definition) } };
      const { isHelp, values, positionals } = parseArguments(whole, args);
      if (isHelp) {
        console.log(helpText(whole));
        return 0;
      }
      try {
        const { site, ...own } = values;
        // `parseArguments` has checked them against the definition.
        return await definition.run(own as Values<Options>, positionals, siteFolder(root, site));
      } catch (error) {
        if (!(error instanceof UserError)) throw diskError(error) ?? error;
        console.error(error.message);
        return 1;
      }
    },
  };
}

/** Returns the option that chooses a site, which every command for the person who keeps a site has. */
function siteOption({ isForDevelopers, isWithoutSite }: CommandDefinition): Record<string, Option> {
  if (isForDevelopers || isWithoutSite) return {};
  const description = 'the folder of the site, if it is not that of the project';
  return { site: { type: 'string', value: 'FOLDER', description } };
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
export function siteFolder(root: string, given: unknown): string {
  if (typeof given !== 'string') return root;
  const folder = resolve(process.env.INIT_CWD ?? root, given);
  if (existsSync(folder)) return folder;
  throw new Error(`there is no folder "${given}".`);
}
