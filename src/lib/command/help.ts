import { messageLanguage, say, type Translated } from '../text/message-language';
import { commandLine } from './command-line';
import type { Argument, CommandDefinition, Option, WholeDefinition } from './definition';

/** Returns the help of a command: how to call it, its arguments and options, and examples. */
export function helpText(definition: Omit<WholeDefinition, 'run'>): string {
  const { name, options, arguments: expected = [], examples } = definition;
  const words = [...expected.map(argumentName), ...(Object.keys(options).length > 0 ? ['[OPTIONS]'] : [])];
  return [
    commandLine(name, localized(words.join(' '))),
    '',
    ...about(definition),
    '',
    ...rows([
      ...expected.map((argument) => [localized(argument.name), say(argument)] as const),
      ...Object.entries(options).map(optionRow),
      ['--help', say({ en: 'print this text', fr: 'afficher ce texte' })],
    ]),
    '',
    ...examples.map((example) => `  ${commandLine(name, localized(example))}`),
  ].join('\n');
}

/** Returns what a command does, and where to read more. */
export function about(definition: Pick<CommandDefinition, 'docs' | keyof Translated>): string[] {
  const { docs } = definition;
  const more = docs && say({ en: `More: ${docs}`, fr: `En savoir plus (en anglais) : ${docs}` });
  return [say(definition), ...(more ? [more] : [])];
}

function optionRow([name, option]: [string, Option]): [string, string] {
  const { type, isRequired, default: value } = option;
  const note = isRequired ? say({ en: 'required', fr: 'obligatoire' }) : value;
  const shown = `--${name}${type === 'boolean' ? '' : ` ${valueName(option)}`}`;
  return [shown, `${say(option)}${note === undefined ? '' : ` (${note})`}`];
}

/** Returns an argument as it is shown after its command: `PAGE`, `[LANGUAGE]` or `[KEY ...]`. */
export function argumentName({ name, isRequired, isRepeated }: Argument): string {
  const shown = `${name}${isRepeated ? ' ...' : ''}`;
  return isRequired ? shown : `[${shown}]`;
}

/** Returns the name of an option's value: the allowed values, or a word such as `FILE`. */
export function valueName({ value, values }: Option): string {
  return values?.join('|') ?? localized(value ?? 'TEXT');
}

/** Returns a line of the help with its words for values, such as `FILE`, in the language of messages. */
export function localized(line: string): string {
  if (messageLanguage() === 'en') return line;
  return line.replaceAll(/\b[A-Z]+\b/g, (word) => frenchValues[word] ?? word);
}

/** The words for values that differ in French. */
const frenchValues: Record<string, string> = {
  FILE: 'FICHIER',
  FOLDER: 'DOSSIER',
  KIND: 'SORTE',
  LANGUAGE: 'LANGUE',
  NAME: 'NOM',
  PATH: 'ADRESSE',
  TEXT: 'TEXTE',
};

/** Returns names with their descriptions in a column. */
export function rows(entries: readonly (readonly [name: string, description: string])[]): string[] {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, description]) => `  ${name.padEnd(width)}   ${description}`);
}
