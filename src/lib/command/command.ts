import { UserError } from '../user-error';
import type { Argument, CommandDefinition, Option, Positionals, Values } from './definition';
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
   * @returns the exit code: 0 done, 1 there are problems, 2 wrong usage or an unreadable file
   * @throws for exit code 2, such as for an unknown option; the message says what is right
   */
  execute(args: readonly string[], root: string): Promise<number>;
}

/** Returns the command of a definition. */
export function command<
  const Options extends Record<string, Option>,
  const Arguments extends readonly Argument[] = [],
>(definition: CommandDefinition<Options, Arguments>): Command & CommandDefinition<Options, Arguments> {
  const { name, arguments: expected = [] } = definition;
  return {
    ...definition,
    usage: commandLine(name, expected.map(argumentName).join(' ')),
    async execute(args, root) {
      const { isHelp, values, positionals } = parseArguments(definition, args);
      if (isHelp) {
        console.log(helpText(definition));
        return 0;
      }
      try {
        // `parseArguments` has checked both against the definition.
        return await definition.run(values as Values<Options>, positionals as Positionals<Arguments>, root);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        console.error(error.message);
        return 1;
      }
    },
  };
}
