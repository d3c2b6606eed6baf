import { parseArgs } from 'node:util';
import { say, inEachLanguage, type Translated } from '../text/message-language';
import { suggestion } from '../text/closest-match';
import { commandLine } from './command-line';
import type { Argument, Option, WholeDefinition } from './definition';
import { localized, valueName } from './help';

/** What was given to a command. Its definition says which values there are. */
interface ParsedArguments {
  isHelp: boolean;
  values: Record<string, boolean | string | undefined>;
  positionals: string[];
}

type Usage = Pick<WholeDefinition, 'name' | 'options' | 'arguments' | 'examples'>;

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
    const wrong = missingOptions(usage, parsed.values) ?? wrongArguments(parsed.positionals, usage.arguments);
    if (wrong) throw new Error(say(wrong));
    const values = entries.map(
      ([name, option]) => [name, optionValue(name, option, parsed.values[name])] as const,
    );
    return { isHelp: false, values: Object.fromEntries(values), positionals: parsed.positionals };
  } catch (error) {
    const [reason, help] = [reasonOf(error as Error, usage), commandLine(usage.name, '--help')];
    throw new Error(say({ en: `${reason}\nSee: ${help}`, fr: `${reason}\nVoir : ${help}` }), {
      cause: error,
    });
  }
}

/** Returns the message of an error; for one of Node's in the language of messages, with what is right. */
function reasonOf({ message, ...error }: Error, { options }: Usage): string {
  const [, given = '', name = ''] = ('code' in error && /'(--?([^' ]*))/.exec(message)) || [];
  if (given === '') return message;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const names = [...Object.keys(options), 'help'].map((known) => `--${known}`);
  return say(option ? wrongValue(name, option) : unknownOption(given, names));
}

/** Returns that there is no such option, and which one is meant. */
export function unknownOption(given: string, names: readonly string[]): Translated {
  const { en, fr } = suggestion(given, names);
  return { en: `there is no option "${given}". ${en}`, fr: `l’option « ${given} » n’existe pas. ${fr}` };
}

function wrongValue(name: string, option: Option, given = ''): Translated {
  if (option.type === 'boolean')
    return { en: `--${name} takes no value.`, fr: `--${name} ne prend pas de valeur.` };
  const { en, fr } = option.form ?? inEachLanguage(() => valueName(option));
  return {
    en: `--${name} needs a value: ${en}${given && `, not "${given}"`}.`,
    fr: `--${name} demande une valeur : ${fr}${given && `, et non « ${given} »`}.`,
  };
}

function optionValue(name: string, option: Option, value: string | boolean | undefined) {
  const { type, values, form, default: usual } = option;
  if (typeof value !== 'string') return value ?? usual ?? (type === 'boolean' ? false : undefined);
  if (value !== '' && (form?.pattern.test(value) ?? values?.includes(value) ?? true)) return value;
  throw new Error(say(wrongValue(name, option, value)));
}

/** Returns what is wrong with the words that are no options, compared with the arguments that the command takes. */
function wrongArguments(
  words: readonly string[],
  expected: readonly Argument[] = [],
): Translated | undefined {
  const missing = expected[words.length];
  if (missing?.isRequired) {
    const name = localized(missing.name);
    return { en: `${name} is missing: ${missing.en}.`, fr: `il manque ${name} : ${missing.fr}.` };
  }
  const extra = words[expected.length];
  if (extra === undefined || expected.at(-1)?.isRepeated) return undefined;
  return {
    en: `"${extra}" is one argument too many. Put a value with spaces in quotes: "…".`,
    fr: `« ${extra} » est de trop. Mettez entre guillemets droits une valeur qui contient des espaces : "…".`,
  };
}

function missingOptions({ name, options, examples }: Usage, given: object): Translated | undefined {
  const missing = Object.keys(options).filter((option) => options[option]?.isRequired && !(option in given));
  if (missing.length === 0) return undefined;
  const names = missing.map((option) => `--${option}`).join(', ');
  // npm consumes the options when the "--" before them is missing.
  const example = commandLine(name, localized(examples[0] ?? ''));
  return {
    en: `Missing ${names}. Options follow a separate "--":\n  ${example}`,
    fr: `il manque ${names}. Les options suivent « -- » :\n  ${example}`,
  };
}
