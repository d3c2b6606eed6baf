import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleCommands } from '../../scripts/bundler/bundle-commands.mjs';
import { errorMessage, thrownAt } from '../../scripts/lib/thrown-at.mjs';

/** A component whose styles are compiled away, before and in the middle of its code. */
const source = `import styled from 'styled-components';

const Box = styled.div\`
  color: red;
  &:hover {
    color: blue;
  }
\`;

interface Props {
  words?: { first: string };
}

export function run({ words }: Props) {
  return [Box, words!.first];
}
`;

/** A component whose styles depend on a property. */
const dynamicStyles = `import styled from 'styled-components';

interface Props {
  $wide: boolean;
}

export const run = styled.div<Props>\`
  color: red;
  width: \${({ $wide }) => ($wide ? '2rem' : '1rem')};
\`;
`;

let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'a project (2) #é '));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  const files = {
    'src/client/ui/styled.ts': 'export default (...parts: string[]) => parts;\n',
    'src/client/box.tsx': source,
    'src/cli/dynamic.tsx': dynamicStyles,
    'src/cli/print.ts': `export { run } from '../client/box';\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(project, dirname(name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  await bundleCommands(project, ['cli/print.ts'], join(project, '.cache/commands/1'));
});
afterAll(() => rmSync(project, { recursive: true }));

it('an error in the bundle of the commands leads to its line in the source, below compiled styles too', () => {
  const script = `import { run } from './.cache/commands/1/print.mjs';
    import { errorMessage } from ${JSON.stringify(resolve('scripts/lib/thrown-at.mjs'))};
    try { run({}); } catch (error) { console.log(errorMessage(error, process.cwd())); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe(
    "Cannot read properties of undefined (reading 'first') (src/client/box.tsx:15:23)\n",
  );
});

it('styles that depend on a property are refused with their line in the source, and no frames', async () => {
  const refused: unknown = await bundleCommands(project, ['cli/dynamic.tsx'], join(project, 'no')).catch(
    (error: unknown) => error,
  );
  expect(String(refused)).toContain(`${join('src', 'cli', 'dynamic.tsx')}:9:15\n`);
  expect(String(refused)).toContain('Use a data- attribute.');
  expect(String(refused)).not.toMatch(/^ +at /m);
});

it.each([
  ['    at f (/a/src/b c (1)/d.ts:2:3)', { file: 'src/b c (1)/d.ts', line: 2, column: 3 }],
  ['    at /a/src/d.ts:2:3', { file: 'src/d.ts', line: 2, column: 3 }],
  ['    at async f (file:///a/src/d%20e.ts:2:3)', { file: 'src/d e.ts', line: 2, column: 3 }],
  ['    at f (/a/src/d.tsx?t=17:2:3)', { file: 'src/d.tsx', line: 2, column: 3 }],
  [
    '    at f (/a/node_modules/b/src/c.js:2:3)\n    at g (/a/src/d.ts:4:5)',
    { file: 'src/d.ts', line: 4, column: 5 },
  ],
  ['    at f (/a-b/src/d.ts:2:3)', undefined],
  ['    at f (node:internal/modules:1:2)', undefined],
])('the place is the first source of the project in the stack: %s', (frames, place) => {
  const error = Object.assign(new Error(), { stack: `Error: see /a/src/z.ts:1:1\n${frames}` });
  expect(thrownAt(error, '/a')).toEqual(place);
  expect(thrownAt(error, '/a/')).toEqual(place);
});

it('only a mistake of the program says its place: what is thrown on purpose is a plain error', () => {
  const stack = 'Error\n    at f (/a/src/d.ts:2:3)';
  expect(errorMessage(Object.assign(new Error('the port is taken'), { stack }), '/a')).toBe(
    'the port is taken',
  );
  expect(errorMessage(Object.assign(new TypeError('no ink'), { stack }), '/a')).toBe('no ink (src/d.ts:2:3)');
  expect(errorMessage('no ink', '/a')).toBe('no ink');
});
