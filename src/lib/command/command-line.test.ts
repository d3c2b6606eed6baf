import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { ruleText } from '../../cli/generate/reference/rules';
import { allRules } from '../../config/rules/index';
import { messageLanguages } from '../text/message-language';
import { setEnvironment } from '../environment';
import { sourceNodes, wordsOf } from '../../../tests/support/source-texts';
import { commandLine, restoreLine } from './command-line';

afterEach(() => void setEnvironment({}));

it.each([
  [undefined, 'npm run lock', 'npm start', 'npm run add -- service --draft', 'git restore a.json'],
  [
    '../bakery',
    'npm run lock -- --site ../bakery',
    'npm start -- --site ../bakery',
    'npm run add -- service --site ../bakery --draft',
    'git -C ../bakery restore a.json',
  ],
  [
    'C:\\Le café $1',
    'npm run lock -- --site "C:\\Le café \\$1"',
    'npm start -- --site "C:\\Le café \\$1"',
    'npm run add -- service --site "C:\\Le café \\$1" --draft',
    'git -C "C:\\Le café \\$1" restore a.json',
  ],
])('a command names the folder of the site that it is for: %s', (site, ...lines) => {
  setEnvironment({ site });
  const named = [commandLine('lock'), commandLine('start'), commandLine('add service', '--draft')];
  expect([...named, restoreLine('a.json')]).toEqual(lines);
});

it('the description of a rule names the folder of the site in each command', () => {
  setEnvironment({ site: '../bakery' });
  const texts = allRules.flatMap((rule) => messageLanguages.map((language) => ruleText(rule, language)));
  const commands = texts.flatMap((text) => text.match(/npm run [^`]*/g) ?? []);
  expect(commands).toContain('npm run validate -- --site ../bakery --fix');
  expect(commands).toContain('npm run translations -- accept --site ../bakery');
  expect(commands.filter((command) => !command.includes(' --site ../bakery'))).toEqual([]);
});

/** Files whose words are about a command and propose none: what a command writes, and what developers read. */
const about = [
  /^src\/cli\/(?:generate[/.]|help\.ts)/,
  /^src\/config\/lock\/site-lock\.ts/,
  /^src\/publish\/hosting\/nginx-files\.ts/,
  /^src\/config\/rules\/dates\//,
];

const COMMAND = /npm (?:run|start)|git restore ./;

it('no source writes a command for the site itself, so that none leads to another site', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /(?<!\.test|\.generated|\.d)\.tsx?$/.test(name))
    .filter((name) => !about.some((kind) => kind.test(name)))
    .filter((name) => COMMAND.test(readFileSync(name, 'utf8')));
  const written = sources.flatMap((file) => {
    const texts = sourceNodes(file).map((node) => wordsOf(node) ?? '');
    // The descriptions of rules have commands as Markdown, which the test above covers.
    const words = texts.map((text) => text.replaceAll(/`npm run [^`]*`/g, ''));
    return words.filter((text) => COMMAND.test(text)).map((text) => [file, text]);
  });
  expect(written).toEqual([]);
});
