import type { Path } from '../../lib/json';

/** The kinds of names that a config declares, as the keywords `declares` and `declaresKeys` of the schema name them. */
export const declarationKinds = ['language', 'page', 'section', 'color', 'gradient', 'ad', 'anchor'] as const;

export type DeclarationKind = (typeof declarationKinds)[number];

/** The kinds of names that something else refers to. */
export type NameKind = Exclude<DeclarationKind, 'language' | 'anchor'>;

/**
 * The kinds of values that refer to something else, as the keyword `refersTo` of the schema names them. A `place` is a
 * page or a place on a page. A `target` is a place, one of the company's own addresses, or a web address. An `address` is
 * on the web or of a mailbox. A `drawing` is one of the project's, a `picture` one of the site's.
 */
export type ReferenceKind = NameKind | 'picture' | 'drawing' | 'place' | 'target' | 'address' | 'text';

/** A value of the config that refers to something else. */
export interface Reference {
  kind: ReferenceKind;
  /** A name, a target such as `contact#form`, the path of a picture, or a text: a key, or the words in each language. */
  value: unknown;
  path: Path;
}

/** A name that the config declares. */
export interface Declaration {
  kind: DeclarationKind;
  name: string;
  /** The path of the name: of a field such as `id`, or of the entry whose key is the name. */
  path: Path;
}

/** A field that only some variants of its block show. */
interface VariantField {
  shownBy: readonly string[];
  value: unknown;
  path: Path;
}

/** Everything in a config that refers, declares or depends on a variant, in the order of the config. */
export interface ReferenceList {
  references: Reference[];
  declarations: Declaration[];
  variantFields: VariantField[];
  /** The paths of the entries that a language may lack: they stand alone, and nothing refers to them. */
  optionalEntries: Path[];
}
