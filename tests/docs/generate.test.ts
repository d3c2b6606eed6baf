import { beforeEach, describe, expect, it, vi } from 'vitest';
import generate from '../../src/cli/generate';
import { root } from '../support/sites';

describe('what is generated', { timeout: 60_000 }, () => {
  const said: unknown[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'log'] as const)
      vi.spyOn(console, level).mockImplementation((line) => void said.push(line));
  });

  it('says what the schema, the rules and the commands say', { tags: ['nightly'] }, async () => {
    expect([await generate.execute(['--check'], root), ...said]).toEqual([0]);
  });
});
