import type { blockModels } from './blocks/index';
import type { defaults } from './defaults.generated';
import type { NumberStyle } from './format';
import type { Direction, Language, SiteLanguage } from './languages';
import type { PriceParts } from './parts/price-parts';
import type { ResolvedBlock } from './parts/resolved-block';
import type { BlockType, ContactDetailsData, LinkData, PageLinkData, Sign } from './parts/types';
import type { Block, BlockFields } from './types.generated';

export type { ContactRules, FieldLengths } from './contact-settings';
export type * from './parts/types';
export type { Block, BlockFields };

/** The settings of the effects, with the defaults of the schema. */
export type EffectNumbers = Omit<typeof defaults.effects, 'overlay' | 'reveal'> & {
  reveal: { visible: number };
};

/** The fields that the renderer of a block gets besides those of the config: what `data` of its model returns. */
type DerivedFieldsOf<Type extends BlockType> = (typeof blockModels)[Type] extends {
  data: (...given: never[]) => infer Fields;
}
  ? Fields
  : object;

/** The data of a block, as its renderer gets them. */
export type BlockDataOf<Type extends BlockType> = Omit<ResolvedBlock<Type>, keyof DerivedFieldsOf<Type>> &
  DerivedFieldsOf<Type> & {
    /** Set when the block lacks a text in the page's language: the entire block is in this language. */
    language?: Language;
    direction?: Direction;
  };

export type AdData = BlockDataOf<'promo-carousel'>['ads'][number];

export type BlockData = { [Type in BlockType]: BlockDataOf<Type> }[BlockType];

/** All data of a page in one language; the same in the build, the browser and tests. */
export interface PageData {
  id: string;
  url: string;
  language: Language;
  section: string;
  title: string;
  description: string;
  alternates: Record<Language, string>;
  covered: readonly Language[];
  /** Separated by commas. */
  keywords: string;
  /** The `og:type` of the page (ogp.me). */
  type: 'website' | 'article';
  image?: ShareImage;
  /** Set on the page for addresses that do not exist. */
  notFound?: { heading: string; lead: string; links: LinkData[] };
  /** The bar at the bottom of a small screen; without it, the chat stands there alone. */
  bar?: ContactBarData;
  blocks: BlockData[];
}

export interface ContactBarData {
  /** The address of the contact form, with the page as its anchor. */
  quoteHref: string;
  /** The price of the page's offer with its words. */
  offer?: { price: PriceParts; label?: string; note: string };
}

/** The content of a page's data file: the page, and the build that it belongs to. */
export interface BuiltPage extends PageData {
  /** The id of the build: client, styles and layout. A client of another build reloads the page. */
  build: string;
  /** A hash of the content. A document with another version does not hydrate with these data. */
  version: string;
  /** The address of the layout's data in the page's language. */
  layout: string;
}

/** The data of the layout around every page, in one language. */
export interface LayoutData {
  language: Language;
  direction: Direction;
  /** The script of the language, such as `arabic`, whose fonts and sizes the styles use. */
  script: string;
  /** The address of the site, such as `https://www.trace.example`. */
  origin: string;
  /** True in a preview, which search engines must not index; omitted everywhere else. */
  isHidden?: true;
  /** The UI texts in the shape that i18next takes: `{ frame: { … } }`. */
  messages: Record<string, unknown>;
  organization: {
    name: string;
    /** The name as a drawing, if a font of the site has all of its letters. */
    wordMark?: WordMark;
    /** The mark of the company: the sign of the default section. */
    sign: Sign;
    description: string;
    details: ContactDetailsData;
    social: LinkData[];
  };
  home: LinkData;
  header: HeaderEntry[];
  services: (LinkData & { section: string })[];
  company: LinkData[];
  /** The URL of the file with the drawings of the sections. */
  plans: string;
  /** The URL of the stylesheet with the fonts that pages in this script do not have. */
  moreFonts: string;
  /** The languages of the site, the default one first. */
  languages: LanguageData[];
  numbers?: NumberStyle;
  effects: EffectNumbers;
  /** The endpoint for web vitals; empty when none are reported. */
  vitals: string;
  /** How long the loading overlay is shown during navigation, in milliseconds. */
  overlay: number;
  /** The number of milliseconds after which navigation falls back to a full page load. */
  timeout: number;
  year: number;
}

/** The name of the company as a drawing: its outline, as a path, and its view box, as high as a line of text. */
export interface WordMark {
  viewBox: string;
  outline: string;
}

/** A language of the site, and the suggestion to switch to it, in that language. */
export interface LanguageData extends Pick<SiteLanguage, 'code' | 'name' | 'label' | 'locale'> {
  direction: Direction;
  offer: { text: string; link: string; close: string };
}

export interface HeaderEntry extends LinkData {
  button?: boolean;
  /** The section and its pages, for an entry that opens one. */
  section?: { id: string; name: string; summary: string; drawing?: string; pages: PageLinkData[] };
}

/** The picture that social networks show for a page. */
export interface ShareImage {
  /** Its address on the site. */
  path: string;
  /** The size in pixels; omitted for a picture from the config. */
  width?: number;
  height?: number;
  alt: string;
}
