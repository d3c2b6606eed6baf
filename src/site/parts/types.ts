import type { Language } from '../languages';
import type { BlockByType, SiteConfig, Text, Trade } from '../types.generated';

export type BlockType = keyof BlockByType;

export type Sign = SiteConfig['theme']['sections'][string]['sign'];

/** A text in one language, and the language it is in: French where the translation is missing. */
interface Translation {
  text: string;
  language: Language;
}

/** Looks up the texts of a site in one language. */
export type Translate = (text: Text) => Translation;

export interface LinkAddress {
  href: string;
  /** True for a link to another site: it opens in a new tab and says so. */
  external?: true;
  /** The phone number that it calls, as the page shows it; absent when the label may be the number itself. */
  number?: string;
}

export interface LinkData extends LinkAddress {
  label: string;
}

/** The drawing of a section: the number of its petals, and which of them are filled in. */
export interface PlanData {
  section: string;
  petals: number;
  /** The indices of the petals that are filled in, counted from 0. */
  laid: number[];
}

/** The files of a picture, from which a browser chooses. */
export interface PictureFiles {
  src: string;
  width: number;
  height: number;
  /** Modern formats first; empty for a drawing, which is one file. */
  sources: { type: string; srcset: string }[];
}

export interface PictureData extends PictureFiles {
  alt: string;
}

export interface DrawingData {
  /** Its address. A house has two more views, of its street: `#lit` and, without its lamps lit, `#day`. */
  drawing?: string;
  /** The width of a house that is 700 high, and whose street runs on beside it; a scene has none. */
  houseWidth?: number;
}

/** A link to a page, as menus and lists show it. */
export interface PageLinkData extends DrawingData {
  href: string;
  name: string;
  summary: string;
  section: string;
}

export type FigureName = Exclude<keyof BlockByType['cases']['items'][number]['stats'], '$comment'>;

/** What a client says. */
export interface QuoteData {
  quote: string;
  /** Absent as long as the client has not allowed it. */
  name?: string;
  role: string;
  company: string;
  seal: Sign | Trade;
}

/** What a client got, with numbers as the page shows them. */
export interface ResultData {
  /** The number before; absent where only one counts. */
  from?: string;
  value: string;
  label: string;
}

export interface ContactDetailsData {
  phone: LinkData;
  email: LinkData;
  /** The chat and its number, as the page shows it; absent without one. */
  chat?: LinkData;
  chatNumber?: string;
  address: string[];
  /** The opening hours in one line; absent without any. */
  hours?: string;
}

/** What a message is about. */
export interface SubjectData {
  /** The name of the page; that of a subject of the block is its text. */
  name: string;
  text: string;
  /** The section of the page; a subject of the block has none. */
  section?: string;
  /** The price of the page's offer with its words, where it is an amount. */
  price?: string;
}
