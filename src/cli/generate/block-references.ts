import { compileMarks, type Marks } from '../../config/references/compile-marks';
import type { ReferenceKind } from '../../config/references/reference';
import { blockType, type SchemaFile } from '../../config/schema/schema-files';

/**
 * What the renderer of a block gets of a reference, by the keyword `refersTo` (`src/site/parts/resolve-block.ts`). The model
 * of the block returns what it shows of other content. Names of the theme and web addresses stay as they are.
 */
const given = {
  text: 'text',
  target: 'link',
  picture: 'picture',
  drawing: 'drawing',
  page: 'content',
  place: 'content',
  ad: 'content',
  section: undefined,
  color: undefined,
  gradient: undefined,
  address: undefined,
} as const satisfies Record<ReferenceKind, string | undefined>;

/**
 * Returns the module with the references of each type of block, in the shape of the block.
 *
 * @param files the schema files
 * @returns the text of `src/site/block-references.generated.ts`
 * @throws when an object has two links, of which a renderer would get one
 */
export function blockReferences(files: SchemaFile[]): string {
  const blocks = files.flatMap((file) => {
    const type = blockType(file);
    return type === undefined ? [] : [[type, referencesIn(compileMarks(files, file.name), file.name) ?? {}]];
  });
  return `// Written by "npm run generate" from the schema. Change it there.

/** What the fields of each block refer to. */
export const blockReferences = ${JSON.stringify(Object.fromEntries(blocks))} as const;
`;
}

/** Returns what a value of a block refers to: a word, a list of the entry's, or the fields that refer to something. */
function referencesIn({ refersTo, items, properties }: Marks, file: string): unknown {
  if (refersTo) return given[refersTo];
  if (items) {
    const entry = referencesIn(items, file);
    return entry === undefined || entry === 'content' ? entry : [entry];
  }
  const fields = [...properties]
    .map(([name, field]) => [name, referencesIn(field, file)] as const)
    .filter(([, reference]) => reference !== undefined);
  if (fields.filter(([, reference]) => reference === 'link').length > 1)
    throw new Error(
      `schema/${file}: an object has one link at most. Put each link into an object of its own.`,
    );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
