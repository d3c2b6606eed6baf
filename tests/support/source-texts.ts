import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree of a source. */
export interface Node {
  type?: string;
  [name: string]: unknown;
}

/** Returns every node of a source in TypeScript. */
export function sourceNodes(file: string): Node[] {
  return [...nodesOf(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))];
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** The words of a string or a template, which has `${}` for its values; undefined for another node. */
export function wordsOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('${}');
}
