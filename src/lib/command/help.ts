import type { Argument, CommandDefinition, Option } from './definition';
import { closestMatch } from '../text/closest-match';

/** Returns the help of a command: how to call it, its arguments and options, and examples. */
export function helpText(definition: Omit<CommandDefinition, 'run'>): string {
  const { name, summary, docs, options, arguments: expected = [], examples } = definition;
  const words = [...expected.map(argumentName), ...(Object.keys(options).length > 0 ? ['[OPTIONS]'] : [])];
  return [
    commandLine(name, words.join(' ')),
    '',
    summary,
    ...(docs === undefined ? [] : [`More: ${docs}`]),
    '',
    ...rows([
      ...expected.map((argument) => [argument.name, argument.description] as const),
      ...Object.entries(options).map(optionRow),
      ['--help', 'print this text'],
    ]),
    ...(examples.length === 0 ? [] : ['', ...examples.map((example) => `  ${commandLine(name, example)}`)]),
  ].join('\n');
}

function optionRow([name, option]: [string, Option]): [string, string] {
  const { type, description, isRequired, default: value } = option;
  const note = isRequired ? ' (required)' : value === undefined ? '' : ` (${value})`;
  return [`--${name}${type === 'boolean' ? '' : ` ${valueName(option)}`}`, description + note];
}

/**
 * Returns the line to type for a command.
 *
 * @param name such as `validate`, or `add service` for a kind of a command
 * @example commandLine('add service', '--draft') // 'npm run add -- service --draft'
 */
export function commandLine(name: string, rest: string): string {
  const [script = '', ...kinds] = name.split(' ');
  const words = [...kinds, rest].filter(Boolean).join(' ');
  return `npm ${['start', 'test'].includes(script) ? '' : 'run '}${script}${words && ` -- ${words}`}`;
}

/** Returns an argument as it is shown after its command: `PAGE`, `[LANGUAGE]` or `[KEY ...]`. */
export function argumentName({ name, isRequired, isRepeated }: Argument): string {
  const shown = `${name}${isRepeated ? ' ...' : ''}`;
  return isRequired ? shown : `[${shown}]`;
}

/** Returns the name of an option's value: the allowed values, or a word such as `FILE`. */
export function valueName({ value, values }: Option): string {
  return values?.join('|') ?? value ?? 'TEXT';
}

/** Returns names with their descriptions in a column. */
export function rows(entries: readonly (readonly [name: string, description: string])[]): string[] {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, description]) => `  ${name.padEnd(width)}   ${description}`);
}

/** Returns what an unknown name was likely meant to be, or else all names there are. */
export function suggestion(given: string, names: readonly string[]): string {
  const match = closestMatch(given, names);
  return match ? `Did you mean "${match}"?` : `There are: ${names.join(', ')}.`;
}
