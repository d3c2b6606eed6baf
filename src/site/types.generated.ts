/* Written from schema/ by `npm run generate`; a check fails when it is stale. Change the schema, not this file. */

export type Anchor = string;
export type SectionId = string;
export type Text = Words | InlineText;
export type Words = string;
export type PageId = string;
export type AdId = string;
export type Target = string;
export type CaseTarget = string;
export type WebAddress = string;
export type Trade =
  'fruit' | 'hotel' | 'mechanics' | 'packaging' | 'rugs' | 'software' | 'spices' | 'transport' | 'wood';
export type Icon = 'star' | 'octagon' | 'arch' | 'merlon';
export type DrawingName =
  | 'arcade'
  | 'bank'
  | 'channels'
  | 'contract'
  | 'dashboard'
  | 'facade'
  | 'handshake'
  | 'house-counting'
  | 'house-riad'
  | 'house-shop'
  | 'house-site'
  | 'ledger'
  | 'money-bag'
  | 'morocco'
  | 'office'
  | 'org-chart'
  | 'parcel'
  | 'pay-calendar'
  | 'payslip'
  | 'phone'
  | 'rampart'
  | 'screen-app'
  | 'screen-shop'
  | 'screen-workshop'
  | 'search'
  | 'seats'
  | 'shop';
export type PairName = 'accounts' | 'hiring' | 'land' | 'office-floor' | 'payroll' | 'workshop';
export type GradientName = string;
export type ColorName = string;
export type ColorValue = string;
export type PhoneNumber = string;
export type EmailAddress = string;
export type Publication = 'published' | 'draft';
export type TimeOfDay = string;
export type LanguageCode = string;
export type OnlyError = 'error';
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
  | DoorsBlock
  | FaqBlock
  | FeatureListBlock
  | HeroBlock
  | PricePlanBlock
  | PricingBlock
  | PromoCarouselBlock
  | ProofBlock
  | ProseBlock
  | ServiceListBlock
  | SiteMapBlock
  | SpecimenBlock
  | StatsBlock
  | StepsBlock
  | TestimonialsBlock
  | TimelineBlock;
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export interface BlockFields {
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
}
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
  quote: Text;
  name?: Text;
  role: Text;
  company: Text;
  trade?: Trade;
  case?: CaseTarget;
  placeholder?: boolean;
}
export interface Picture {
  src: string;
  alt: Text;
}
export interface Parts {
  [k: string]: unknown;
}
export interface Rules {
  'BLOCK-001'?: OnlyError;
  'BLOCK-002'?: Severity;
  'CODE-001'?: OnlyError;
  'DATA-001'?: Severity;
  'DATA-002'?: Severity;
  'DATA-004'?: Severity;
  'DATA-013'?: OnlyError;
  'DATE-003'?: OnlyError;
  'DATE-005'?: Severity;
  'FIELD-001'?: Severity;
  'FILE-001'?: OnlyError;
  'FILE-002'?: OnlyError;
  'FILE-004'?: OnlyError;
  'FILE-005'?: Severity;
  'JSON-001'?: OnlyError;
  'JSON-002'?: OnlyError;
  'LINK-001'?: OnlyError;
  'LINK-002'?: OnlyError;
  'LINK-003'?: OnlyError;
  'LINK-004'?: OnlyError;
  'LINK-009'?: Severity;
  'LINK-013'?: Severity;
  'PATH-001'?: OnlyError;
  'PATH-003'?: OnlyError;
  'PICTURE-001'?: OnlyError;
  'PICTURE-002'?: Severity;
  'PICTURE-003'?: Severity;
  'REDIRECT-002'?: OnlyError;
  'SCHEMA-000'?: OnlyError;
  'SCHEMA-001'?: OnlyError;
  'SCHEMA-002'?: OnlyError;
  'SCHEMA-003'?: OnlyError;
  'SCHEMA-004'?: OnlyError;
  'SCHEMA-005'?: OnlyError;
  'SCHEMA-007'?: OnlyError;
  'SEARCH-001'?: Severity;
  'SITE-001'?: Severity;
  'THEME-001'?: OnlyError;
  'THEME-002'?: OnlyError;
  'WORDS-001'?: OnlyError;
  'WORDS-002'?: Severity;
  'WORDS-004'?: OnlyError;
  'WORDS-005'?: OnlyError;
  'WORDS-006'?: Severity;
  'WORDS-009'?: OnlyError;
  'WORDS-010'?: Severity;
  'WORDS-011'?: Severity;
  'WORDS-012'?: Severity;
  'WORDS-013'?: Severity;
  'WORDS-014'?: Severity;
  'WORDS-017'?: Severity;
  'WORDS-021'?: Severity;
  'WORDS-022'?: OnlyError;
  'WORDS-024'?: OnlyError;
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
    service?: PageId;
    url?: WebAddress;
    category: Text;
    description: Text;
    picture?: Picture;
    drawing?: DrawingName;
    pair?: PairName;
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
    result?: {
      from?: number;
      value: number;
      label: Text;
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
  subjects?: {
    id: Anchor;
    text: Text;
  }[];
  nextSteps?: Text[];
  actions?: Action[];
}
export interface DoorsBlock {
  type: 'doors';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  items: {
    to: Target;
    title: Text;
    text: Text;
    value: Text;
    drawing?: DrawingName;
  }[];
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
  map?: DrawingName;
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
  variant: 'home' | 'section' | 'price' | 'dossier' | 'object' | 'header' | 'plain';
  eyebrow?: Text;
  title: Text;
  lead?: Text;
  updated?: Text;
  actions?: Action[];
  offer?: {
    label?: Text;
    value: Text;
    unit?: Text;
    note?: Text;
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
    page: PageId;
    price?: Text;
    unit?: Text;
    text: Text;
  }[];
  note?: Text;
}
export interface PricingBlock {
  type: 'pricing';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  levels: {
    value: Text;
    title: Text;
  }[];
  note: Text;
  included: {
    title: Text;
    text?: Text;
  }[];
  excluded: {
    title: Text;
    items: Text[];
  };
  example: {
    document: Text;
    rows: {
      label: Text;
      text: Text;
      highlighted?: boolean;
    }[];
    note: Text;
  };
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
  cases: CaseTarget[];
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
  variant: 'street' | 'index';
  title: Text;
  lead?: Text;
  from?: 'section';
  items?: {
    page?: PageId;
    title?: Text;
    text?: Text;
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
  form?: 'slip' | 'screen' | 'report';
  document: Text;
  headings: Text[];
  rows: {
    label: Text;
    texts?: Text[];
    numbers?: number[];
    total?: boolean;
    note?: Text;
    noteText?: Text;
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
export interface TimelineBlock {
  type: 'timeline';
  id?: Anchor;
  section?: SectionId;
  column?: 'start' | 'end';
  title: Text;
  lead?: Text;
  items: {
    when: Text;
    title: Text;
    text: Text;
    documents?: Text[];
    who: Text;
    where?: Text;
    signed?: boolean;
  }[];
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
  drawing?: DrawingName;
  summary?: Text;
  title: Text;
  description: Text;
  keywords?: Text;
  ogImage?: string;
  ogType?: 'website' | 'article';
  status?: Publication;
  blocks: Block[];
}
export interface SiteConfig {
  $schema: string;
  url: string;
  rules?: Rules;
  terms?: string[];
  languages: SiteLanguage[];
  organization: {
    placeholder?: boolean;
    name: string;
    legalName?: string;
    type?:
      | 'LocalBusiness'
      | 'AccountingService'
      | 'Attorney'
      | 'AutoDealer'
      | 'AutoRental'
      | 'AutoRepair'
      | 'AutoWash'
      | 'Bakery'
      | 'BarOrPub'
      | 'BeautySalon'
      | 'BedAndBreakfast'
      | 'BikeStore'
      | 'BookStore'
      | 'CafeOrCoffeeShop'
      | 'Campground'
      | 'ChildCare'
      | 'ClothingStore'
      | 'ComputerStore'
      | 'ConvenienceStore'
      | 'DaySpa'
      | 'Dentist'
      | 'DryCleaningOrLaundry'
      | 'Electrician'
      | 'ElectronicsStore'
      | 'EmploymentAgency'
      | 'ExerciseGym'
      | 'FinancialService'
      | 'Florist'
      | 'FurnitureStore'
      | 'GeneralContractor'
      | 'GroceryStore'
      | 'HairSalon'
      | 'HardwareStore'
      | 'HomeGoodsStore'
      | 'Hotel'
      | 'HousePainter'
      | 'HVACBusiness'
      | 'IceCreamShop'
      | 'InsuranceAgency'
      | 'JewelryStore'
      | 'LegalService'
      | 'Locksmith'
      | 'MedicalClinic'
      | 'MovingCompany'
      | 'NailSalon'
      | 'Notary'
      | 'Optician'
      | 'PetStore'
      | 'Pharmacy'
      | 'Physician'
      | 'Plumber'
      | 'RealEstateAgent'
      | 'Restaurant'
      | 'ShoeStore'
      | 'SportsClub'
      | 'Store'
      | 'TravelAgency';
    description: Text;
    phone: PhoneNumber;
    chatNumber?: PhoneNumber;
    chatGreeting?: Text;
    email: EmailAddress;
    recipients: EmailAddress[];
    address: {
      street: Text;
      locality: Text;
      postalCode?: string;
      country: string;
      countryName: Text;
      latitude?: number;
      longitude?: number;
    };
    hours?: OpeningHours;
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
  values?: {
    [k: string]: {
      amount: number;
      upTo?: number;
      currency: 'MAD' | 'EUR' | 'USD' | 'GBP';
      per?: 'hour' | 'day' | 'month' | 'year';
      starting?: boolean;
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
        sign: Icon;
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
      loop?: boolean;
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
      hidden?: boolean;
    }[];
    services: PageId[];
    company: PageId[];
    notFound: PageId[];
  };
  ads: {
    status?: Publication;
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
  pages: Page[];
}
export interface SiteLanguage {
  code: LanguageCode;
  name: string;
  label: string;
  locale: string;
  numbers?: '1 234,5 %' | '1 234,5%' | '1,234.5%' | '1.234,5 %' | '1.234,5%';
}
export interface OpeningHours {
  timeZone: string;
  periods: {
    days: Weekday[];
    opens: TimeOfDay;
    closes: TimeOfDay;
  }[];
  text?: Text;
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
}
export interface Blocks {
  [k: string]: unknown;
}

/** Each block type and the shape of its block. */
export interface BlockByType {
  'call-to-action': CallToActionBlock;
  cases: CasesBlock;
  'contact-details': ContactDetailsBlock;
  'contact-form': ContactFormBlock;
  doors: DoorsBlock;
  faq: FaqBlock;
  'feature-list': FeatureListBlock;
  hero: HeroBlock;
  'price-plan': PricePlanBlock;
  pricing: PricingBlock;
  'promo-carousel': PromoCarouselBlock;
  proof: ProofBlock;
  prose: ProseBlock;
  'service-list': ServiceListBlock;
  'site-map': SiteMapBlock;
  specimen: SpecimenBlock;
  stats: StatsBlock;
  steps: StepsBlock;
  testimonials: TestimonialsBlock;
  timeline: TimelineBlock;
}
