import type { blockReferences } from '../block-references.generated';
import type { BlockByType } from '../types.generated';
import type { BlockType, LinkAddress, PictureFiles } from './types';

/** A block as its renderer gets it, without what its model returns: what `resolveBlock()` returns. */
export type ResolvedBlock<Type extends BlockType> = {
  [Each in Type]: Resolved<BlockByType[Each], (typeof blockReferences)[Each]>;
}[Type];

/** What stands in place of a reference; a link and a picture are fields, in place of the one that refers to them. */
export interface InPlace {
  text: string;
  drawing: string;
  target: LinkAddress;
  picture: PictureFiles;
}

/** References to other content, in place of which nothing stands. */
export type Content = 'page' | 'place' | 'ad';

type Resolved<Value, To> = Value extends undefined
  ? undefined
  : Value extends readonly (infer Entry)[]
    ? Resolved<Entry, To>[]
    : To extends keyof InPlace
      ? InPlace[To]
      : To extends object
        ? ResolvedFields<Value, To> & FieldsOf<Value, To, 'target'> & FieldsOf<Value, To, 'picture'>
        : Value;

type ResolvedFields<Fields, To> = {
  [Name in keyof Fields as At<To, Name> extends 'target' | 'picture' | Content ? never : Name]: Resolved<
    Fields[Name],
    At<To, Name>
  >;
};

type At<To, Name> = Name extends keyof To ? To[Name] : undefined;

/** The fields of a link or a picture; where what refers to it may be missing, so may they. */
type FieldsOf<Fields, To, Kind extends keyof InPlace> = {
  [Name in keyof To]: To[Name] extends Kind ? Name : never;
}[keyof To] extends infer Name extends keyof Fields
  ? [Name] extends [never]
    ? unknown
    : undefined extends Fields[Name]
      ? Partial<InPlace[Kind]>
      : InPlace[Kind]
  : unknown;
