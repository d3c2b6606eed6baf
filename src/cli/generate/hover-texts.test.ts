import { describe, expect, it } from 'vitest';
import { readSchemaFiles, type SchemaFile } from '../../config/schema/schema-files';
import type { SchemaNode } from '../../config/schema/schema-node';
import { withHoverTexts } from './hover-texts';

function file(name: string, schema: object): SchemaFile {
  return { name, text: JSON.stringify(schema), schema: { title: name, ...schema } };
}

/** The help over a field of a block, under a name that is also a keyword. */
function help(field: object): unknown {
  const parts = { definitions: { hour: { type: 'string', description: 'Not this.', examples: ['09:00'] } } };
  const block = { properties: { examples: { markdownDescription: 'L’année.', ...field } } };
  const [, explained] = withHoverTexts([
    file('parts.schema.json', parts),
    file('blocks/one.schema.json', block),
  ]);
  return JSON.parse(explained?.text ?? '').properties.examples.markdownDescription;
}

it.each([
  [{ type: 'number', examples: [2026] }, 'Exemple\u00a0: `2026`'],
  [{ $ref: '../../parts.schema.json#/definitions/hour' }, 'Exemple\u00a0: `"09:00"`'],
  [{ defaultSnippets: [{ body: { fr: '${1:Oui}' } }] }, 'Exemple\u00a0: `{ "fr": "Oui" }`'],
  [{ enum: ['a', 'b'] }, 'Au choix\u00a0: `"a"`, `"b"`'],
  [{ enum: ['a', 'b'], markdownEnumDescriptions: ['Un.', 'Deux.'] }, '- `"a"` Un.\n- `"b"` Deux.'],
  [{ enum: ['a', 'b'], frenchEnumNames: ['Un', 'Deux'] }, '- `"a"` Un\n- `"b"` Deux'],
  [{ type: 'integer', minimum: 0, maximum: 9, default: 5 }, 'De `0` à `9`\n\nSans ce champ\u00a0: `5`'],
  [{ type: 'boolean' }, '`true` ou `false`'],
])('over a field %j the editor shows its French description, then what the schema says', (field, text) => {
  expect(help(field)).toBe(`L’année.\n\n${text}`);
});

describe('the schema', () => {
  /** Returns every field, value and snippet that is described in English and not in French, or has no French name of its own. */
  function untranslated(node: unknown, path: string): string[] {
    if (node === null || typeof node !== 'object') return [];
    const { description, markdownDescription, enumDescriptions, markdownEnumDescriptions } = node as Record<
      string,
      unknown
    >;
    const { frenchName, frenchEnumNames, enum: choices = [] } = node as SchemaNode;
    const isField = /\/(?:properties\/[^/]+|items|additionalProperties|defaultSnippets\/\d+)$/.test(path);
    const isShown = /^(?:blocks\/|parts|site)/.test(path);
    const lacks =
      (isField && typeof description === 'string' && typeof markdownDescription !== 'string') ||
      (isShown && /\/properties\/(?!\$comment)[^/]+$/.test(path) && markdownDescription && !frenchName) ||
      (isShown && choices.length > 0 && new Set(frenchEnumNames).size !== choices.length) ||
      Object(enumDescriptions).length !== Object(markdownEnumDescriptions).length;
    const parts = Object.entries(node).filter(
      ([key]) => !['template', 'body', 'examples', 'default'].includes(key),
    );
    return [
      ...(lacks ? [path] : []),
      ...parts.flatMap(([key, part]) => untranslated(part, `${path}/${key}`)),
    ];
  }

  it('describes each field, value and snippet in French beside the English, and each choice has a French name', () => {
    const { files } = readSchemaFiles(process.cwd());
    expect(files.flatMap(({ name, schema }) => untranslated(schema, name))).toEqual([]);
  });

  it('offers each variant in the snippet of a block that lets one choose', () => {
    const lacking = readSchemaFiles(process.cwd()).files.flatMap(({ name, schema }) => {
      const { template, properties } = schema as SchemaNode & { template?: { variant?: string } };
      const [, offered] = /^\$\{\d+\|(.*)\|\}$/.exec(template?.variant ?? '') ?? [];
      return (properties?.variant?.enum ?? [])
        .filter((variant) => offered && !offered.split(',').includes(String(variant)))
        .map((variant) => `${name}: ${String(variant)}`);
    });
    expect(lacking).toEqual([]);
  });
});
