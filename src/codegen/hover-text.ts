/** The part of a schema that the editor's help is made of. */
export interface SchemaNode {
  $ref?: string;
  type?: unknown;
  description?: string;
  enum?: unknown[];
  enumDescriptions?: string[];
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  defaultSnippets?: { body?: unknown }[];
}

/**
 * What the editor shows over a field: its description, then an example or the values it may have, its limits, and
 * what it is when it is left out. All of it follows from the schema, so that none of it grows old.
 *
 * @param field the schema of the field, with what it refers to
 * @returns markdown; undefined when there is nothing to add to the description, which the editor shows by itself
 */
export function hoverText(field: SchemaNode): string | undefined {
  const lines = [...example(field), ...values(field), ...limits(field), ...leftOut(field)];
  if (field.description === undefined || lines.length === 0) return undefined;
  return [plain(field.description), ...lines].join('\n\n');
}

/** How a value is written: the field's own example, or else what the editor offers to fill in. */
function example({ type, examples, defaultSnippets, enum: list }: SchemaNode): string[] {
  if (list) return [];
  // Lists and objects show themselves by their parts; a text is an object too, and has no type.
  const offered = type === 'array' || type === 'object' ? undefined : defaultSnippets;
  const shown = examples ?? offered?.map(({ body }) => filled(body));
  return shown === undefined || shown.length === 0 ? [] : [`Example: ${shown.map(code).join(' or ')}`];
}

function values({ type, enum: list, enumDescriptions }: SchemaNode): string[] {
  if (type === 'boolean') return [`${code(true)} or ${code(false)}`];
  if (!list) return [];
  if (!enumDescriptions) return [`One of: ${list.map(code).join(', ')}`];
  return [list.map((value, index) => `- ${code(value)} ${plain(enumDescriptions[index] ?? '')}`).join('\n')];
}

function limits({ minimum, maximum }: SchemaNode): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`From ${code(minimum)} to ${code(maximum)}`];
  if (minimum !== undefined) return [`At least ${code(minimum)}`];
  return maximum === undefined ? [] : [`At most ${code(maximum)}`];
}

function leftOut({ default: value }: SchemaNode): string[] {
  return value === undefined ? [] : [`Left out: ${code(value)}`];
}

/** @example code({ fr: 'Oui' }) // '`{ "fr": "Oui" }`' */
function code(value: unknown): string {
  return `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
}

/** A snippet with its places filled in: `${1:word}` is `word`. */
function filled(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(/\$\{\d+:([^}]*)\}/g, '$1'));
}

/** Words as they are, none of their signs read as markdown. */
function plain(words: string): string {
  return words.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}
