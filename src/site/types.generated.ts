/* Written from schema/ by `npm run generate`; a check fails when it is stale. Change the schema, not this file. */

export type Text = Words | InlineText;
export type Words = string;
export type PageId = string;
export type AdId = string;
export type Anchor = string;
export type SectionId = string;
export type Target = string;
export type CaseTarget = string;
export type TestimonialTarget = string;
export type WebAddress = string;
export type FigureName =
  'views' | 'users' | 'rating' | 'clients' | 'satisfaction' | 'years' | 'projects' | 'duration';
export type Icon =
  | 'star'
  | 'octagon'
  | 'arch'
  | 'merlon'
  | 'globe'
  | 'window'
  | 'search'
  | 'phone'
  | 'shield'
  | 'plug'
  | 'calculator'
  | 'payslip'
  | 'handshake'
  | 'people'
  | 'building'
  | 'key'
  | 'coins'
  | 'bank'
  | 'scales'
  | 'land'
  | 'crane';
export type DrawingName =
  | 'calendar'
  | 'contract'
  | 'dashboard'
  | 'desk'
  | 'financing'
  | 'firewall'
  | 'floorplan'
  | 'form'
  | 'joint'
  | 'ledger'
  | 'meeting'
  | 'page'
  | 'parcel'
  | 'payslip'
  | 'phone'
  | 'results'
  | 'shortlist'
  | 'team';
export type GradientName = string;
export type ColorName = string;
export type ColorValue = string;
export type PhoneNumber = string;
export type EmailAddress = string;
export type Moment = string;
export type Publication = 'published' | 'draft';
export type TimeOfDay = string;
export type LanguageCode = string;
export type Severity = 'error' | 'warning' | 'off';
export type FontName = string;
export type FluidSize = number[];
export type TextSize = number[];
export type Address = string;
export type Block =
  | CallToActionBlock
  | CasesBlock
  | ContactDetailsBlock
  | ContactFormBlock
  | FaqBlock
  | FeatureListBlock
  | HeroBlock
  | PricePlanBlock
  | PromoCarouselBlock
  | ProofBlock
  | ProseBlock
  | ServiceListBlock
  | SiteMapBlock
  | SpecimenBlock
  | StatsBlock
  | StepsBlock
  | TestimonialsBlock;

export interface InlineText {
  [k: string]: string;
}
export interface Action {
  label: Text;
  to: Target;
}
export interface Item {
  title: Text;
  text: Text;
}
export interface Testimonial {
  id?: Anchor;
  quote: Text;
  role: Text;
  company: Text;
  placeholder?: boolean;
}
export interface Picture {
  src: string;
  alt: Text;
}
export interface SharedUse {
  type: 'shared';
  block: Anchor;
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
}
export interface Parts {
  [k: string]: unknown;
}
export interface Rules {
  'BLOCK-001'?: Severity;
  'BLOCK-002'?: Severity;
  'CODE-001'?: Severity;
  'DATA-001'?: Severity;
  'DATA-002'?: Severity;
  'DATA-003'?: Severity;
  'DATA-004'?: Severity;
  'DATA-005'?: Severity;
  'DATA-006'?: Severity;
  'DATA-007'?: Severity;
  'DATA-008'?: Severity;
  'DATA-009'?: Severity;
  'DATA-010'?: Severity;
  'DATA-011'?: Severity;
  'DATA-012'?: Severity;
  'DATE-001'?: Severity;
  'DATE-002'?: Severity;
  'DATE-003'?: Severity;
  'DATE-004'?: Severity;
  'DATE-005'?: Severity;
  'DATE-006'?: Severity;
  'FIELD-001'?: Severity;
  'FILE-001'?: Severity;
  'FILE-002'?: Severity;
  'FILE-003'?: Severity;
  'FILE-004'?: Severity;
  'JSON-001'?: Severity;
  'JSON-002'?: Severity;
  'JSON-003'?: Severity;
  'JSON-004'?: Severity;
  'LINK-001'?: Severity;
  'LINK-002'?: Severity;
  'LINK-003'?: Severity;
  'LINK-004'?: Severity;
  'LINK-005'?: Severity;
  'LINK-006'?: Severity;
  'LINK-007'?: Severity;
  'LINK-008'?: Severity;
  'LINK-009'?: Severity;
  'LINK-010'?: Severity;
  'LINK-011'?: Severity;
  'LINK-012'?: Severity;
  'LINK-013'?: Severity;
  'LINK-014'?: Severity;
  'PATH-001'?: Severity;
  'PATH-002'?: Severity;
  'PATH-003'?: Severity;
  'PICTURE-001'?: Severity;
  'PICTURE-002'?: Severity;
  'PICTURE-003'?: Severity;
  'PICTURE-004'?: Severity;
  'PICTURE-005'?: Severity;
  'PRICE-001'?: Severity;
  'PRICE-002'?: Severity;
  'REDIRECT-001'?: Severity;
  'REDIRECT-002'?: Severity;
  'REDIRECT-003'?: Severity;
  'REDIRECT-004'?: Severity;
  'REDIRECT-005'?: Severity;
  'REDIRECT-006'?: Severity;
  'RULE-001'?: Severity;
  'SCHEMA-000'?: Severity;
  'SCHEMA-001'?: Severity;
  'SCHEMA-002'?: Severity;
  'SCHEMA-003'?: Severity;
  'SCHEMA-004'?: Severity;
  'SCHEMA-005'?: Severity;
  'SCHEMA-006'?: Severity;
  'SCHEMA-007'?: Severity;
  'SCHEMA-008'?: Severity;
  'SCHEMA-009'?: Severity;
  'SCHEMA-010'?: Severity;
  'SEARCH-001'?: Severity;
  'SHARED-001'?: Severity;
  'SHARED-002'?: Severity;
  'SHARED-003'?: Severity;
  'SITE-001'?: Severity;
  'THEME-001'?: Severity;
  'THEME-002'?: Severity;
  'VERSION-001'?: Severity;
  'VERSION-002'?: Severity;
  'WORDS-001'?: Severity;
  'WORDS-002'?: Severity;
  'WORDS-003'?: Severity;
  'WORDS-004'?: Severity;
  'WORDS-005'?: Severity;
  'WORDS-006'?: Severity;
  'WORDS-007'?: Severity;
  'WORDS-008'?: Severity;
  'WORDS-009'?: Severity;
  'WORDS-010'?: Severity;
  'WORDS-011'?: Severity;
  'WORDS-012'?: Severity;
  'WORDS-013'?: Severity;
  'WORDS-014'?: Severity;
  'WORDS-015'?: Severity;
  'WORDS-016'?: Severity;
  'WORDS-017'?: Severity;
  'WORDS-018'?: Severity;
  'WORDS-019'?: Severity;
  'WORDS-020'?: Severity;
  'WORDS-021'?: Severity;
  'WORDS-022'?: Severity;
  'WORDS-023'?: Severity;
  'WORDS-024'?: Severity;
}
export interface CallToActionBlock {
  type: 'call-to-action';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  text: Text;
  actions: Action[];
}
export interface CasesBlock {
  type: 'cases';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  variant: 'projects' | 'cards';
  title: Text;
  lead?: Text;
  items: {
    id: Anchor;
    name: Text;
    url?: WebAddress;
    category: Text;
    description: Text;
    picture?: Picture;
    drawing?: DrawingName;
    gradient: GradientName;
    color: ColorName;
    icon: Icon;
    technologies?: string[];
    year?: number;
    featured?: boolean;
    stats: {
      views?: number;
      users?: number;
      rating?: number;
      clients?: number;
      satisfaction?: number;
      years?: number;
      projects?: number;
      duration?: number;
    };
    placeholder?: boolean;
  }[];
}
export interface ContactDetailsBlock {
  type: 'contact-details';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
}
export interface ContactFormBlock {
  type: 'contact-form';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
  nextSteps?: Text[];
  actions?: Action[];
}
export interface FaqBlock {
  type: 'faq';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title?: Text;
  lead?: Text;
  items: {
    question: Text;
    answer: Text;
    action?: Action;
  }[];
  action?: Action;
}
export interface FeatureListBlock {
  type: 'feature-list';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  variant: 'plate' | 'statement' | 'chapters';
  title: Text;
  lead?: Text;
  promise?: Text;
  promiseText?: Text;
  items: Item[];
  places?: {
    name: Text;
    latitude: number;
    longitude: number;
  }[];
  people?: {
    name: Text;
    role: Text;
    section?: SectionId;
    picture?: Picture;
    placeholder?: boolean;
  }[];
}
export interface HeroBlock {
  type: 'hero';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  variant: 'home' | 'section' | 'service' | 'header' | 'plain';
  eyebrow?: Text;
  title: Text;
  lead?: Text;
  updated?: Text;
  actions?: Action[];
  offer?: {
    label?: Text;
    value: Text;
    note?: Text;
    price?: {
      amount: number;
      currency: string;
      unit?: 'hour' | 'day' | 'month' | 'year';
      starting?: boolean;
    };
    action?: Action;
  };
  facts?: Item[];
  picture?: Picture;
  contents?: boolean;
}
export interface PricePlanBlock {
  type: 'price-plan';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
  items: {
    ad: AdId;
    text: Text;
  }[];
  note?: Text;
}
export interface PromoCarouselBlock {
  type: 'promo-carousel';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  label: Text;
  ads?: AdId[];
}
export interface ProofBlock {
  type: 'proof';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  testimonial?: TestimonialTarget;
  quote?: Testimonial;
  cases: {
    to: CaseTarget;
    figure?: FigureName;
  }[];
  links?: Action[];
}
export interface ProseBlock {
  type: 'prose';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  parts: {
    id: Anchor;
    title: Text;
    content: {
      paragraph?: Text;
      list?: Text[];
      link?: Action;
      legal?: true | 'company' | 'host';
    }[];
  }[];
}
export interface ServiceListBlock {
  type: 'service-list';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  variant: 'plates' | 'index' | 'rows' | 'ledger' | 'comparison' | 'checklist' | 'rooms' | 'funnel';
  title: Text;
  lead?: Text;
  drawing?: DrawingName;
  before?: Text;
  after?: Text;
  from?: 'section';
  items?: {
    page?: PageId;
    title?: Text;
    text?: Text;
    action?: Text;
    before?: Text;
  }[];
}
export interface SiteMapBlock {
  type: 'site-map';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
}
export interface SpecimenBlock {
  type: 'specimen';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
  document: Text;
  headings: Text[];
  rows: {
    label: Text;
    texts?: Text[];
    numbers?: number[];
    total?: boolean;
    note?: Text;
  }[];
}
export interface StatsBlock {
  type: 'stats';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  items: {
    value: number;
    suffix?: '+' | '%';
    label: Text;
    duration?: number;
  }[];
}
export interface StepsBlock {
  type: 'steps';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
  items: Item[];
}
export interface TestimonialsBlock {
  type: 'testimonials';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  items: Testimonial[];
}
export interface Blocks {
  [k: string]: unknown;
}
export interface FieldLength {
  minimum?: number;
  maximum?: number;
}
export interface FontFamilies {
  display: FontName;
  body: FontName;
}
export interface Role {
  light: ColorName;
  dark: ColorName;
}
export interface Page {
  id: PageId;
  path:
    | string
    | {
        [k: string]: Address;
      };
  kind: 'home' | 'section' | 'service' | 'works' | 'about' | 'contact' | 'questions' | 'page';
  section?: SectionId;
  name: Text;
  summary?: Text;
  title: Text;
  description: Text;
  keywords?: Text;
  ogImage?: string;
  ogType?: 'website' | 'article';
  status?: Publication;
  publishAt?: Moment;
  expireAt?: Moment;
  blocks: Block[];
}
export interface SiteConfig {
  $schema?: string;
  configVersion: 3;
  url: string;
  rules?: Rules;
  terms?: string[];
  languages: SiteLanguage[];
  organization: {
    placeholder?: boolean;
    name: string;
    legalName?: string;
    type?: string;
    description: Text;
    phone: PhoneNumber;
    chatNumber: PhoneNumber;
    chatGreeting: Text;
    email: EmailAddress;
    recipients: EmailAddress[];
    address: {
      street: Text;
      locality: Text;
      postalCode?: string;
      country: string;
      countryName: Text;
      latitude: number;
      longitude: number;
    };
    hours: {
      days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
      opens: TimeOfDay;
      closes: TimeOfDay;
      timeZone: string;
      text: Text;
    };
    priceRange: '$' | '$$' | '$$$' | '$$$$';
    areaServed: Text[];
    social: {
      network: 'linkedin' | 'facebook' | 'instagram' | 'youtube' | 'x';
      url: WebAddress;
    }[];
    legal: {
      form?: Text;
      capital?: string;
      ice?: string;
      rc?: string;
      if?: string;
      cnss?: string;
      patente?: string;
      cndp?: string;
      numbers?: {
        name: Text;
        number: string;
      }[];
      publisher?: string;
      host?: Text;
    };
  };
  theme: {
    colors: {
      [k: string]: ColorValue;
    };
    gradients: {
      [k: string]: ColorName[];
    };
    roles: {
      page: Role;
      card: Role;
      alt: Role;
      text: Role;
      muted: Role;
      line: Role;
      rule: Role;
      border: Role;
      error: Role;
      band: Role;
      bandText: Role;
      bandMuted: Role;
      bandLine: Role;
      highlight: Role;
      bandAccent: Role;
      notice: Role;
      noticeText: Role;
      noticeSuccess: Role;
      noticeError: Role;
    };
    tiling: {
      ground: Role;
      line: Role;
      tiles: ColorName[];
    };
    fonts: {
      latin: FontFamilies;
      [k: string]: FontFamilies;
    };
    type?: {
      sizes?: {
        hero?: FluidSize;
        h1?: FluidSize;
        h1Narrow?: FluidSize;
        statement?: FluidSize;
        h2?: FluidSize;
        h2Narrow?: FluidSize;
        h3?: FluidSize;
        name?: TextSize;
        h4?: TextSize;
        lead?: TextSize;
        body?: TextSize;
        label?: TextSize;
        small?: TextSize;
        figure?: FluidSize;
      };
      headingLine?: number;
      bodyLine?: number;
      tracking?: number;
      scripts?: {
        [k: string]: ScriptType;
      };
    };
    space?: {
      section?: FluidSize;
      gutter?: FluidSize;
      header?: FluidSize;
      card?: FluidSize;
      width?: number;
    };
    sections: {
      [k: string]: {
        page?: PageId;
        angle: number;
        sign: 'star' | 'octagon' | 'arch' | 'merlon';
        plate: ColorName;
        onPlate: ColorName;
        onPlateMuted: ColorName;
        fill: ColorName;
        onFill: ColorName;
        accent: ColorName;
        light: ColorName;
      };
    };
  };
  effects?: {
    overlay?: number;
    particles?: {
      count?: number;
      distance?: number;
    };
    reveal?: {
      visible?: number;
      duration?: number;
    };
    typewriter?: {
      character?: number;
      pause?: number;
    };
    counter?: {
      visible?: number;
      duration?: number;
    };
    tilt?: {
      angle?: number;
      scale?: number;
    };
    ripple?: {
      duration?: number;
    };
  };
  loading?: {
    timeout?: number;
  };
  carousel?: {
    interval?: number;
    transition?: number;
    tilt?: number;
  };
  contact: {
    minimumFillTime?: number;
    attempts?: number;
    window?: number;
    blockedFor?: number;
    sentLength?: number;
    timeout?: number;
    toastDuration?: number;
    lengths?: {
      name?: FieldLength;
      email?: FieldLength;
      subject?: FieldLength;
      message?: FieldLength;
    };
    keywords?: string[];
    blockHeadless?: boolean;
    blockList?: EmailAddress[];
    limitRate?: number;
    privacyPage: PageId;
  };
  analytics?: {
    vitalsEndpoint?: string;
  };
  hosting?: Hosting;
  keywords: Text;
  menus: {
    header: {
      page?: PageId;
      to?: Target;
      section?: SectionId;
      label?: Text;
      button?: boolean;
    }[];
    services: PageId[];
    company: PageId[];
    notFound: PageId[];
  };
  ads: {
    status?: Publication;
    publishAt?: Moment;
    expireAt?: Moment;
    id: AdId;
    category: SectionId;
    title: Text;
    subtitle: Text;
    description: Text;
    gradient: GradientName;
    icon: Icon;
    link: PageId;
    cta: Text;
    price: Text;
    priceLabel?: Text;
    priceNote?: Text;
  }[];
  notFound: {
    name: Text;
    title: Text;
    description: Text;
    heading: Text;
    lead: Text;
  };
  redirects?: Redirect[];
  shared?: {
    [k: string]: Block;
  };
  pages: Page[];
}
export interface SiteLanguage {
  code: LanguageCode;
  name: string;
  label: string;
  locale: string;
  numbers?: '1 234,5 %' | '1 234,5%' | '1,234.5%' | '1.234,5 %' | '1.234,5%';
}
export interface ScriptType {
  titles?: number;
  headingLine?: number;
  bodyLine?: number;
  tracking?: number;
}
export interface Hosting {
  hsts?: {
    maxAge?: number;
    includeSubDomains?: boolean;
  };
  reports?: string;
}
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean;
  status?: Publication;
  publishAt?: Moment;
  expireAt?: Moment;
}

/** Each block type and the shape of its block. */
export interface BlockByType {
  'call-to-action': CallToActionBlock;
  cases: CasesBlock;
  'contact-details': ContactDetailsBlock;
  'contact-form': ContactFormBlock;
  faq: FaqBlock;
  'feature-list': FeatureListBlock;
  hero: HeroBlock;
  'price-plan': PricePlanBlock;
  'promo-carousel': PromoCarouselBlock;
  proof: ProofBlock;
  prose: ProseBlock;
  'service-list': ServiceListBlock;
  'site-map': SiteMapBlock;
  specimen: SpecimenBlock;
  stats: StatsBlock;
  steps: StepsBlock;
  testimonials: TestimonialsBlock;
}
