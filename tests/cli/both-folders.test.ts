import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import add from '../../src/cli/add';
import build from '../../src/cli/build';
import diff from '../../src/cli/diff';
import lock from '../../src/cli/lock';
import release from '../../src/cli/release';
import remove from '../../src/cli/remove';
import rename from '../../src/cli/rename';
import translations from '../../src/cli/translations';
import validate from '../../src/cli/validate';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { setEnvironment } from '../../src/lib/environment';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';
import { root } from '../support/sites';

/*
 * A site in another folder is a full site: what is true of the project's own is true of it.
 */

const other = new SampleSite(true);
afterAll(() => other[Symbol.dispose]());

let site: SampleSite;
const output = saidLines();
beforeEach(() => void (site = new SampleSite(true)));
afterEach(() => {
  setEnvironment({});
  site[Symbol.dispose]();
});

const at = (name: string) => join(site.folder, name);
const move = (from: string, to: string) => () => renameSync(at(from), at(to));
const inUtf16 = (name: string) => () =>
  void site.add(name, Buffer.from(`\uFEFF${site.text(name)}`, 'utf16le'));

/** What may happen to the files of texts: how it is done, and the one line that reports it. */
const losses: [string, () => void, RegExp][] = [
  ['a file that is gone', () => rmSync(at('locales/en.json')), /^locales\/en\.json.*does not exist.*write/],
  ['the first file', () => rmSync(at('locales/fr.json')), /^locales\/fr\.json.*does not exist/],
  ['all files', () => rmSync(at('locales'), { recursive: true }), /^locales:.*does not exist/],
  ...['EN.json', 'en - Copie.json', 'en (1).json', 'en.json.txt', 'Copie de en.json'].map(
    (name): (typeof losses)[number] => [
      name,
      move('locales/en.json', `locales/${name}`),
      new RegExp(`^locales/${name.replaceAll(/[().]/g, '\\$&')}:1:1 .*reads locales/en\\.json, .*Rename`),
    ],
  ),
  ['FR.json', move('locales/fr.json', 'locales/FR.json'), /^locales\/FR\.json.*locales\/fr\.json/],
  ...['Locales', 'locale', 'locales - Copie'].map((name): (typeof losses)[number] => [
    `the folder ${name}`,
    move('locales', name),
    new RegExp(`^${name}:1:1 .*reads locales, which does not exist\\. Rename`),
  ]),
  ['a file in UTF-16', inUtf16('locales/en.json'), /^locales\/en\.json.*UTF-16.*UTF-16 LE/],
  ['the first file in UTF-16', inUtf16('locales/fr.json'), /^locales\/fr\.json.*UTF-16/],
];

describe.each([
  ['the site of the project', () => site.folder],
  ['a site in another folder', () => other.folder],
])('%s', (_, project) => {
  it.each(losses)('has one error when its texts are lost: %s', (_loss, lose, line) => {
    lose();
    const { problems } = loadSite(site.folder, { project: project() });
    const lines = problems.map((problem) => problemLine(problem));
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(problems[0]?.severity).toBe('error');
  });
});

/** The content of every file of the site. */
function contents(): Record<string, string> {
  const names = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(at(name)).isFile()).toSorted();
  return Object.fromEntries(files.map((name) => [name, readFileSync(at(name), 'base64')]));
}

const shell = { folder: root, variables: { LC_ALL: 'en_US.UTF-8' } };
const service = ['service', '--section', 'workshop', '--title', 'Pneus'];

it.each(losses)('no command writes when the texts of a site are lost: %s', async (name, lose) => {
  expect(await lock.execute(['--site', site.folder], root, shell)).toBe(0);
  lose();
  const before = contents();
  const runs = [
    [lock],
    [remove, 'page', 'repair', '--write'],
    [rename, 'repair', 'mending', '--write'],
    [add, ...service],
    ...['list', 'accept', 'prune'].map((kind) => [translations, kind] as const),
    // The file of a language may be written anew.
    ...(name === 'a file that is gone' ? [] : [[translations, 'write', 'en'] as const]),
  ] as const;
  for (const [command, ...args] of runs) {
    const status = await command.execute([...args, '--site', site.folder], root, shell);
    expect([args, status], output.join('\n')).toEqual([args, 1]);
  }
  expect(contents()).toEqual(before);
});

describe('each command that is proposed for a site in another folder names it', () => {
  /** The lines in which a command is proposed that leads to another site. */
  const astray = () =>
    output
      .join('\n')
      .split('\n')
      .filter((line) => /npm (?:run|start)|git restore/.test(line))
      .filter((line) => /npm (?:run (?:[a-z]+)|start)\b(?! -- (?:[a-z]+ )?--site \/)|git restore/.test(line));
  const run = async (command: typeof lock | typeof add, ...args: string[]) =>
    command.execute([...args, '--site', site.folder], root, shell);

  it('with a site without errors', async () => {
    site.set('site.config.json', '/pages/0/name', 'Accueil !');
    site.set('locales/fr.json', '/unused', 'Rien');
    rmSync(at('site.lock.json'));
    for (const args of [[], ['--explain', 'WORDS-011'], ['--explain', 'PATH-001'], ['--help'], ['--x']])
      await run(validate, ...args);
    await run(add, ...service);
    await run(add, 'section', '--title', 'Vélos');
    await run(remove, 'page', 'repair');
    await run(remove, 'page', 'workshop', '--write');
    await run(rename, 'repair', 'mending', '--write');
    await run(translations, 'list');
    await run(translations, 'prune');
    await run(translations, 'write', 'en');
    await run(diff);
    await run(release);
    await run(release, '--check', 'https://www.x.example');
    expect(output.join('\n').match(/npm run/g)?.length).toBeGreaterThan(12);
    expect(astray()).toEqual([]);
  });

  it('with a site with errors', async () => {
    const good = site.text();
    for (const text of [good.replace('"contact"', '"contct"'), '', good.slice(0, 900)]) {
      site.write(text);
      for (const command of [validate, lock, build, diff, release]) await run(command);
      await run(add, ...service);
      await run(rename, 'repair', 'mending');
    }
    site.write(good).add('site.lock.json', '[]');
    await run(validate);
    rmSync(at('locales/en.json'));
    await run(validate);
    expect(output.join('\n')).toContain(`git -C ${site.folder} restore`);
    expect(astray()).toEqual([]);
  });
});
