import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summaries } from '../../scripts/lib/summaries.mjs';
import { additions } from '../../src/authoring/add/index';
import add from '../../src/cli/add';
import build from '../../src/cli/build';
import diff from '../../src/cli/diff';
import help from '../../src/cli/help';
import release from '../../src/cli/release';
import translations from '../../src/cli/translations';
import validate from '../../src/cli/validate';
import { withCommandTable } from '../../src/codegen/command-table';
import type { Command } from '../../src/lib/command/command';
import type { CommandDefinition } from '../../src/lib/command/definition';
import { loadCommands } from '../../src/lib/command/load-commands';
import { parseArguments } from '../../src/lib/command/parse';
import { agency, root } from '../support/sites';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = readdirSync('src/cli')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
/** The words of a line that is typed into a shell. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

let output: string[] = [];
beforeEach(() => {
  output = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text: string) => void output.push(text));
});
afterEach(() => vi.restoreAllMocks());

describe('package.json, the commands and the README', { timeout: 60_000 }, () => {
  const commands = loadCommands(root, pathToFileURL('src/cli/help.ts').href);

  it('name the same commands', async () => {
    const run = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node scripts/run.mjs '));
    expect(run.toSorted()).toEqual(names.toSorted());
    expect((await commands).map(({ name }) => name)).toEqual(Object.keys(scripts));
    expect(Object.keys(scripts).filter((name) => !run.includes(name))).toEqual(Object.keys(summaries));
    const readme = readFileSync('README.md', 'utf8');
    for (const { usage } of await commands) expect(readme).toContain(`| \`${usage}\` `);
  });

  it('say of each what it does, in one sentence', async () => {
    for (const { summary } of await commands) expect(summary).toMatch(/^[A-Z][a-z]+s [^\n]+$/);
    await help.execute([], root);
    for (const { usage, summary } of await commands)
      expect(output.join('\n').replaceAll(/ {2,}/g, '  ')).toContain(`  ${usage}  ${summary}`);
  });

  it('a README without a place for the table is refused', () => {
    expect(() => withCommandTable('# A site', [])).toThrow('README.md needs these two lines');
  });
});

describe('the examples of each command', { timeout: 60_000 }, () => {
  it.each(names)('%s takes its own', async (name) => {
    const { default: command } = (await import(`../../src/cli/${name}.ts`)) as { default: Command };
    if (!('options' in command)) return;
    const definition = command as Command & CommandDefinition;
    expect(definition.examples.length).toBeGreaterThan(0);
    for (const example of definition.examples)
      expect(() => parseArguments(definition, words(example)), example).not.toThrow();
  });
});

describe('wrong usage', () => {
  const commands = { add, build, diff, release, translations, validate };

  it.each<[keyof typeof commands, string[], string]>([
    ['validate', ['--formt', 'json'], 'there is no option "--formt". Did you mean "--format"?'],
    ['validate', ['--format', 'jsn'], 'there is no format "jsn". Did you mean "json"?'],
    ['validate', ['--format=tap'], 'there is no format "tap". There are: text, json.'],
    ['validate', ['--format'], '--format needs a value: --format text|json.'],
    ['validate', ['--format', '--fix'], '--format needs a value'],
    ['validate', ['--max-warnings=few'], '--max-warnings takes a whole number of at least 0, not "few".'],
    ['validate', ['a.json', 'b.json'], '"b.json" is one argument too many.'],
    ['validate', ['a.json', 'fix'], '"fix" is one argument too many. Did you mean "--fix"?'],
    [
      'validate',
      ['-f'],
      'there is no option "-f". There are: --format, --lang, --max-warnings, --fix, --explain, --site, --help.',
    ],
    ['translations', ['--language', 'arab'], 'there is no language "arab". There are: fr, en, ar.'],
    ['translations', ['--lang', 'ar'], 'there is no option "--lang"'],
    ['translations', ['es', '--write'], '--write needs a language to translate into: en, ar.'],
    ['translations', ['contact'], 'Choose a page with --page'],
    ['diff', ['--output=owned'], 'there is no option "--output"'],
    ['diff', ['a', 'b'], '"b" is one argument too many.'],
    ['build', ['--origin=http://a.example'], 'not "http://a.example"'],
    ['build', ['--origin=https://a.example/'], 'not "https://a.example/"'],
    ['build', ['--origin=https://a.example/site'], 'not "https://a.example/site"'],
    ['build', ['--origin='], '--origin needs a value: --origin URL.'],
    ['build', ['--no-integrety'], 'Did you mean "--no-integrity"?'],
    ['build', ['--no-index'], 'Did you mean "--noindex"?'],
    ['release', ['--origin=http://a.example'], '--origin takes an https:// origin'],
    ['add', ['--draft'], 'there is no option "--draft"'],
    ['add', ['service', '--section', 'web', '--title', 'Un', 'deux'], 'Put a value with spaces in quotes'],
    ['add', ['service', '--slug=a', '--slug=b'], '--slug is given twice.'],
  ])('%s %j is refused: %s', async (name, args, message) => {
    await expect(commands[name].execute(args, agency)).rejects.toThrow(message);
    expect(output).toEqual([]);
  });
});

it.each(Object.keys(additions))('add %s describes its options', async (kind) => {
  expect(await add.execute([kind, '--help'], agency)).toBe(0);
  expect(output[0]).toMatch(new RegExp(`^npm run add -- ${kind}(?: [A-Z]+)* \\[OPTIONS\\]`));
});
