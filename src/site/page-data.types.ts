import type { Language } from './languages';
import type { Action, Block, BlockByType, FigureName, Icon, InlineText } from './types.generated';

/** A link as a visitor gets it: words and an address. */
export interface LinkData {
  label: string;
  href: string;
  /** True when it leaves the site: it opens in a new tab and says so. */
  external?: true;
}

/** The drawing of a section: its angle, how many petals it has, and which are laid. */
export interface PlanData {
  section: string;
  /** 8, 12 or 16. */
  petals: number;
  /** Which petals are laid, counted from 0. */
  laid: number[];
}

/** The numbers of the effects, the specification's where the config has none (section 9). */
export interface EffectNumbers {
  particles: { count: number; distance: number };
  reveal: { visible: number; duration: number };
  typewriter: { character: number; pause: number };
  counter: { visible: number };
  tilt: { angle: number; scale: number };
  ripple: { duration: number };
}

/** A picture with what a browser chooses from. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Modern formats first; empty for a drawing, which is one file. */
  sources: { type: string; srcset: string }[];
}

/** A page as menus, indexes and plates show it. */
export interface PageLinkData {
  href: string;
  name: string;
  summary: string;
  section: string;
  plan: PlanData;
}

/** The same shape with words instead of texts, and addresses instead of targets. */
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
  /** As it is shown, such as « 12 400 » or « 98 % ». */
  display: string;
}

export interface ContactDetailsData {
  phone: LinkData;
  email: LinkData;
  chat: LinkData;
  /** The lines of the address. */
  address: string[];
  hours: string;
}

/** What a block's renderer gets beside the fields of the config. */
export interface DerivedFields {
  hero: { breadcrumbs: { label: string; href?: string }[]; plan?: PlanData; contentsLinks: LinkData[] };
  'promo-carousel': { ads: AdData[]; interval: number; transition: number; tilt: number };
  'service-list': {
    items: {
      title: string;
      text: string;
      action?: string;
      href?: string;
      section?: string;
      plan?: PlanData;
    }[];
  };
  'feature-list': {
    /** The sections and their signs, for chapters; none for the other variants. */
    signs: { section: string; sign: Icon }[];
  };
  steps: object;
  stats: { items: { value: number; suffix?: '+' | '%'; label: string; duration: number; display: string }[] };
  cases: {
    items: (Omit<Resolved<BlockByType['cases']['items'][number]>, 'stats' | 'picture'> & {
      stats: FigureData[];
      /** Only where it is shown. */
      picture?: PictureData;
    })[];
  };
  testimonials: object;
  'call-to-action': object;
  faq: object;
  prose: { legal: { name: string; value: string }[] };
  'contact-form': {
    /** The subject for each page a visitor may come from, by page id. */
    subjects: Record<string, string>;
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

/** The rules of the form, as the config has them; times in milliseconds. */
export interface ContactRules {
  minimumFillTime: number;
  attempts: number;
  window: number;
  blockedFor: number;
  lengths: FieldLengths;
  keywords: readonly string[];
  sentLength: number;
  timeout: number;
  toastDuration: number;
  /** The mail service's own options. */
  blockHeadless: boolean;
  blockList: readonly string[];
  limitRate: number;
}

/** The fewest and the most characters of each field. */
export type FieldLengths = Record<
  'name' | 'email' | 'subject' | 'message',
  { minimum: number; maximum: number }
>;

export type BlockType = keyof BlockByType;

/** A block as its renderer gets it. */
export type BlockDataOf<Type extends BlockType> = Omit<
  Resolved<BlockByType[Type]>,
  keyof DerivedFields[Type]
> &
  DerivedFields[Type] & {
    /** Set when the block's words are missing in the page's language: the whole block is in this one. */
    language?: Language;
  };

export type BlockData = { [Type in BlockType]: BlockDataOf<Type> }[BlockType];

/** Everything a page needs, in one language: the same in build, browser and test. */
export interface PageData {
  /** The build it belongs to: client, styles and frame. A client of another build loads the page anew. */
  build: string;
  /** What stands in it; a document of another version does not take it over. */
  version: string;
  /** Where the frame's data for its language are. */
  frame: string;
  id: string;
  url: string;
  language: Language;
  section: string;
  title: string;
  description: string;
  /** The address of the same page in each language. */
  alternates: Record<Language, string>;
  /** The languages that have the words of the page. */
  covered: readonly Language[];
  /** Separated by commas. */
  keywords: string;
  /** What it is where it is shared (ogp.me). */
  type: 'website' | 'article';
  /** The picture for sharing. */
  image?: ShareImage;
  /** On the page shown where there is none. */
  notFound?: { heading: string; lead: string; links: LinkData[] };
  blocks: BlockData[];
}

/** What stands around every page, in one language. */
export interface LayoutData {
  language: Language;
  /** The address of the site, such as `https://www.trace.example`. */
  origin: string;
  /** True in a preview, from which search engines are kept; left out everywhere else. */
  isHidden?: true;
  /** The words of the frame, as i18next takes them: `{ frame: { … } }`. */
  words: Record<string, unknown>;
  organization: {
    name: string;
    description: string;
    details: ContactDetailsData;
    social: (LinkData & { network: string })[];
  };
  home: LinkData;
  header: HeaderEntry[];
  services: (LinkData & { section: string })[];
  company: LinkData[];
  /** Every section's drawing: its angle and its number of petals. */
  sections: { id: string; angle: number; petals: number }[];
  /** The line that offers a language, in that language. */
  offers: Record<Language, { text: string; link: string; close: string }>;
  /** The numbers of the movements. */
  effects: EffectNumbers;
  /** Where reports of how the page feels are sent; empty for nowhere. */
  vitals: string;
  /** How long the loading overlay covers a change of page, in milliseconds. */
  overlay: number;
  /** After how many milliseconds a wait ends with an ordinary page load. */
  timeout: number;
  /** The year of the build. */
  year: number;
}

export interface HeaderEntry {
  label: string;
  href: string;
  button?: boolean;
  /** The pages it opens, for an entry that is a section. */
  section?: { id: string; name: string; summary: string; plan: PlanData; pages: PageLinkData[] };
}

export type { Block };

/** The picture shown where a page is shared. */
export interface ShareImage {
  /** Its address on the site. */
  path: string;
  /** Its size in pixels, when the build draws it; a picture of the config's own has the size it has. */
  width?: number;
  height?: number;
  /** What it shows, for those who do not see it. */
  alt: string;
}
