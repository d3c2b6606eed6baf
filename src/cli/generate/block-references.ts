import { compileKeywords, type Keywords } from '../../config/references/keywords';
import type { ReferenceKind } from '../../config/references/reference';
import { blockType, type SchemaFile } from '../../config/schema/schema-files';

/** References that a renderer gets as they are: names of the theme, which are in its styles, and web addresses. */
const unchanged: readonly ReferenceKind[] = ['section', 'color', 'gradient', 'address'];

/**
 * Returns the module with the references of each type of block, in the shape of the block; a list is as its entries.
 *
 * @returns the text of `src/site/block-references.generated.ts`
 * @throws when an object has two links, of which a renderer would get one, or a list has links without an object
 */
export function blockReferences(files: SchemaFile[]): string {
  const blocks = files.flatMap((file) => {
    const type = blockType(file);
    return type === undefined ? [] : [{ type, file: file.name, keywords: compileKeywords(files, file.name) }];
  });
  const references = blocks.map(({ type, file, keywords }) => [type, referencesIn(keywords, file) ?? {}]);
  const lists = blocks.map(({ type, keywords }) => [type, standAloneIn(keywords, '')]);
  return `// Written by "npm run generate" from the schema. Change it there.

/** What the fields of each block refer to. */
export const blockReferences = ${JSON.stringify(Object.fromEntries(references))} as const;

/** The lists of each block whose entries stand alone. */
export const standAlone = ${JSON.stringify(Object.fromEntries(lists))} as const;
`;
}

/** Returns what a value of a block, or the entries of a list, refers to: a word, or the same for the fields of an object. */
function referencesIn({ refersTo, items, properties }: Keywords, file: string): unknown {
  if (refersTo) return unchanged.includes(refersTo) ? undefined : refersTo;
  const entry = items && referencesIn(items, file);
  const fields = [...properties]
    .map(([name, field]) => [name, referencesIn(field, file)] as const)
    .filter(([, reference]) => reference !== undefined);
  for (const kind of ['target', 'picture'])
    if (entry === kind || fields.filter(([, reference]) => reference === kind).length > 1)
      throw new Error(`schema/${file}: put each link and each picture into an object of its own.`);
  return entry ?? (fields.length === 0 ? undefined : Object.fromEntries(fields));
}

/** Returns the places of the lists in a value whose entries stand alone, such as `/items`. */
function standAloneIn({ node, items, properties }: Keywords, place: string): string[] {
  const fields = [...properties].flatMap(([name, field]) => standAloneIn(field, `${place}/${name}`));
  return [...(node.standAlone ? [place] : []), ...(items ? standAloneIn(items, place) : []), ...fields];
}
