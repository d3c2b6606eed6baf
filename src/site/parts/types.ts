import type { Language } from '../languages';
import type { Action, BlockByType, FigureName, InlineText, SiteConfig, Text } from '../types.generated';

export type BlockType = keyof BlockByType;

/** The sign of a section. */
export type Sign = SiteConfig['theme']['sections'][string]['sign'];

/** A text in one language, and the language it is in: French where the translation is missing. */
interface Translation {
  text: string;
  language: Language;
}

/** Looks up the texts of a site in one language. */
export type Translate = (text: Text) => Translation;

/** A link with its label and address. */
export interface LinkData {
  label: string;
  href: string;
  /** True for a link to another site: it opens in a new tab and says so. */
  external?: true;
  /** The phone number that it calls, as the page shows it; absent when the label may be the number itself. */
  number?: string;
}

/** The drawing of a section: the number of its petals, and which of them are filled in. */
export interface PlanData {
  section: string;
  /** 8, 12 or 16. */
  petals: number;
  /** The indices of the petals that are filled in, counted from 0. */
  laid: number[];
}

/** A picture with the sources that a browser chooses from. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Modern formats first; empty for a drawing, which is one file. */
  sources: { type: string; srcset: string }[];
}

/** A link to a page, as menus and lists show it. */
export interface PageLinkData {
  href: string;
  name: string;
  summary: string;
  section: string;
  plan: PlanData;
  /** The address of the drawing of its subject. */
  drawing?: string;
}

/** A type with strings in place of texts, and links in place of actions. */
export type Resolved<T> = T extends InlineText
  ? string
  : T extends Action
    ? LinkData & { [Key in keyof T as Exclude<Key, 'label' | 'to'>]: Resolved<T[Key]> }
    : T extends readonly (infer Entry)[]
      ? Resolved<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

export interface FigureData {
  name: FigureName;
  value: number;
  /** The number as the page shows it. */
  display: string;
}

export interface ContactDetailsData {
  phone: LinkData;
  email: LinkData;
  /** The chat and its number, as the page shows it; absent without one. */
  chat?: LinkData;
  chatNumber?: string;
  /** The lines of the address. */
  address: string[];
  /** The opening hours in one line; absent without any. */
  hours?: string;
}

/** What a message is about. */
export interface SubjectData {
  /** The name of the page; that of a subject of the block is its text. */
  name: string;
  /** The text of the subject field. */
  text: string;
  /** The section of the page; a subject of the block has none. */
  section?: string;
  /** The price of the page's offer with its words, where it is an amount. */
  price?: string;
}
