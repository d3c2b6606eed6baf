import type { DeclarationKind, ReferenceKind } from '../references/reference';

/** A file under `schema/`. */
export interface SchemaFile {
  /** Its name there, such as `blocks/hero.schema.json`. */
  name: string;
  text: string;
  schema: { title: string; [keyword: string]: unknown };
}

/** A node of a schema: the part of JSON Schema that the project uses. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  /** The name of the field, and the names of its choices, in French: keywords of this project. */
  frenchName?: string;
  frenchEnumNames?: string[];
  enumDescriptions?: string[];
  markdownEnumDescriptions?: string[];
  /** The form of a value in French, which the editor shows and messages have after “n’a pas la bonne forme :”. */
  errorMessage?: string;
  /** The same in other languages: a keyword of this project, as are the next two. */
  errorMessages?: { en: string };
  /**
   * The name of the definition in `types.generated.ts`. `title` does not work here: the editor shows a title above the
   * description of every field that refers to the definition.
   */
  typeName?: string;
  /** Whether the object has one value for each language of the site. */
  perLanguage?: true;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  default?: unknown;
  examples?: unknown[];
  defaultSnippets?: { body?: unknown }[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaNode;
  required?: string[];
  /** The fields that need not be written: the loader fills them in with their defaults. A keyword of this project. */
  filled?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  propertyNames?: SchemaNode;
  anyOf?: SchemaNode[];
  allOf?: { if?: SchemaNode; then?: SchemaNode }[];
  /** What the value refers to: a keyword of this project, as are the next six. */
  refersTo?: ReferenceKind;
  /** What the value declares as a name. */
  declares?: DeclarationKind;
  /** What the keys of the object declare as names. */
  declaresKeys?: DeclarationKind;
  /** Whether an entry of the list says something without the others, so that a language may lack it. */
  standAlone?: true;
  /** Whether the object says nothing without this field, although it is not required. */
  essential?: true;
  /** The fields beside it after whose change somebody has to check this one. */
  follows?: string[];
  /** The variants of the block that show the field; without it, all do. */
  shownBy?: string[];
  definitions?: Record<string, SchemaNode>;
}

/**
 * The keywords of the schema that JSON Schema does not have: those of VS Code, which only the editor reads
 * (https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings), and those of this project.
 */
export const ownKeywords = [
  'defaultSnippets',
  'doNotSuggest',
  'enumDescriptions',
  'frenchEnumNames',
  'frenchName',
  'errorMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
  'suggestSortText',
  'template',
  'typeName',
  'errorMessages',
  'perLanguage',
  'refersTo',
  'declares',
  'declaresKeys',
  'essential',
  'filled',
  'follows',
  'shownBy',
  'standAlone',
];

/** Returns the definitions of all schema files by name. Names are unique across files. */
export function schemaDefinitions(files: readonly Pick<SchemaFile, 'schema'>[]): Map<string, SchemaNode> {
  return new Map(files.flatMap(({ schema }) => Object.entries((schema as SchemaNode).definitions ?? {})));
}

/**
 * Returns the name of the definition that a schema refers to.
 *
 * @example definitionOf({ $ref: '../parts.schema.json#/definitions/text' }) // 'text'
 */
export function definitionOf({ $ref }: SchemaNode): string | undefined {
  return $ref?.split('#/definitions/')[1];
}

/**
 * Returns a schema with what it refers to; its own keywords win.
 *
 * @param file the name of its file, such as `blocks/hero.schema.json`
 * @param schemas the schemas by the names of their files
 * @returns the schema without `$ref`, and the file of what it refers to
 */
export function resolveRef(
  node: SchemaNode,
  file: string,
  schemas: ReadonlyMap<string, SchemaNode>,
): [SchemaNode, string] {
  const { $ref, ...own } = node;
  if ($ref === undefined) return [node, file];
  const [address = '', pointer = ''] = $ref.split('#');
  const name = address === '' ? file : new URL(address, `https://schema.invalid/${file}`).pathname.slice(1);
  const steps = pointer.split('/').slice(1);
  const target = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), schemas.get(name));
  const [resolved, inFile] = resolveRef((target ?? {}) as SchemaNode, name, schemas);
  return [{ ...resolved, ...own }, inFile];
}
