import { blockReferences } from '../block-references.generated';
import type { BlockContext } from '../blocks/model';
import type { Block, BlockByType, Text } from '../types.generated';
import { type DrawingFile, drawingUrl, sectionOfDrawing } from './drawing';
import { linkData } from './link';
import { pictureFiles } from './picture';
import type { Content, InPlace, ResolvedBlock } from './resolved-block';
import type { BlockType } from './types';

/**
 * Returns a block as its renderer gets it, without what its model returns. The keyword `refersTo` of the schema says what
 * is replaced: a text by its string, a target by the fields of a link (`href` …), the `src` of a picture by those of its
 * files, the name of a drawing by its address. What names other content, such as a page, is left out.
 */
export function resolveBlock<Type extends BlockType>(
  block: BlockByType[Type],
  context: BlockContext,
): ResolvedBlock<Type> {
  const { type }: Block = block;
  return resolve(block, blockReferences[type], context) as ResolvedBlock<Type>;
}

/** What a value refers to, or the entries of a list; or what the fields of an object do. */
export type Reference = keyof InPlace | Content | { readonly [field: string]: Reference };

function resolve(
  value: unknown,
  reference: Reference | undefined,
  context: BlockContext,
  section = context.page.section,
): unknown {
  const { site, language, t } = context;
  if (value === undefined || reference === undefined) return value;
  if (reference === 'page' || reference === 'place' || reference === 'ad') return undefined;
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, reference, context));
  if (reference === 'text') return t(value as Text).text;
  if (reference === 'target') return linkData(site, value as string, language);
  if (reference === 'picture') return pictureFiles(site, value as string);
  if (reference === 'drawing') return drawingUrl(site, value as DrawingFile, section);
  return resolveFields(value as Record<string, unknown>, reference, context);
}

function resolveFields(
  fields: Record<string, unknown>,
  references: Record<string, Reference>,
  context: BlockContext,
): object {
  const link = Object.keys(references).find((name) => references[name] === 'target');
  const section = sectionOfDrawing(context.site, context.page, link && fields[link]);
  const entries = Object.entries(fields).map(([name, value]) => {
    const resolved = resolve(value, references[name], context, section);
    return references[name] === 'target' || references[name] === 'picture' ? resolved : { [name]: resolved };
  });
  return Object.assign({}, ...entries) as object;
}
