import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../../src/lib/project-root';

it('the document of the architecture says what each file and folder at the root is for, and names no other', () => {
  const [folders = ''] = readFileSync(`${projectRoot}/docs/architecture.md`, 'utf8').split(
    'The rooms of `src`',
  );
  const rows = Array.from(
    folders.matchAll(/^\| (`[^|]+)\|/gm),
    ([, cell = '']) => cell.match(/[^`,/\s]+/g) ?? [],
  );
  const named = [...Array.from(folders.matchAll(/^[├└]─ ([^\s/]+)/gm), ([, name]) => name), ...rows.flat()];
  const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' });
  const entries = new Set(Array.from(tracked.matchAll(/^[^/\n]+/gm), ([name]) => name));
  expect(named.toSorted()).toEqual([...entries].toSorted());
});
