import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import generate from '../../src/cli/generate';
import { blockReference } from '../../src/codegen/reference/blocks';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { SiteCopy } from '../support/site-copy';
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

  it(
    'tells a new field without a new line of code, and is stale until it is written',
    { tags: ['nightly'] },
    async () => {
      using copy = new SiteCopy();
      cpSync('schema', join(copy.folder, 'schema'), { recursive: true });
      const file = join(copy.folder, 'schema/blocks/steps.schema.json');
      const schema = JSON.parse(readFileSync(file, 'utf8'));
      schema.properties.numbered = { description: 'Numbers, one | two.', type: 'boolean' };
      writeFileSync(file, JSON.stringify(schema));
      mkdirSync(join(copy.folder, 'docs'));
      for (const name of ['docs/blocks.md', 'docs/config.md', 'README.md', 'package.json'])
        cpSync(join(root, name), join(copy.folder, name));
      expect(await generate.execute(['--check'], copy.folder)).toBe(1);
      expect(said).toContain('docs/blocks.md is stale. Run: npm run generate');
      expect(blockReference(readSchemaFiles(copy.folder).files)).toContain(
        '| `numbered` |  | `true` or `false` | Numbers, one \\| two. |',
      );
    },
  );
});
