import { describe, expect, it } from 'vitest';
import { readSchemaFiles, type SchemaFile } from '../schema/schema-files';
import { createReferenceFinder } from './find-references';
import { nameReferences, pageTargets } from './targets';

const { files } = readSchemaFiles(process.cwd());

/** Returns the schema files with additional fields of the block `stats`. */
function withFields(fields: Record<string, object>): SchemaFile[] {
  return files.map((file) => {
    if (file.name !== 'blocks/stats.schema.json') return file;
    const schema = structuredClone(file.schema) as SchemaFile['schema'] & { properties: object };
    Object.assign(schema.properties, fields);
    return { ...file, schema };
  });
}

const definition = (name: string) => ({ $ref: `../parts.schema.json#/definitions/${name}` });
const config = (fields: object) => ({ pages: [{ blocks: [{ type: 'stats', ...fields }] }] });

describe('a field that is added to the schema of a block is found without code', () => {
  it.each([
    ['pageId', 'page', 'contact'],
    ['sectionId', 'section', 'web'],
    ['colorName', 'color', 'menthe'],
    ['gradient', 'gradient', 'cobalt-nuit'],
    ['adId', 'ad', 'ad1'],
    ['target', 'target', 'contact#form'],
    ['caseTarget', 'place', 'works#bakery'],
    ['webAddress', 'address', 'https://www.trace.example'],
    ['text', 'text', 't:home.title'],
    ['text', 'text', { fr: 'Bonjour' }],
  ])('%s refers to: %s', (name, kind, value) => {
    const find = createReferenceFinder(
      withFields({ new: definition(name), list: { items: definition(name) } }),
    );
    const { references } = find(config({ new: value, list: [value] }));
    const path = ['pages', 0, 'blocks', 0];
    expect(references).toEqual([
      { kind, value, path: [...path, 'new'] },
      { kind, value, path: [...path, 'list', 0] },
    ]);
  });

  it('a picture refers to its file, and its alternative text is a text', () => {
    const find = createReferenceFinder(withFields({ new: definition('picture') }));
    const { references } = find(config({ new: { src: '/a.png', alt: 't:a' } }));
    expect(references.map(({ kind, value }) => [kind, value])).toEqual([
      ['picture', '/a.png'],
      ['text', 't:a'],
    ]);
  });

  it('an anchor declares a name, and so does any field that the schema marks', () => {
    const fields = { new: definition('anchor'), own: { type: 'string', declares: 'ad' } };
    const { declarations } = createReferenceFinder(withFields(fields))(config({ new: 'prices', own: 'ad9' }));
    expect(declarations.map(({ kind, name }) => [kind, name])).toEqual([
      ['anchor', 'prices'],
      ['ad', 'ad9'],
    ]);
  });
});

describe('the references of a config', () => {
  const find = createReferenceFinder(files);

  it('are those of the fields that the schema knows; a block of an unknown type has none', () => {
    const page = { id: 'home', section: 'web', blocks: [{ type: 'unknown', title: 't:a' }] };
    const { references, declarations } = find({ pages: [page, 7, null], unknown: 't:b' });
    expect(references.map(({ kind, value }) => [kind, value])).toEqual([['section', 'web']]);
    expect(declarations).toEqual([{ kind: 'page', name: 'home', path: ['pages', 0, 'id'] }]);
  });

  it('declare names by the keys of the theme, without notes', () => {
    const { declarations } = find({ theme: { colors: { $comment: 'mine', ink: '#000000' } } });
    expect(declarations).toEqual([{ kind: 'color', name: 'ink', path: ['theme', 'colors', 'ink'] }]);
  });

  it.each([null, 7, 'text', []])('are none for %j', (value) => {
    expect(find(value)).toEqual({ references: [], declarations: [], variantFields: [], optionalEntries: [] });
  });

  it('are links to pages unless the target is an address or the company', () => {
    const header = ['contact#form', 'phone', 'https://trace.example', 'mailto:a@trace.example'].map((to) => ({
      to,
    }));
    const list = find({ menus: { header }, contact: { privacyPage: 'privacy' } });
    const path = ['menus', 'header', 0, 'to'];
    expect(pageTargets(list)).toEqual([{ page: 'contact', anchor: 'form', path }]);
    expect(nameReferences(list).map(({ kind, name }) => [kind, name])).toEqual([
      ['page', 'contact'],
      ['page', 'privacy'],
    ]);
  });
});
