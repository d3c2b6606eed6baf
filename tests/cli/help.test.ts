import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectCopy } from '../support/project-copy';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Each command of src/cli and each script of its own, with the name that npm knows it by. */
const commands = Object.entries(scripts)
  .map(([name, line]): [name: string, words: string[]] => [name, line.replace(/^node /, '').split(' ')])
  .filter(([name, [script]]) => script !== 'scripts/tool.mjs' && name !== 'test:all');

let folder = '';
let remove = () => {};
beforeAll(() => ({ folder, remove } = projectCopy()));
afterAll(() => remove());

/** Runs a command in the copy to its end. */
async function run(words: string[]) {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said };
}

/** Every file of the copy with its size and its time, but the bundles of the commands. */
function files(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, '.cache')))
    .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .toSorted();
}

it.each(commands)(
  'npm run %s says what it does when it is asked, refuses an option that it does not know, and does nothing',
  { tags: ['nightly'], timeout: 120_000 },
  async (name, words) => {
    const before = files();
    const usage = expect.stringMatching(new RegExp(`^npm (?:run )?${name}\\b`));
    // The first one bundles the command; the others find it.
    expect(await run([...words, '--help'])).toEqual({ status: 0, said: usage });
    const [asked, refused] = await Promise.all([
      run([...words, '--unknown', 'x', '-h']),
      run([...words, '--hlep']),
    ]);
    expect(asked).toEqual({ status: 0, said: usage });
    const reason = expect.stringMatching(/there is no option "--hlep"\..*--help/is);
    expect(refused).toEqual({ status: 2, said: reason });
    expect(files()).toEqual(before);
  },
);
