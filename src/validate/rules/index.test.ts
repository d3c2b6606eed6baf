import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { problemRules } from './problem-rules';

it('every code of a problem is described, and no other', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.|(?:problem|warning)-rules/.test(name),
  );
  const codes = sources.flatMap((name) => [
    ...(readFileSync(`src/${name}`, 'utf8').match(/(?<=')[A-Z]+-\d{3}(?=')/g) ?? []),
  ]);
  expect(Object.keys(problemRules).toSorted()).toEqual([...new Set(codes)].toSorted());
});
