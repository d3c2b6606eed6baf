import type { Translated } from '../text/message-language';

/** An option of a command: what it does, in words that fit after its name in a list. */
export interface Option extends Translated {
  type: 'boolean' | 'string';
  /** The name of its value in the help, such as `FILE`. */
  value?: string;
  values?: readonly string[];
  /** The form of an allowed value, for the computer and in words. */
  form?: Translated & { pattern: RegExp };
  default?: string;
  isRequired?: true;
}

/** An argument without a name, such as `PAGE`: what it is. */
export interface Argument extends Translated {
  name: string;
  isRequired?: true;
  /** Whether it may be given several times; only the last argument of a command may. */
  isRepeated?: true;
}

/** What a command is and does, in one sentence. Its help, the parsing of its options and its line in the README follow from it. */
export interface CommandDefinition<
  Options extends Record<string, Option> = Record<string, Option>,
> extends Translated {
  /** The name in `package.json`; for a kind of a command, the name of the command and its own: `add service`. */
  name: string;
  docs?: string;
  isForDevelopers?: true;
  /** Whether it has nothing to do with a site. */
  isWithoutSite?: true;
  arguments?: readonly Argument[];
  options?: Options;
  /** What may follow `npm run NAME --`; by default nothing. */
  examples?: readonly string[];
  /**
   * Runs the command.
   *
   * @param positionals the arguments, in their order
   * @param root the folder of the site; for developers' commands, that of the project
   * @returns the exit code: 0 done, 1 there are problems, 2 wrong usage or an unreadable file
   * @throws {UserError} for exit code 1; any other error for exit code 2
   */
  run(values: Values<Options>, positionals: string[], root: string): Promise<number>;
}

/** A definition with what it may leave out. */
export type WholeDefinition<Options extends Record<string, Option> = Record<string, Option>> =
  CommandDefinition<Options> & Required<Pick<CommandDefinition<Options>, 'options' | 'examples'>>;

/** The values of the options by name. */
export type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]: Options[Name] extends
    { type: 'boolean' } | { default: string } | { isRequired: true }
    ? Value<Options[Name]>
    : Value<Options[Name]> | undefined;
};

type Value<Given extends Option> = Given extends { type: 'boolean' }
  ? boolean
  : Given extends { values: readonly (infer Allowed)[] }
    ? Allowed
    : string;
