import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { summaries } from '../../scripts/lib/summaries.mjs';
import add, { additions } from '../../src/cli/add';
import build from '../../src/cli/build';
import help from '../../src/cli/help';
import release from '../../src/cli/release';
import type { Command } from '../../src/lib/command/command';
import type { WholeDefinition } from '../../src/lib/command/definition';
import { loadCommands } from '../../src/lib/command/load-commands';
import { parseArguments } from '../../src/lib/command/parse';
import { saidLines } from '../support/said';
import { agency, root } from '../support/sites';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = readdirSync('src/cli')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
/** The words of a line that is typed into a shell. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const output = saidLines();

describe('package.json, the commands and the README', () => {
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
    for (const { en } of await commands) expect(en).toMatch(/^[A-Z][a-z]+s [^\n]+$/);
    await help.execute([], root);
    for (const { usage, en } of await commands)
      expect(output.join('\n').replaceAll(/ {2,}/g, '  ')).toContain(`  ${usage}  ${en}`);
  });
});

describe('each command', () => {
  it.each(names)('%s says what it does, takes its own examples and no other option', async (name) => {
    const { default: command } = (await import(`../../src/cli/${name}.ts`)) as { default: Command };
    expect(await command.execute(['--unknown', 'x', '-h'], agency)).toBe(0);
    expect(output.join('\n')).toMatch(new RegExp(`^npm (?:run )?${name}\\b`));
    expect(await command.execute(['--hlep'], agency)).toBe(2);
    expect(output.at(-1)).toMatch(/there is no option "--hlep".*--help/is);
    if (!('options' in command)) return;
    const definition = command as Command & WholeDefinition;
    expect(definition.examples.length).toBeGreaterThan(0);
    for (const example of definition.examples)
      expect(() => parseArguments(definition, words(example)), example).not.toThrow();
  });
});

describe('wrong usage', () => {
  const commands = { add, build, release };

  it.each<[keyof typeof commands, string[], string]>([
    ['build', ['--origin=http://a.example'], 'not "http://a.example"'],
    ['build', ['--origin=https://a.example/'], 'not "https://a.example/"'],
    ['build', ['--origin=https://a.example/site'], 'not "https://a.example/site"'],
    ['build', ['--origin='], '--origin needs a value: an https:// origin'],
    ['build', ['--no-index'], 'Did you mean "--noindex"?'],
    ['release', ['--origin=http://a.example'], '--origin needs a value: an https:// origin'],
    ['add', ['servise'], 'there is no kind "servise". Did you mean "service"?'],
    [
      'add',
      ['service', '--section', 'consulting'],
      'Missing --title. Options follow a separate "--":\n  npm run add -- service --section',
    ],
    [
      'add',
      ['service', '--sektion=web', '--title=Un'],
      'there is no option "--sektion". Did you mean "--section"?',
    ],
  ])('%s %j is refused: %s', async (name, args, message) => {
    expect(await commands[name].execute(args, agency)).toBe(2);
    expect(output).toEqual([expect.stringContaining(message)]);
  });
});

describe('the command that adds', () => {
  it('alone says what can be added, with examples', async () => {
    expect(await add.execute([], agency)).toBe(0);
    for (const kind of Object.keys(additions))
      expect(output.join('\n')).toMatch(new RegExp(`npm run add -- ${kind} --\\w+ `));
  });

  it.each(Object.keys(additions))('describes the options of %s, and which are required', async (kind) => {
    expect(await add.execute([kind, '--help'], agency)).toBe(0);
    expect(output[0]).toMatch(new RegExp(`^npm run add -- ${kind}(?: [A-Z]+)* \\[OPTIONS\\]`));
    expect(output.join('\n')).toMatch(/^ {2}--title .*\(required\)$/m);
    expect(output.join('\n')).toMatch(/^ {2}--title-ar .*(?<!\(required\))$/m);
  });
});
