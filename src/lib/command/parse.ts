import { parseArgs } from 'node:util';
import type { Argument, CommandDefinition, Option } from './definition';
import { commandLine, valueName, suggestion } from './help';

/** What was given to a command. Its definition says which values there are. */
interface ParsedArguments {
  isHelp: boolean;
  values: Record<string, boolean | string | undefined>;
  positionals: string[];
}

type Usage = Pick<CommandDefinition, 'name' | 'options' | 'arguments' | 'examples'>;

/**
 * Parses what follows `npm run NAME --`. A request for help is never refused.
 *
 * @throws when an option or an argument is unknown, missing or has a wrong value; the message says what is right
 */
export function parseArguments(usage: Usage, args: readonly string[]): ParsedArguments {
  const words = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (words.includes('--help') || words.includes('-h')) return { isHelp: true, values: {}, positionals: [] };
  try {
    const entries = Object.entries(usage.options);
    const options = entries.map(([name, { type }]) => [name, { type }] as const);
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options),
    });
    checkRequired(usage, parsed.values);
    checkArguments(parsed.positionals, usage.arguments ?? []);
    const values = entries.map(
      ([name, option]) => [name, optionValue(name, option, parsed.values[name])] as const,
    );
    return { isHelp: false, values: Object.fromEntries(values), positionals: parsed.positionals };
  } catch (error) {
    const message = `${reasonOf(error as Error, usage)}\nSee: ${commandLine(usage.name, '--help')}`;
    throw new Error(message, { cause: error });
  }
}

/** Returns the message of an error; for an unknown option with the one that is most likely meant. */
function reasonOf({ message, ...error }: Error, { options }: Usage): string {
  if (!('code' in error) || error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message;
  const [, unknown = ''] = /'(-[^']*)'/.exec(message) ?? [];
  const names = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  return `there is no option "${unknown}". ${suggestion(unknown, names)}`;
}

function optionValue(name: string, option: Option, value: string | boolean | undefined) {
  const { type, values, form, default: usual } = option;
  if (typeof value !== 'string') return value ?? usual ?? (type === 'boolean' ? false : undefined);
  if (value === '') throw new Error(`--${name} needs a value: --${name} ${valueName(option)}.`);
  if (form && !form.pattern.test(value))
    throw new Error(`--${name} takes ${form.description}, not "${value}".`);
  if (values && !values.includes(value))
    throw new Error(`there is no ${name} "${value}". ${suggestion(value, values)}`);
  return value;
}

/** Compares the words that are no options with the arguments that the command takes. */
function checkArguments(words: readonly string[], expected: readonly Argument[]) {
  const missing = expected[words.length];
  if (missing?.isRequired) throw new Error(`${missing.name} is missing: ${missing.description}.`);
  const extra = words[expected.length];
  if (extra !== undefined && !expected.at(-1)?.isRepeated)
    throw new Error(`"${extra}" is one argument too many. Put a value with spaces in quotes: "…".`);
}

function checkRequired({ name, options, examples }: Usage, given: object) {
  const missing = Object.keys(options).filter((option) => options[option]?.isRequired && !(option in given));
  if (missing.length === 0) return;
  // npm consumes the options when the "--" before them is missing.
  const example = commandLine(name, examples[0] ?? '');
  throw new Error(
    `Missing ${missing.map((option) => `--${option}`).join(', ')}. Options follow a separate "--":\n  ${example}`,
  );
}
