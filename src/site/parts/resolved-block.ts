import type { blockReferences } from '../block-references.generated';
import type { BlockByType } from '../types.generated';
import type { BlockType, LinkAddress, PictureFiles } from './types';

/** A block as its renderer gets it, without what its model returns: the type of what `resolveBlock()` returns. */
export type ResolvedBlock<Type extends BlockType> = {
  [Each in Type]: Resolved<BlockByType[Each], (typeof blockReferences)[Each]>;
}[Type];

type Resolved<Value, To> = Value extends undefined
  ? undefined
  : To extends 'text' | 'drawing'
    ? string
    : To extends 'link'
      ? LinkAddress
      : To extends 'picture'
        ? PictureFiles
        : To extends readonly [infer Each]
          ? Value extends readonly (infer Entry)[]
            ? Resolved<Entry, Each>[]
            : never
          : To extends object
            ? ResolvedFields<Value, To> &
                InPlace<Value, NameOf<To, 'link'>, LinkAddress> &
                InPlace<Value, NameOf<To, 'picture'>, PictureFiles>
            : Value;

type ResolvedFields<Fields, To> = {
  [Name in keyof Fields as At<To, Name> extends 'link' | 'picture' | 'content' ? never : Name]: Resolved<
    Fields[Name],
    At<To, Name>
  >;
};

type At<To, Name> = Name extends keyof To ? To[Name] : undefined;

/** The name of the field that refers to something of a kind. */
type NameOf<To, Kind> = { [Name in keyof To]: To[Name] extends Kind ? Name : never }[keyof To];

/** The fields in place of one; where it may be missing, so may they. */
type InPlace<Fields, Name, Given> = [Name] extends [never]
  ? unknown
  : Name extends keyof Fields
    ? undefined extends Fields[Name]
      ? Partial<Given>
      : Given
    : unknown;
