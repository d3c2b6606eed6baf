import { parseArgs } from 'node:util';
import { closestMatch } from '../text/closest-match';
import type { Argument, CommandDefinition, Option } from './definition';
import { commandLine, valueName } from './help';
import { suggestion } from './suggestion';

/** What was given to a command. Its definition says which values there are. */
export interface ParsedArguments {
  isHelp: boolean;
  values: Record<string, boolean | number | string | undefined>;
  positionals: (string | undefined)[];
}

type Usage = Pick<CommandDefinition, 'name' | 'options' | 'arguments' | 'examples'>;

/**
 * Parses what follows `npm run NAME --`. A value may follow its option after a space or `=`; after a separate `--`, no
 * word is an option. A request for help is never refused.
 *
 * @throws when an option or an argument is unknown, missing or has a wrong value; the message says what is right
 */
export function parseArguments(usage: Usage, args: readonly string[]): ParsedArguments {
  const { options, arguments: expected = [] } = usage;
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...mapValues(options, ({ type }) => ({ type: type === 'boolean' ? type : ('string' as const) })),
    },
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help'))
    return { isHelp: true, values: {}, positionals: [] };
  try {
    const given = new Map<string, boolean | number | string>();
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      if (given.has(token.name)) throw new Error(`${token.rawName} is given twice.`);
      given.set(token.name, optionValue(options, token));
    }
    const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
    checkWords(words, expected, Object.keys(options));
    checkRequired(usage, given);
    const values = mapValues(
      options,
      (option, name) => given.get(name) ?? option.default ?? (option.type === 'boolean' ? false : undefined),
    );
    return { isHelp: false, values, positionals: words };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nSee: ${commandLine(usage.name, '--help')}`, {
      cause: error,
    });
  }
}

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

function optionValue(options: Record<string, Option>, { name, rawName, value, inlineValue }: OptionToken) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const names = [...Object.keys(options), 'help'].map((known) => `--${known}`);
  if (!option) throw new Error(`there is no option "${rawName}". ${suggestion(rawName, names)}`);
  if (option.type === 'boolean') {
    if (value === undefined) return true;
    throw new Error(`${rawName} takes no value.`);
  }
  // Without "=", the next option is not a value; "-50 %" is one.
  if (!value || (!inlineValue && /^-[-a-z]/i.test(value)))
    throw new Error(`${rawName} needs a value: ${rawName} ${valueName(option)}.`);
  return allowedValue(rawName, value, option);
}

function allowedValue(name: string, value: string, { type, values, minimum = 0, form }: Option) {
  const refuse = (expected: string) => new Error(`${name} takes ${expected}, not "${value}".`);
  if (type === 'number') {
    if (/^\d{1,9}$/.test(value) && Number(value) >= minimum) return Number(value);
    throw refuse(`a whole number of at least ${minimum}`);
  }
  if (form && !form.pattern.test(value)) throw refuse(form.description);
  checkValue(name, value, values);
  return value;
}

function checkValue(name: string, value: string, values: readonly string[] | undefined) {
  if (!values || values.includes(value)) return;
  throw new Error(
    `there is no ${name.replace(/^--/, '').toLowerCase()} "${value}". ${suggestion(value, values)}`,
  );
}

/** Compares the words that are no options with the arguments that the command takes. */
function checkWords(words: readonly string[], expected: readonly Argument[], options: readonly string[]) {
  const last = expected.at(-1);
  for (const [index, word] of words.entries()) {
    const argument = expected[index] ?? (last?.isRepeated ? last : undefined);
    if (!argument) {
      const match = closestMatch(
        `--${word}`,
        options.map((name) => `--${name}`),
      );
      const advice = match ? `Did you mean "${match}"?` : 'Put a value with spaces in quotes: "…".';
      throw new Error(`"${word}" is one argument too many. ${advice}`);
    }
    checkValue(argument.name, word, argument.values);
  }
  const missing = expected[words.length];
  if (missing?.isRequired) throw new Error(`${missing.name} is missing: ${missing.description}.`);
}

function checkRequired({ name, options, examples }: Usage, given: ReadonlyMap<string, unknown>) {
  const missing = Object.keys(options).filter((option) => options[option]?.isRequired && !given.has(option));
  if (missing.length === 0) return;
  // npm consumes the options when the "--" before them is missing.
  const example = commandLine(name, examples[0] ?? '');
  throw new Error(
    `Missing ${missing.map((option) => `--${option}`).join(', ')}. Options follow a separate "--":\n  ${example}`,
  );
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
