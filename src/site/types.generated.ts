/* Written from schema/ by `npm run generate`; a check fails when it is stale. Change the schema, not this file. */

export type Text = TextKey | InlineText;
export type TextKey = string;
export type PageId = string;
export type AdId = string;
export type Anchor = string;
export type SectionId = string;
export type Target = string;
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
export type GradientName = string;
export type ColorName = string;
export type ColorValue = string;
export type PhoneNumber = string;
export type EmailAddress = string;
export type Moment = string;
export type Publication = 'published' | 'draft';
export type TimeOfDay = string;
export type Severity = 'error' | 'warning' | 'off';
export type Block =
  | CallToActionBlock
  | CasesBlock
  | ContactDetailsBlock
  | ContactFormBlock
  | FaqBlock
  | FeatureListBlock
  | HeroBlock
  | PromoCarouselBlock
  | ProseBlock
  | ServiceListBlock
  | SiteMapBlock
  | StatsBlock
  | StepsBlock
  | TestimonialsBlock;

export interface InlineText {
  /**
   * The French words. They are also shown, marked as French, where a translation is missing.
   */
  fr: string;
  /**
   * The English words.
   */
  en?: string;
  /**
   * The Arabic words.
   */
  ar?: string;
}
export interface Action {
  /**
   * The words on the button: a verb and its object, such as « Demander un devis ».
   */
  label: Text;
  /**
   * Where the button leads: a page ("contact"), a page and a place on it ("contact#seo"), "phone", "email" or "chat", or an address that starts with https://.
   */
  to: Target;
}
export interface Item {
  /**
   * The name of the item, in a few words.
   */
  title: Text;
  /**
   * One sentence that says what it is.
   */
  text: Text;
}
export interface Picture {
  /**
   * The file, as it lies under public/: "/pictures/souk.png" is public/pictures/souk.png. The build makes small and modern versions of it.
   */
  src: string;
  /**
   * What the picture shows, for people who do not see it.
   */
  alt: Text;
}
/**
 * A block that is declared under "shared", put into its place on a page.
 */
export interface SharedUse {
  /**
   * A block that several pages have in common.
   */
  type: 'shared';
  /**
   * The name of the block under "shared", such as "key-figures".
   */
  block: Anchor;
  /**
   * The block's anchor on this page: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears here, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column on this page: "start" blocks stand beside the "end" blocks that follow them.
   */
  column?: 'start' | 'end';
}
export interface Parts {
  [k: string]: unknown;
}
/**
 * The severity of each rule, by its code. Each rule has a page in docs/rules.
 */
export interface Rules {
  /**
   * The program itself has a mistake. Always an error: it cannot be lowered.
   */
  'CODE-001'?: Severity;
  /**
   * A date names a day that does not exist. Always an error: it cannot be lowered.
   */
  'DATE-001'?: Severity;
  /**
   * Something would be taken away before it is shown. Always an error: it cannot be lowered.
   */
  'DATE-002'?: Severity;
  /**
   * A page that is always needed is a draft or has dates. Always an error: it cannot be lowered.
   */
  'DATE-003'?: Severity;
  /**
   * A menu or the list of ads could become empty. Always an error: it cannot be lowered.
   */
  'DATE-004'?: Severity;
  /**
   * A link to something that is not out now is left out. A warning, unless it is set here.
   */
  'DATE-005'?: Severity;
  /**
   * A field is filled in that the block's variant does not show. A warning, unless it is set here.
   */
  'FIELD-001'?: Severity;
  /**
   * A file cannot be read. Always an error: it cannot be lowered.
   */
  'FILE-001'?: Severity;
  /**
   * A file is not saved as UTF-8. Always an error: it cannot be lowered.
   */
  'FILE-002'?: Severity;
  /**
   * Letters were garbled or lost when a file was saved. Always an error: it cannot be lowered.
   */
  'FILE-003'?: Severity;
  /**
   * A control character stands in a file. Always an error: it cannot be lowered.
   */
  'FILE-004'?: Severity;
  /**
   * A file is not JSON. Always an error: it cannot be lowered.
   */
  'JSON-001'?: Severity;
  /**
   * A field stands twice in one object. Always an error: it cannot be lowered.
   */
  'JSON-002'?: Severity;
  /**
   * Lists and objects lie too deep in each other. Always an error: it cannot be lowered.
   */
  'JSON-003'?: Severity;
  /**
   * A link leads to a page that does not exist. Always an error: it cannot be lowered.
   */
  'LINK-001'?: Severity;
  /**
   * A link leads to a place that its page does not have. Always an error: it cannot be lowered.
   */
  'LINK-002'?: Severity;
  /**
   * A name stands twice, or is taken by the site itself. Always an error: it cannot be lowered.
   */
  'LINK-003'?: Severity;
  /**
   * An entry of the header leads nowhere. Always an error: it cannot be lowered.
   */
  'LINK-004'?: Severity;
  /**
   * A section is named that does not exist. Always an error: it cannot be lowered.
   */
  'LINK-005'?: Severity;
  /**
   * A colour or a gradient is named that does not exist. Always an error: it cannot be lowered.
   */
  'LINK-006'?: Severity;
  /**
   * An ad is named that does not exist. Always an error: it cannot be lowered.
   */
  'LINK-007'?: Severity;
  /**
   * Something published links to a draft. Always an error: it cannot be lowered.
   */
  'LINK-008'?: Severity;
  /**
   * No other page leads to a page. A warning, unless it is set here.
   */
  'LINK-009'?: Severity;
  /**
   * A link leads to the page on which it stands. A warning, unless it is set here.
   */
  'LINK-010'?: Severity;
  /**
   * Two entries of a menu lead to the same page. A warning, unless it is set here.
   */
  'LINK-011'?: Severity;
  /**
   * A published path has neither a page nor a redirect any more. Always an error: it cannot be lowered.
   */
  'PATH-001'?: Severity;
  /**
   * The list of published paths is no such list. Always an error: it cannot be lowered.
   */
  'PATH-002'?: Severity;
  /**
   * A picture is named that does not exist. Always an error: it cannot be lowered.
   */
  'PICTURE-001'?: Severity;
  /**
   * The words for a picture do not say what it shows. A warning, unless it is set here.
   */
  'PICTURE-002'?: Severity;
  /**
   * A picture is heavier than it need be. A warning, unless it is set here.
   */
  'PICTURE-003'?: Severity;
  /**
   * A picture is not what its name ends with. Always an error: it cannot be lowered.
   */
  'PICTURE-004'?: Severity;
  /**
   * A picture is smaller than it is shown. A warning, unless it is set here.
   */
  'PICTURE-005'?: Severity;
  /**
   * A price is one thing in words and another in figures. A warning, unless it is set here.
   */
  'PRICE-001'?: Severity;
  /**
   * An ad names another price than its page. A warning, unless it is set here.
   */
  'PRICE-002'?: Severity;
  /**
   * A redirect leads to a page that does not exist. Always an error: it cannot be lowered.
   */
  'REDIRECT-001'?: Severity;
  /**
   * The start of a redirect is not written as an address. Always an error: it cannot be lowered.
   */
  'REDIRECT-002'?: Severity;
  /**
   * A redirect leads to itself. Always an error: it cannot be lowered.
   */
  'REDIRECT-003'?: Severity;
  /**
   * A redirect leads to where another one starts. Always an error: it cannot be lowered.
   */
  'REDIRECT-004'?: Severity;
  /**
   * A redirect starts where a page stands. Always an error: it cannot be lowered.
   */
  'REDIRECT-005'?: Severity;
  /**
   * Two redirects start at the same address. Always an error: it cannot be lowered.
   */
  'REDIRECT-006'?: Severity;
  /**
   * A rule is set to less than it must be. Always an error: it cannot be lowered.
   */
  'RULE-001'?: Severity;
  /**
   * A schema cannot be used. Always an error: it cannot be lowered.
   */
  'SCHEMA-000'?: Severity;
  /**
   * A field is not known where it stands. Always an error: it cannot be lowered.
   */
  'SCHEMA-001'?: Severity;
  /**
   * A field is missing. Always an error: it cannot be lowered.
   */
  'SCHEMA-002'?: Severity;
  /**
   * A value is none of those that may stand here. Always an error: it cannot be lowered.
   */
  'SCHEMA-003'?: Severity;
  /**
   * A value is of the wrong kind. Always an error: it cannot be lowered.
   */
  'SCHEMA-004'?: Severity;
  /**
   * A value or a name is not written as it must be. Always an error: it cannot be lowered.
   */
  'SCHEMA-005'?: Severity;
  /**
   * A text is too short or too long. Always an error: it cannot be lowered.
   */
  'SCHEMA-006'?: Severity;
  /**
   * Too few or too many stand here, or one stands twice. Always an error: it cannot be lowered.
   */
  'SCHEMA-007'?: Severity;
  /**
   * A number is too small or too large. Always an error: it cannot be lowered.
   */
  'SCHEMA-008'?: Severity;
  /**
   * A value does not fit the schema. Always an error: it cannot be lowered.
   */
  'SCHEMA-009'?: Severity;
  /**
   * Search engines would cut a title or description off, or two pages share it. A warning, unless it is set here.
   */
  'SEARCH-001'?: Severity;
  /**
   * A shared block is used that does not exist. Always an error: it cannot be lowered.
   */
  'SHARED-001'?: Severity;
  /**
   * A shared block is used nowhere. A warning, unless it is set here.
   */
  'SHARED-002'?: Severity;
  /**
   * A shared block is itself the use of one. Always an error: it cannot be lowered.
   */
  'SHARED-003'?: Severity;
  /**
   * A config is written for an older version. A warning, unless it is set here.
   */
  'VERSION-001'?: Severity;
  /**
   * A config is written for a newer version. Always an error: it cannot be lowered.
   */
  'VERSION-002'?: Severity;
  /**
   * Two colours that stand on one another are too much alike. Always an error: it cannot be lowered.
   */
  'THEME-001'?: Severity;
  /**
   * Words are missing that must be there. Always an error: it cannot be lowered.
   */
  'WORDS-001'?: Severity;
  /**
   * Words are missing in a language. A warning, unless it is set here.
   */
  'WORDS-002'?: Severity;
  /**
   * Words stand in a language that nothing can use. Always an error: it cannot be lowered.
   */
  'WORDS-003'?: Severity;
  /**
   * A sign stands in a text that must not. Always an error: it cannot be lowered.
   */
  'WORDS-004'?: Severity;
  /**
   * The words of a language are not written as texts in objects. Always an error: it cannot be lowered.
   */
  'WORDS-005'?: Severity;
  /**
   * Words stand in the locale files that nothing uses. A warning, unless it is set here.
   */
  'WORDS-006'?: Severity;
  /**
   * A translation is the French text itself. A warning, unless it is set here.
   */
  'WORDS-007'?: Severity;
  /**
   * A text in Arabic has no Arabic letter. A warning, unless it is set here.
   */
  'WORDS-008'?: Severity;
  /**
   * What is filled into a text differs between its languages. Always an error: it cannot be lowered.
   */
  'WORDS-009'?: Severity;
  /**
   * A number, a price or an address differs between the languages of a text. A warning, unless it is set here.
   */
  'WORDS-010'?: Severity;
  /**
   * The spaces or the apostrophe of French print are missing. A warning, unless it is set here.
   */
  'WORDS-011'?: Severity;
  /**
   * The French words have changed and their translation has not. A warning, unless it is set here.
   */
  'WORDS-012'?: Severity;
  /**
   * A fact of the company is repeated in words. A warning, unless it is set here.
   */
  'WORDS-013'?: Severity;
  /**
   * Words are unfinished. A warning, unless it is set here.
   */
  'WORDS-014'?: Severity;
}
/**
 * The question at the end of a page and the buttons that answer it.
 */
export interface CallToActionBlock {
  /**
   * The question at the end of a page and the buttons that answer it.
   */
  type: 'call-to-action';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * A question.
   */
  title: Text;
  /**
   * One or two sentences: what to write and what comes back.
   */
  text: Text;
  /**
   * The buttons; the first is the main one.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions: Action[];
}
/**
 * Our work: web projects with a link, or cases told in a few lines.
 */
export interface CasesBlock {
  /**
   * Our work: web projects with a link, or cases told in a few lines.
   */
  type: 'cases';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * How it is laid out.
   */
  variant: 'projects' | 'cards';
  /**
   * The heading.
   */
  title: Text;
  /**
   * One sentence beside the heading.
   */
  lead?: Text;
  /**
   * The projects or cases, in this order.
   *
   * @minItems 1
   */
  items: {
    /**
     * The anchor of the project; unique on the page.
     */
    id: Anchor;
    /**
     * The name of the project or of the case.
     */
    name: Text;
    /**
     * The address of the site, for web projects.
     */
    url?: WebAddress;
    /**
     * The kind of project, or the client's trade and city.
     */
    category: Text;
    /**
     * What was done, in one or two sentences.
     */
    description: Text;
    /**
     * A picture of the project (variant "projects"); without one the build draws a wall in its colours.
     */
    picture?: Picture;
    /**
     * The colours of its picture: the name of a gradient of the theme.
     */
    gradient: GradientName;
    /**
     * The colour of its signs: the name of a colour of the theme.
     */
    color: ColorName;
    /**
     * The sign of the project.
     */
    icon: Icon;
    /**
     * What it is built with, for web projects.
     *
     * @minItems 1
     *
     * Items: A proper name, such as "React".
     */
    technologies?: string[];
    /**
     * The year it went live.
     */
    year?: number;
    /**
     * Marks the project as the one to look at first.
     */
    featured?: boolean;
    /**
     * Up to three figures of the project; their labels come with the site.
     */
    stats: {
      /**
       * Page views a month.
       */
      views?: number;
      /**
       * Users.
       */
      users?: number;
      /**
       * The users' rating, out of 5.
       */
      rating?: number;
      /**
       * Clients or people served.
       */
      clients?: number;
      /**
       * Satisfaction, in per cent.
       */
      satisfaction?: number;
      /**
       * Years of work together.
       */
      years?: number;
      /**
       * Pieces of work carried out.
       */
      projects?: number;
      /**
       * How long it took, in months.
       */
      duration?: number;
    };
    /**
     * True while the project is invented; the production build lists what is left.
     */
    placeholder?: boolean;
  }[];
}
/**
 * Telephone, e-mail, address and opening hours, all from "organization".
 */
export interface ContactDetailsBlock {
  /**
   * Telephone, e-mail, address and opening hours, all from "organization".
   */
  type: 'contact-details';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * A heading that only people who hear the page get.
   */
  title: Text;
}
/**
 * The form: name, e-mail, subject, message.
 */
export interface ContactFormBlock {
  /**
   * The form: name, e-mail, subject, message.
   */
  type: 'contact-form';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading of the form.
   */
  title: Text;
  /**
   * One sentence above the fields.
   */
  lead?: Text;
}
/**
 * Questions and answers; one is open at a time.
 */
export interface FaqBlock {
  /**
   * Questions and answers; one is open at a time.
   */
  type: 'faq';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading; on the page of questions the page's own headline does its work.
   */
  title?: Text;
  /**
   * One sentence beside the heading.
   */
  lead?: Text;
  /**
   * The questions, in this order.
   *
   * @minItems 1
   */
  items: {
    /**
     * The question, as a client asks it.
     */
    question: Text;
    /**
     * The answer, in two to four sentences.
     */
    answer: Text;
  }[];
}
/**
 * Reasons and benefits: one promise on a plate, a statement with reasons, or chapters.
 */
export interface FeatureListBlock {
  /**
   * Reasons and benefits: one promise on a plate, a statement with reasons, or chapters.
   */
  type: 'feature-list';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * How it is laid out.
   */
  variant: 'plate' | 'statement' | 'chapters';
  /**
   * The heading.
   */
  title: Text;
  /**
   * One sentence under the heading (variants "statement" and "chapters").
   */
  lead?: Text;
  /**
   * The first benefit, in large type (variant "plate").
   */
  promise?: Text;
  /**
   * The sentence under the promise (variant "plate").
   */
  promiseText?: Text;
  /**
   * The benefits, reasons or chapters.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: Item[];
}
/**
 * The first thing on a page: its headline (the only h1), a sentence and buttons.
 */
export interface HeroBlock {
  /**
   * The first thing on a page: its headline (the only h1), a sentence and buttons.
   */
  type: 'hero';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * How it is laid out.
   */
  variant: 'home' | 'section' | 'service' | 'header' | 'plain';
  /**
   * A few words above the headline.
   */
  eyebrow?: Text;
  /**
   * The headline of the page: a full sentence, on two or three lines.
   */
  title: Text;
  /**
   * One or two sentences under the headline.
   */
  lead?: Text;
  /**
   * Since when the text holds, such as « En vigueur depuis le 1er mars 2026 » (variant "plain").
   */
  updated?: Text;
  /**
   * The buttons; the first is the main one.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Action[];
  /**
   * The price or the offer on the card beside the plan (variant "service").
   */
  offer?: {
    /**
     * What stands above the price, such as « À partir de ».
     */
    label?: Text;
    /**
     * The price, or the offer in words, such as « 5 000 DH » or « Audit gratuit ».
     */
    value: Text;
    /**
     * What stands under the price, such as « par mois ».
     */
    note?: Text;
    /**
     * The same price in figures, for search engines; visitors see the words above. Leave it out where the offer is no price, such as « Audit gratuit ». For « À partir de 1 500 DH par mois »: { "amount": 1500, "currency": "MAD", "unit": "month", "starting": true }.
     */
    price?: {
      /**
       * The figure alone, such as 5000 for « 5 000 DH ».
       */
      amount: number;
      /**
       * The currency in three letters (ISO 4217), such as "MAD" for dirhams.
       */
      currency: string;
      /**
       * What is paid for each time, such as "month" for « par mois ». Leave it out when the price is paid once.
       */
      unit?: 'hour' | 'day' | 'month' | 'year';
      /**
       * True for a price to start from, such as « À partir de 5 000 DH ».
       */
      starting?: boolean;
    };
    /**
     * The link at the foot of the card.
     */
    action?: Action;
  };
  /**
   * Whether the parts of this page's prose are listed under the sentence as links (variant "plain").
   */
  contents?: boolean;
}
/**
 * The rotating offers: one card at a time, with previous, next, pause and a dot for each.
 */
export interface PromoCarouselBlock {
  /**
   * The rotating offers: one card at a time, with previous, next, pause and a dot for each.
   */
  type: 'promo-carousel';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The name of the carousel for people who hear the page, such as « Nos offres ».
   */
  label: Text;
  /**
   * Which ads turn, in this order. All of them when the list is left out.
   *
   * @minItems 1
   *
   * Items: The id of an ad, such as "ad1".
   */
  ads?: AdId[];
}
/**
 * A long text in parts, such as the privacy policy: headings, paragraphs, lists and links, never markup.
 */
export interface ProseBlock {
  /**
   * A long text in parts, such as the privacy policy: headings, paragraphs, lists and links, never markup.
   */
  type: 'prose';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The parts, in this order.
   *
   * @minItems 1
   */
  parts: {
    /**
     * The anchor of the part; unique on the page.
     */
    id: Anchor;
    /**
     * The heading of the part.
     */
    title: Text;
    /**
     * Paragraphs, lists and links, in this order.
     *
     * @minItems 1
     */
    content: {
      /**
       * A paragraph.
       */
      paragraph?: Text;
      /**
       * A list, one entry a line.
       *
       * @minItems 1
       *
       * Items: One entry of the list.
       */
      list?: Text[];
      /**
       * A link on a line of its own.
       */
      link?: Action;
      /**
       * The legal lines of the organization (ICE, RC, IF, …); the empty ones are left out.
       */
      legal?: true;
    }[];
  }[];
}
/**
 * A list of services: as plates, as an index of pages, or as ruled rows of what one service contains.
 */
export interface ServiceListBlock {
  /**
   * A list of services: as plates, as an index of pages, or as ruled rows of what one service contains.
   */
  type: 'service-list';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * How it is laid out.
   */
  variant: 'plates' | 'index' | 'rows';
  /**
   * The heading of the list.
   */
  title: Text;
  /**
   * One sentence beside the heading.
   */
  lead?: Text;
  /**
   * Lists every service of this page's section by itself (variant "index"): a service that is added appears here.
   */
  from?: 'section';
  /**
   * The items, in this order.
   *
   * @minItems 1
   */
  items?: {
    /**
     * The page the item leads to. Its name and summary are used where the item has no words of its own.
     */
    page?: PageId;
    /**
     * The name of the item.
     */
    title?: Text;
    /**
     * One sentence about it.
     */
    text?: Text;
    /**
     * The words of the link, such as « Voir les services web » (variant "plates").
     */
    action?: Text;
  }[];
}
/**
 * Every page of the site, by section. It needs no list: a page that is added appears here.
 */
export interface SiteMapBlock {
  /**
   * Every page of the site, by section. It needs no list: a page that is added appears here.
   */
  type: 'site-map';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
}
/**
 * Figures in a ruled strip.
 */
export interface StatsBlock {
  /**
   * Figures in a ruled strip.
   */
  type: 'stats';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * A heading that only people who hear the page get, such as « Nos chiffres ».
   */
  title: Text;
  /**
   * The figures, in this order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: {
    /**
     * The number, without its sign, such as 98.
     */
    value: number;
    /**
     * The sign behind the number.
     */
    suffix?: '+' | '%';
    /**
     * What is counted.
     */
    label: Text;
    /**
     * How long the number counts up, in milliseconds; 2000 when left out.
     */
    duration?: number;
  }[];
}
/**
 * How the work goes, step by step.
 */
export interface StepsBlock {
  /**
   * How the work goes, step by step.
   */
  type: 'steps';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading.
   */
  title: Text;
  /**
   * One sentence beside the heading.
   */
  lead?: Text;
  /**
   * The steps, in order.
   *
   * @minItems 2
   * @maxItems 8
   */
  items: Item[];
}
/**
 * What clients say; the first in large type.
 */
export interface TestimonialsBlock {
  /**
   * What clients say; the first in large type.
   */
  type: 'testimonials';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colours the block wears, when it is not the page's.
   */
  section?: SectionId;
  /**
   * Puts the block into a column: "start" blocks stand beside the "end" blocks that follow them. On a narrow screen they stand one under the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading.
   */
  title: Text;
  /**
   * The testimonials, in this order.
   *
   * @minItems 1
   */
  items: {
    /**
     * The client's words, without quotation marks: the site sets them.
     */
    quote: Text;
    /**
     * The person's role, such as « Directrice générale ».
     */
    role: Text;
    /**
     * The kind of company and its city; no name that a client has not allowed.
     */
    company: Text;
    /**
     * True while the testimonial is invented; the production build lists what is left.
     */
    placeholder?: boolean;
  }[];
}
export interface FieldLength {
  /**
   * The fewest characters.
   */
  minimum?: number;
  /**
   * The most characters.
   */
  maximum?: number;
}
export interface Role {
  /**
   * The colour in light mode.
   */
  light: ColorName;
  /**
   * The colour in dark mode.
   */
  dark: ColorName;
}
/**
 * A page, in all its languages.
 */
export interface Page {
  /**
   * The name of the page in this file; links use it, and it never changes even when the address does.
   */
  id: PageId;
  /**
   * Its address, without the language: /en and /ar are put before it.
   */
  path: string;
  /**
   * What kind of page it is.
   */
  kind: 'home' | 'section' | 'service' | 'works' | 'about' | 'contact' | 'questions' | 'page';
  /**
   * The section it belongs to, if any.
   */
  section?: SectionId;
  /**
   * Its short name, in menus and breadcrumbs.
   */
  name: Text;
  /**
   * One sentence, in menus and lists.
   */
  summary?: Text;
  /**
   * The title in the tab and in search results; the brand is added. At most 60 characters with it.
   */
  title: Text;
  /**
   * What search results show under the title: 70 to 160 characters.
   */
  description: Text;
  /**
   * Key words, separated by commas; the site's when left out.
   */
  keywords?: Text;
  /**
   * The picture shown where the page is shared, a file under public/ of 1200 × 630 pixels, such as "/pictures/seo.png"; drawn by the build when left out.
   */
  ogImage?: string;
  /**
   * The type for sharing; "website" when left out.
   */
  ogType?: 'website' | 'article';
  /**
   * "draft" while the page is being written: "npm run dev" shows it, no build has it. Left out, it is published.
   */
  status?: Publication;
  /**
   * From when on the builds have the page, such as "2026-12-01T08:00:00+01:00". The site is to be built again then.
   */
  publishAt?: Moment;
  /**
   * From when on the builds no longer have the page, such as "2027-01-01T00:00:00+01:00". The site is to be built again then.
   */
  expireAt?: Moment;
  /**
   * The blocks, in this order; the first one holds the headline.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * The whole site: who the company is, how it looks, its menus, its ads and its pages.
 */
export interface SiteConfig {
  /**
   * The schema this file follows; an editor reads it to complete and check what you type.
   */
  $schema?: string;
  /**
   * The version of this file's shape. An older file is brought up to date by "npm run migrate".
   */
  configVersion: 2;
  /**
   * The address of the site in production, without a slash at its end.
   */
  url: string;
  /**
   * How severe each rule of "npm run validate" is, by its code: a warning can be made an error or turned off. See docs/rules.
   */
  rules?: Rules;
  /**
   * Words that stay the same in every language, such as « SEO » or the name of a product: no translation of them is missed.
   *
   * Items: A word or a few, as they are written; capitals do not count.
   */
  terms?: string[];
  /**
   * The company. Every page, the footer, the form and the search engines read it from here.
   */
  organization: {
    /**
     * True while the company is invented; the production build says so.
     */
    placeholder?: boolean;
    /**
     * The brand, as it is written.
     */
    name: string;
    /**
     * The company's name in law.
     */
    legalName?: string;
    /**
     * What the company does, in one sentence; the footer shows it.
     */
    description: Text;
    /**
     * The telephone, with its country; it is shown in groups of digits.
     */
    phone: PhoneNumber;
    /**
     * The number of the messaging app.
     */
    chatNumber: PhoneNumber;
    /**
     * The first words of a chat, filled in for the visitor.
     */
    chatGreeting: Text;
    /**
     * The address shown on the site.
     */
    email: EmailAddress;
    /**
     * Who receives the messages of the form.
     *
     * @minItems 1
     *
     * Items: An address.
     */
    recipients: EmailAddress[];
    /**
     * Where the company sits.
     */
    address: {
      /**
       * Street and number.
       */
      street: Text;
      /**
       * The city.
       */
      locality: Text;
      /**
       * The postal code.
       */
      postalCode?: string;
      /**
       * The country in two letters.
       */
      country: string;
      /**
       * The country, in words.
       */
      countryName: Text;
      /**
       * Degrees north.
       */
      latitude: number;
      /**
       * Degrees east.
       */
      longitude: number;
    };
    /**
     * When the company answers.
     */
    hours: {
      /**
       * The days, in order.
       *
       * @minItems 1
       *
       * Items: A day of the week.
       */
      days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
      /**
       * The time it opens.
       */
      opens: TimeOfDay;
      /**
       * The time it closes.
       */
      closes: TimeOfDay;
      /**
       * The time zone, such as "Africa/Casablanca".
       */
      timeZone: string;
      /**
       * The hours, in words.
       */
      text: Text;
    };
    /**
     * How expensive it is, for search engines.
     */
    priceRange: '$' | '$$' | '$$$' | '$$$$';
    /**
     * Where the company works.
     *
     * @minItems 1
     *
     * Items: A country or a continent.
     */
    areaServed: Text[];
    /**
     * The social networks in the footer.
     *
     * @minItems 0
     *
     * Items: A social network.
     */
    social: {
      /**
       * The network.
       */
      network: 'linkedin' | 'facebook' | 'instagram' | 'youtube' | 'x';
      /**
       * The address of the company's page there.
       */
      url: WebAddress;
    }[];
    /**
     * The lines of the legal notice; an empty one is not shown.
     */
    legal: {
      /**
       * The form of the company, such as « SARL ».
       */
      form?: Text;
      /**
       * The capital.
       */
      capital?: string;
      /**
       * The ICE number.
       */
      ice?: string;
      /**
       * The number in the commercial register.
       */
      rc?: string;
      /**
       * The tax number (IF).
       */
      if?: string;
      /**
       * The CNSS number.
       */
      cnss?: string;
      /**
       * The number of the business tax.
       */
      patente?: string;
      /**
       * The CNDP receipt.
       */
      cndp?: string;
      /**
       * Who answers for what is published.
       */
      publisher?: string;
      /**
       * The host of the site: name and address.
       */
      host?: string;
    };
  };
  /**
   * The look: colours by name, what each is used for, and the colours and the angle of each section.
   */
  theme: {
    /**
     * The colours, each with a name. More may be added; those the code takes by their name are required.
     */
    colors: {
      /**
       * The dark ground: the wall of the home page, and text on light buttons in dark mode. The code takes it by this name: change its value, never its name.
       */
      nuit: ColorValue;
      /**
       * The ink of the drawings. The code takes it by this name: change its value, never its name.
       */
      encre: ColorValue;
      /**
       * The lime of the drawings: the light ground, and the lines on a dark one. The code takes it by this name: change its value, never its name.
       */
      chaux: ColorValue;
      /**
       * The construction lines on a dark ground. The code takes it by this name: change its value, never its name.
       */
      menthe: ColorValue;
      /**
       * Saffron tiles. The code takes it by this name: change its value, never its name.
       */
      safran: ColorValue;
      /**
       * White tiles, and the ring of the pointer. The code takes it by this name: change its value, never its name.
       */
      blanc: ColorValue;
      /**
       * Green tiles. The code takes it by this name: change its value, never its name.
       */
      email: ColorValue;
      /**
       * Blue tiles. The code takes it by this name: change its value, never its name.
       */
      cobalt: ColorValue;
      /**
       * Brick-red tiles. The code takes it by this name: change its value, never its name.
       */
      brique: ColorValue;
      /**
       * The grout between the tiles, on a light ground. The code takes it by this name: change its value, never its name.
       */
      platre: ColorValue;
      /**
       * The construction lines on a light ground. The code takes it by this name: change its value, never its name.
       */
      ardoise: ColorValue;
      /**
       * Dark pieces of the wall of the home page. The code takes it by this name: change its value, never its name.
       */
      'carte-nuit': ColorValue;
      /**
       * Dark pieces between the tiles. The code takes it by this name: change its value, never its name.
       */
      'alternance-nuit': ColorValue;
      /**
       * The darkest pieces between the tiles. The code takes it by this name: change its value, never its name.
       */
      'bande-nuit': ColorValue;
      /**
       * The colour.
       */
      [k: string]: ColorValue;
    };
    /**
     * Pairs of colours, each pair with a name; ads and projects wear them.
     */
    gradients: {
      /**
       * Two names of colours.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: The name of a colour above.
       */
      [k: string]: ColorName[];
    };
    /**
     * What the colours are used for, in light and in dark.
     */
    roles: {
      /**
       * The ground of the page.
       */
      page: Role;
      /**
       * Cards, sheets and fields.
       */
      card: Role;
      /**
       * Alternate bands.
       */
      alt: Role;
      /**
       * Text.
       */
      text: Role;
      /**
       * Secondary text.
       */
      muted: Role;
      /**
       * Hairlines.
       */
      line: Role;
      /**
       * Strong rules.
       */
      rule: Role;
      /**
       * The border of a field.
       */
      border: Role;
      /**
       * Errors.
       */
      error: Role;
      /**
       * The dark band and the footer.
       */
      band: Role;
      /**
       * Text on the dark band.
       */
      bandText: Role;
      /**
       * Secondary text on the dark band.
       */
      bandMuted: Role;
      /**
       * Hairlines on the dark band.
       */
      bandLine: Role;
    };
    /**
     * The sections, by name: each has its colours, its angle and its sign. "default" serves the pages outside the sections.
     */
    sections: {
      /**
       * A section.
       */
      [k: string]: {
        /**
         * The first page of the section.
         */
        page?: PageId;
        /**
         * The contact angle of its pattern, in degrees.
         */
        angle: number;
        /**
         * Its small sign.
         */
        sign: 'star' | 'octagon' | 'arch' | 'merlon';
        /**
         * The glaze: large surfaces, in light and in dark.
         */
        plate: ColorName;
        /**
         * Text on the glaze.
         */
        onPlate: ColorName;
        /**
         * Secondary text on the glaze.
         */
        onPlateMuted: ColorName;
        /**
         * Buttons, in light.
         */
        fill: ColorName;
        /**
         * Text on buttons, in light.
         */
        onFill: ColorName;
        /**
         * Links, in light.
         */
        accent: ColorName;
        /**
         * The section's light: on the dark band, and links and buttons in dark mode.
         */
        light: ColorName;
      };
    };
  };
  /**
   * The numbers of the movements; each has the specification's value when left out.
   */
  effects?: {
    /**
     * How long the loading overlay covers a change of page, in milliseconds.
     */
    overlay?: number;
    /**
     * The points that drift over the wall of the home page.
     */
    particles?: {
      /**
       * How many there are; 0 for none.
       */
      count?: number;
      /**
       * Under how many pixels two of them are joined.
       */
      distance?: number;
    };
    /**
     * What rises into place when it comes into view.
     */
    reveal?: {
      /**
       * How much of it must be in view, from 0 to 1.
       */
      visible?: number;
      /**
       * How long it takes, in milliseconds.
       */
      duration?: number;
    };
    /**
     * The words above the home page's headline.
     */
    typewriter?: {
      /**
       * Milliseconds a letter.
       */
      character?: number;
      /**
       * Milliseconds before it begins again.
       */
      pause?: number;
    };
    /**
     * Figures that count up; each may have a duration of its own in its block.
     */
    counter?: {
      /**
       * How much of it must be in view, from 0 to 1.
       */
      visible?: number;
      /**
       * How long it takes, in milliseconds.
       */
      duration?: number;
    };
    /**
     * Cards that lean towards the mouse.
     */
    tilt?: {
      /**
       * How far, in degrees.
       */
      angle?: number;
      /**
       * How much nearer they come; 1 is not at all.
       */
      scale?: number;
    };
    /**
     * The octagon that grows over a pressed button.
     */
    ripple?: {
      /**
       * After how many milliseconds it is gone.
       */
      duration?: number;
    };
  };
  /**
   * How long the site waits.
   */
  loading?: {
    /**
     * After how many milliseconds a wait for a page ends with an ordinary page load.
     */
    timeout?: number;
  };
  /**
   * The rotating offers.
   */
  carousel?: {
    /**
     * Milliseconds from one ad to the next.
     */
    interval?: number;
    /**
     * Milliseconds of a change.
     */
    transition?: number;
    /**
     * How far the card leans towards the mouse, in degrees.
     */
    tilt?: number;
  };
  /**
   * The rules of the form.
   */
  contact: {
    /**
     * Milliseconds that must pass between the opening of the page and a submit.
     */
    minimumFillTime?: number;
    /**
     * How many submits are allowed in the window.
     */
    attempts?: number;
    /**
     * The window of the attempts, in milliseconds.
     */
    window?: number;
    /**
     * How long the form is blocked after too many attempts, in milliseconds.
     */
    blockedFor?: number;
    /**
     * How many characters of each field are sent.
     */
    sentLength?: number;
    /**
     * After how many milliseconds a send counts as failed.
     */
    timeout?: number;
    /**
     * How long a toast stays, in milliseconds.
     */
    toastDuration?: number;
    /**
     * How many characters a field may have, spaces around them not counted. The texts frame.contact.errors.name, .subject and .message name these numbers.
     */
    lengths?: {
      /**
       * 2 to 100 when it is left out.
       */
      name?: FieldLength;
      /**
       * 0 to 100 when it is left out; an address must look like one as well.
       */
      email?: FieldLength;
      /**
       * 3 to 200 when it is left out.
       */
      subject?: FieldLength;
      /**
       * 10 to 5000 when it is left out.
       */
      message?: FieldLength;
    };
    /**
     * Words of spam: a message that holds one is refused. Write them plainly, in small letters; plurals, spaced-out letters and figures in place of letters are found by themselves.
     *
     * Items: A word or a few, for example « buy now ».
     */
    keywords?: string[];
    /**
     * Whether the mail service refuses browsers without a window.
     */
    blockHeadless?: boolean;
    /**
     * Addresses from which the mail service takes no message.
     *
     * Items: An address.
     */
    blockList?: EmailAddress[];
    /**
     * Milliseconds that the mail service's own program waits between two messages of one visitor; 0 for no waiting.
     */
    limitRate?: number;
    /**
     * The page of the privacy policy, linked beside the button.
     */
    privacyPage: PageId;
  };
  /**
   * Measurements; none when left empty.
   */
  analytics?: {
    /**
     * Where web-vitals reports are sent; empty for nowhere.
     */
    vitalsEndpoint?: string;
  };
  /**
   * The key words of pages that name none of their own.
   */
  keywords: Text;
  /**
   * What stands in the header and in the footer.
   */
  menus: {
    /**
     * The entries of the header, in this order.
     *
     * @minItems 1
     *
     * Items: An entry: a page, or a section that opens.
     */
    header: {
      /**
       * The page it leads to.
       */
      page?: PageId;
      /**
       * The section whose pages it opens.
       */
      section?: SectionId;
      /**
       * Its words, when they are not the page's name.
       */
      label?: Text;
      /**
       * Shows the entry as a button.
       */
      button?: boolean;
    }[];
    /**
     * The services in the footer.
     *
     * @minItems 1
     *
     * Items: A page.
     */
    services: PageId[];
    /**
     * The quick links in the footer.
     *
     * @minItems 1
     *
     * Items: A page.
     */
    company: PageId[];
    /**
     * The pages offered where there is none.
     *
     * @minItems 1
     *
     * Items: A page.
     */
    notFound: PageId[];
  };
  /**
   * The ads; the carousel of the home page turns them.
   *
   * @minItems 1
   *
   * Items: An ad of the carousel.
   */
  ads: {
    /**
     * "draft" while the ad is being written: "npm run dev" shows it, no build has it. Left out, it is published.
     */
    status?: Publication;
    /**
     * From when on the builds have the ad, such as "2026-12-01T08:00:00+01:00". The site is to be built again then.
     */
    publishAt?: Moment;
    /**
     * From when on the builds no longer have the ad, such as "2027-01-01T00:00:00+01:00". The site is to be built again then.
     */
    expireAt?: Moment;
    /**
     * Its name: "ad" and a number.
     */
    id: AdId;
    /**
     * The section it belongs to: its colour and its name.
     */
    category: SectionId;
    /**
     * The headline.
     */
    title: Text;
    /**
     * The line above the headline's sentence.
     */
    subtitle: Text;
    /**
     * One or two sentences.
     */
    description: Text;
    /**
     * The name of a gradient of the theme.
     */
    gradient: GradientName;
    /**
     * Its sign.
     */
    icon: Icon;
    /**
     * The service it leads to.
     */
    link: PageId;
    /**
     * The words of the button.
     */
    cta: Text;
    /**
     * The price or the offer, such as « 5 000 DH » or « Audit gratuit ».
     */
    price: Text;
    /**
     * What stands above the price, such as « À partir de ».
     */
    priceLabel?: Text;
    /**
     * What stands behind the price, such as « par mois ».
     */
    priceNote?: Text;
  }[];
  /**
   * The page shown where there is none.
   */
  notFound: {
    /**
     * Its name.
     */
    name: Text;
    /**
     * The title in the tab.
     */
    title: Text;
    /**
     * Its description.
     */
    description: Text;
    /**
     * Its headline.
     */
    heading: Text;
    /**
     * What to do.
     */
    lead: Text;
  };
  /**
   * Addresses that pages once had, and where they lead now. Each holds in all three languages: what is written for "/x" also counts for /en/x and /ar/x.
   */
  redirects?: Redirect[];
  /**
   * Blocks that several pages have in common, each under a name: written once here, used on a page by { "type": "shared", "block": "key-figures" }.
   */
  shared?: {
    [k: string]: Block;
  };
  /**
   * The pages. Their order is the order of the menus and of the petals.
   *
   * @minItems 1
   */
  pages: Page[];
}
/**
 * An old address and the page that has taken its place.
 */
export interface Redirect {
  /**
   * The old address without its language, such as "/offres/site-web" or "/contact.php".
   */
  from: string;
  /**
   * The page that stands for it now, by its name ("seo"), or a place on it ("contact#seo").
   */
  to: string;
  /**
   * Whether search engines may forget the old address (301 or 308); false for one that will come back (302 or 307). Left out, it is true.
   */
  permanent?: boolean;
  /**
   * "draft" while it waits for something: no build has the redirect. Left out, it is published.
   */
  status?: Publication;
  /**
   * From when on the builds have the redirect, such as "2026-12-01T08:00:00+01:00". The site is to be built again then.
   */
  publishAt?: Moment;
  /**
   * From when on the builds no longer have the redirect, such as "2027-01-01T00:00:00+01:00". The site is to be built again then.
   */
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
  'promo-carousel': PromoCarouselBlock;
  prose: ProseBlock;
  'service-list': ServiceListBlock;
  'site-map': SiteMapBlock;
  stats: StatsBlock;
  steps: StepsBlock;
  testimonials: TestimonialsBlock;
}
