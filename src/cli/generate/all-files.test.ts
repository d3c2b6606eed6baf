import { expect, it } from 'vitest';
import { allRules } from '../../config/rules/index';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { blockReferences } from './block-references';
import { generatedFiles } from './all-files';

const { files } = readSchemaFiles(process.cwd());

it('each file that is generated says so at its beginning: none of them is written by hand', async () => {
  const generated = await generatedFiles(process.cwd(), files, allRules);
  const silent = generated.filter(([, text]) => !/^.{0,200}npm run generate/s.test(text));
  expect(silent.map(([name]) => name)).toEqual([]);
});

it.each([
  ['two links in an object', (link: object) => ({ first: link, second: link })],
  ['links without an object', (link: object) => ({ links: { type: 'array', items: link } })],
])('the fields of a link stand in place of its target, so a schema cannot have %s', (_, properties) => {
  const link = { $ref: '/parts.schema.json#/definitions/target' };
  const changed = files.map((file) =>
    file.name === 'blocks/stats.schema.json'
      ? { ...file, schema: { ...file.schema, properties: properties(link) } }
      : file,
  );
  expect(() => blockReferences(changed)).toThrow('schema/blocks/stats.schema.json: put each link');
});
