import type { NumberStyle } from './format';
import type { Direction, Language, SiteLanguage } from './languages';
import type { PriceParts } from './parts/price-parts';
import type {
  Action,
  Block,
  BlockByType,
  FigureName,
  Icon,
  InlineText,
  SiteConfig,
  Text,
} from './types.generated';

/** The sign of a section. */
export type Sign = SiteConfig['theme']['sections'][string]['sign'];

/** A text in one language, and the language it is in: French where the translation is missing. */
export interface Translation {
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

/** The settings of the effects, with the defaults of the schema. */
export interface EffectNumbers {
  particles: { count: number; distance: number };
  reveal: { visible: number };
  typewriter: { character: number; pause: number; loop: boolean };
  counter: { visible: number; duration: number };
  tilt: { angle: number; scale: number };
  ripple: { duration: number };
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
    ? LinkData
    : T extends readonly (infer Entry)[]
      ? Resolved<Entry>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

export interface AdData {
  id: string;
  section: string;
  category: string;
  title: string;
  subtitle: string;
  description: string;
  gradient: string;
  icon: Icon;
  href: string;
  cta: string;
  price: string;
  priceLabel?: string;
  priceNote?: string;
}

export interface FigureData {
  name: FigureName;
  value: number;
  /** The number as the page shows it. */
  display: string;
}

export interface ContactDetailsData {
  phone: LinkData;
  email: LinkData;
  chat: LinkData;
  /** The number of the chat, as the page shows it. */
  chatNumber: string;
  /** The lines of the address. */
  address: string[];
  hours: string;
}

/** The fields that a block's renderer gets in addition to those of the config, by block type; most have none. */
export interface DerivedFields {
  hero: {
    breadcrumbs: { label: string; href?: string }[];
    plan?: PlanData;
    /** The address of the drawing of the page's subject. */
    drawing?: string;
    contentsLinks: LinkData[];
    picture?: PictureData;
  };
  'call-to-action': {
    /** The view of the section's tiling, which follows from the page's id. */
    wall: number;
  };
  'promo-carousel': {
    ads: AdData[];
    interval: number;
    transition: number;
    tilt: number;
    /** The section whose color the wall has by itself. */
    wall?: string;
  };
  doors: {
    items: {
      title: string;
      text: string;
      value: string;
      href: string;
      section: string;
      /** The address of the drawing. */
      drawing?: string;
    }[];
  };
  'service-list': {
    items: {
      title: string;
      text: string;
      action?: string;
      href?: string;
      section?: string;
      plan?: PlanData;
      /** The address of the drawing of its subject. */
      drawing?: string;
      /** The price of the page's offer with its words, where it is an amount. */
      price?: string;
    }[];
  };
  'feature-list': {
    /** The first page of each section, for the variant `chapters`. */
    sections?: PageLinkData[];
    /** The drawing of the country that the places are in. */
    mapUrl?: string;
    people?: {
      name: string;
      firstName: string;
      /** The address of the page with the contact form. */
      contactHref?: string;
      role: string;
      section: string;
      picture?: PictureData;
      /** The drawing of the person's section, and its sign. */
      plan: PlanData;
      sign: Sign;
    }[];
  };
  testimonials: {
    items: {
      id?: string;
      quote: string;
      role: string;
      company: string;
      sign: Sign;
      /** The case that it is about. */
      case?: LinkData;
    }[];
  };
  steps: {
    /** The drawing of the last step. */
    plan: PlanData;
  };
  stats: { items: { value: number; suffix?: '+' | '%'; label: string; duration: number; display: string }[] };
  cases: {
    items: (Omit<
      Resolved<BlockByType['cases']['items'][number]>,
      'stats' | 'picture' | 'drawing' | 'service'
    > & {
      stats: FigureData[];
      /** The page of the service. */
      service?: LinkData;
      /** Set only for a variant that shows pictures. */
      picture?: PictureData;
      /** The drawing of the section; set only for cards. */
      plan?: PlanData;
      /** The address of the card's own drawing. */
      drawing?: string;
    })[];
  };
  proof: {
    /** The color of the band: night on a page without a section, else that of the section, or its light color. */
    tone: 'night' | 'full' | 'light';
    /** Whether the figure is the largest of the page. */
    hasLargeFigure: boolean;
    /** The address of the drawing of the first case's service; only on a page without a section. */
    drawing?: string;
    quote?: { text: string; role: string; company: string; sign: Sign };
    cases: (Omit<LinkData, 'label'> & {
      name: string;
      section: string;
      category?: string;
      figure?: FigureData;
    })[];
  };
  'price-plan': {
    items: {
      name: string;
      href: string;
      section: string;
      text: string;
      price: string;
      priceLabel?: string;
      priceUnit?: string;
    }[];
  };
  pricing: {
    /** The offer in the hero of the page. */
    offer?: { price: PriceParts; label?: string; unit?: string; note?: string };
    levels: { price: PriceParts; title: string }[];
  };
  specimen: {
    rows: {
      label: string;
      texts: string[];
      numbers: string[];
      total?: boolean;
      note?: string;
      noteText?: string;
    }[];
  };
  prose: {
    /**
     * The name of a line is a field of the config, unless it has a label. A text has the direction of its language; a name
     * that is not translated has a language of its own.
     */
    legal: {
      name: string;
      label?: string;
      value: string;
      language?: Language;
      direction?: Direction;
    }[];
  };
  'contact-form': {
    /** What visitors may write about, by the anchor that links to it: the id of a page, or of a subject of the block. */
    subjects: Record<string, SubjectData>;
    details: ContactDetailsData;
    privacyHref: string;
    rules: ContactRules;
    recipients: string;
  };
  'contact-details': { details: ContactDetailsData };
  'site-map': {
    groups: { title: string; href?: string; section: string; sign?: Icon; links: PageLinkData[] }[];
  };
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

/** The rules of the contact form; times in milliseconds. */
export interface ContactRules {
  minimumFillTime: number;
  attempts: number;
  window: number;
  blockedFor: number;
  lengths: FieldLengths;
  keywords: readonly string[];
  timeout: number;
  toastDuration: number;
  /** The mail service's own options. */
  blockHeadless: boolean;
  blockList: readonly string[];
  limitRate: number;
}

/** The minimum and maximum length of each field, in characters. */
export type FieldLengths = Record<
  'name' | 'email' | 'subject' | 'message',
  { minimum: number; maximum: number }
>;

export type BlockType = keyof BlockByType;

/** The additional fields of one block type. */
export type DerivedFieldsOf<Type extends BlockType> = Type extends keyof DerivedFields
  ? DerivedFields[Type]
  : object;

/** The data of a block, as its renderer gets them. */
export type BlockDataOf<Type extends BlockType> = Omit<
  Resolved<BlockByType[Type]>,
  keyof DerivedFieldsOf<Type>
> &
  DerivedFieldsOf<Type> & {
    /** Set when the block lacks a text in the page's language: the entire block is in this language. */
    language?: Language;
    /** The direction of writing of this language. */
    direction?: Direction;
  };

export type BlockData = { [Type in BlockType]: BlockDataOf<Type> }[BlockType];

/** All data of a page in one language; the same in the build, the browser and tests. */
export interface PageData {
  id: string;
  url: string;
  language: Language;
  section: string;
  title: string;
  description: string;
  /** The address of the page in each language. */
  alternates: Record<Language, string>;
  /** The languages into which the page is translated. */
  covered: readonly Language[];
  /** Separated by commas. */
  keywords: string;
  /** The `og:type` of the page (ogp.me). */
  type: 'website' | 'article';
  /** The share image. */
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
    /** The mark of the company: the sign of the default section. */
    sign: Sign;
    description: string;
    details: ContactDetailsData;
    social: (LinkData & { network: string })[];
  };
  home: LinkData;
  header: HeaderEntry[];
  services: (LinkData & { section: string })[];
  company: LinkData[];
  /** The drawing of each section: its angle and its number of petals. */
  sections: { id: string; angle: number; petals: number }[];
  /** The languages of the site, the default one first. */
  languages: LanguageData[];
  /** How the language of the page writes numbers. */
  numbers?: NumberStyle;
  /** The settings of the effects. */
  effects: EffectNumbers;
  /** The endpoint for web vitals; empty when none are reported. */
  vitals: string;
  /** How long the loading overlay is shown during navigation, in milliseconds. */
  overlay: number;
  /** The number of milliseconds after which navigation falls back to a full page load. */
  timeout: number;
  /** The year of the build. */
  year: number;
}

/** A language of the site, and the suggestion to switch to it, in that language. */
export interface LanguageData extends Pick<SiteLanguage, 'code' | 'name' | 'label' | 'locale'> {
  direction: Direction;
  offer: { text: string; link: string; close: string };
}

export interface HeaderEntry {
  label: string;
  href: string;
  button?: boolean;
  /** The section and its pages, for an entry that opens one. */
  section?: { id: string; name: string; summary: string; plan: PlanData; pages: PageLinkData[] };
}

export type { Block };

/** The picture that social networks show for a page. */
export interface ShareImage {
  /** Its address on the site. */
  path: string;
  /** The size in pixels; omitted for a picture from the config. */
  width?: number;
  height?: number;
  /** The alternative text. */
  alt: string;
}
