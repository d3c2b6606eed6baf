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
/**
 * @minItems 2
 * @maxItems 2
 *
 * Items: A size in pixels.
 */
export type FluidSize = number[];
/**
 * @minItems 2
 * @maxItems 2
 *
 * Items: A size in pixels.
 */
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
  /**
   * The text in this language. The text in the first language of the site is also shown, marked as such, where a translation is missing.
   */
  [k: string]: string;
}
export interface Action {
  /**
   * The text on the button: a verb and its object, such as « Demander un devis ».
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
export interface Testimonial {
  /**
   * The testimonial's anchor on its page; a "proof" repeats the testimonial by this name.
   */
  id?: Anchor;
  /**
   * What the client says, without quotation marks: the site adds them.
   */
  quote: Text;
  /**
   * The person's role, such as « Directrice générale ».
   */
  role: Text;
  /**
   * The kind of company and its city; no name without the client's permission.
   */
  company: Text;
  /**
   * True while the testimonial is fictitious; the production build lists those that remain.
   */
  placeholder?: boolean;
}
export interface Picture {
  /**
   * The file, by its path under public/: "/pictures/souk.png" is public/pictures/souk.png. The build makes smaller versions of it, in modern formats.
   */
  src: string;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: Text;
}
export interface Parts {
  [k: string]: unknown;
}
/**
 * The severity of each rule, by its code. docs/rules.md describes the rules.
 */
export interface Rules {
  /**
   * The first block of a page is not a hero, or another block is one.
   */
  'BLOCK-001'?: Severity;
  /**
   * A page has the same block twice, or a list the same entry.
   */
  'BLOCK-002'?: Severity;
  /**
   * The program itself has an error.
   */
  'CODE-001'?: Severity;
  /**
   * A phone number has too many or too few digits.
   */
  'DATA-001'?: Severity;
  /**
   * An e-mail address is probably misspelt.
   */
  'DATA-002'?: Severity;
  /**
   * A recipient of the form is listed twice.
   */
  'DATA-003'?: Severity;
  /**
   * The company closes before it opens, or its time zone does not exist.
   */
  'DATA-004'?: Severity;
  /**
   * Two numbers are swapped: a latitude and a longitude, or the two values of a size.
   */
  'DATA-005'?: Severity;
  /**
   * An address leads to another social network.
   */
  'DATA-006'?: Severity;
  /**
   * A project has a year in the future.
   */
  'DATA-007'?: Severity;
  /**
   * The company number (ICE) does not have 15 digits.
   */
  'DATA-008'?: Severity;
  /**
   * A word that marks spam is a word of the site itself.
   */
  'DATA-009'?: Severity;
  /**
   * A page asks the same question twice.
   */
  'DATA-010'?: Severity;
  /**
   * The address of a page does not follow its section.
   */
  'DATA-011'?: Severity;
  /**
   * The kind of a page does not fit its address or its blocks.
   */
  'DATA-012'?: Severity;
  /**
   * A date names a day that does not exist.
   */
  'DATE-001'?: Severity;
  /**
   * Something expires before it is published.
   */
  'DATE-002'?: Severity;
  /**
   * A page that the site always needs is a draft or has dates.
   */
  'DATE-003'?: Severity;
  /**
   * A menu or the list of ads may become empty.
   */
  'DATE-004'?: Severity;
  /**
   * A link to unpublished content is omitted.
   */
  'DATE-005'?: Severity;
  /**
   * An ad or a page has expired.
   */
  'DATE-006'?: Severity;
  /**
   * A block has a field that its variant does not show.
   */
  'FIELD-001'?: Severity;
  /**
   * A file cannot be read.
   */
  'FILE-001'?: Severity;
  /**
   * A file is not saved as UTF-8.
   */
  'FILE-002'?: Severity;
  /**
   * Letters were garbled or lost when a file was saved.
   */
  'FILE-003'?: Severity;
  /**
   * A file contains a control character.
   */
  'FILE-004'?: Severity;
  /**
   * A file is not JSON.
   */
  'JSON-001'?: Severity;
  /**
   * An object has a field twice.
   */
  'JSON-002'?: Severity;
  /**
   * Lists and objects are nested too deeply.
   */
  'JSON-003'?: Severity;
  /**
   * A command would lose something when it rewrites a file.
   */
  'JSON-004'?: Severity;
  /**
   * A link leads to a page that does not exist.
   */
  'LINK-001'?: Severity;
  /**
   * A link leads to an anchor that its page does not have.
   */
  'LINK-002'?: Severity;
  /**
   * Two pages, ads or anchors have the same name.
   */
  'LINK-003'?: Severity;
  /**
   * An entry of the header leads nowhere.
   */
  'LINK-004'?: Severity;
  /**
   * A section that does not exist is named.
   */
  'LINK-005'?: Severity;
  /**
   * A color or a gradient that does not exist is named.
   */
  'LINK-006'?: Severity;
  /**
   * An ad that does not exist is named.
   */
  'LINK-007'?: Severity;
  /**
   * Published content links to a draft.
   */
  'LINK-008'?: Severity;
  /**
   * No path of links leads from the home page to a page.
   */
  'LINK-009'?: Severity;
  /**
   * A link leads to the page it is on.
   */
  'LINK-010'?: Severity;
  /**
   * Two entries of a menu lead to the same page.
   */
  'LINK-011'?: Severity;
  /**
   * A page, an address or an anchor has a name that the site itself uses.
   */
  'LINK-012'?: Severity;
  /**
   * A link repeats an address of the site or of the company.
   */
  'LINK-013'?: Severity;
  /**
   * No page shows the ads.
   */
  'LINK-014'?: Severity;
  /**
   * A published address has neither a page nor a redirect any more.
   */
  'PATH-001'?: Severity;
  /**
   * The list of published addresses cannot be read.
   */
  'PATH-002'?: Severity;
  /**
   * No page has the address "/".
   */
  'PATH-003'?: Severity;
  /**
   * The file of a picture does not exist.
   */
  'PICTURE-001'?: Severity;
  /**
   * The alt text of a picture does not describe it.
   */
  'PICTURE-002'?: Severity;
  /**
   * A picture is larger than necessary.
   */
  'PICTURE-003'?: Severity;
  /**
   * The extension of a picture does not match its format.
   */
  'PICTURE-004'?: Severity;
  /**
   * A picture is smaller than it is shown.
   */
  'PICTURE-005'?: Severity;
  /**
   * The price in the structured data is not the visible price.
   */
  'PRICE-001'?: Severity;
  /**
   * An ad has another price than its page.
   */
  'PRICE-002'?: Severity;
  /**
   * A redirect leads to a page that does not exist.
   */
  'REDIRECT-001'?: Severity;
  /**
   * The source of a redirect is not an address of this site.
   */
  'REDIRECT-002'?: Severity;
  /**
   * A redirect leads to itself.
   */
  'REDIRECT-003'?: Severity;
  /**
   * A redirect leads to the address where another one starts.
   */
  'REDIRECT-004'?: Severity;
  /**
   * A redirect starts at the address of a page.
   */
  'REDIRECT-005'?: Severity;
  /**
   * Two redirects start at the same address.
   */
  'REDIRECT-006'?: Severity;
  /**
   * The severity of a rule is too low.
   */
  'RULE-001'?: Severity;
  /**
   * A schema cannot be used.
   */
  'SCHEMA-000'?: Severity;
  /**
   * A field is unknown at its place.
   */
  'SCHEMA-001'?: Severity;
  /**
   * A field is missing.
   */
  'SCHEMA-002'?: Severity;
  /**
   * A value is not one of those allowed.
   */
  'SCHEMA-003'?: Severity;
  /**
   * A value is of the wrong type.
   */
  'SCHEMA-004'?: Severity;
  /**
   * A value or a name is not in the right form.
   */
  'SCHEMA-005'?: Severity;
  /**
   * A text is too short or too long.
   */
  'SCHEMA-006'?: Severity;
  /**
   * A list has too few, too many or equal entries.
   */
  'SCHEMA-007'?: Severity;
  /**
   * A number is too small or too large.
   */
  'SCHEMA-008'?: Severity;
  /**
   * A value does not match the schema.
   */
  'SCHEMA-009'?: Severity;
  /**
   * A part is in the list of another kind: a page among blocks, for example.
   */
  'SCHEMA-010'?: Severity;
  /**
   * A title or description is too short or too long for search engines, or two pages share it.
   */
  'SEARCH-001'?: Severity;
  /**
   * The site has no lock file or no schema, or a real address and invented content.
   */
  'SITE-001'?: Severity;
  /**
   * The contrast of two colors is too low.
   */
  'THEME-001'?: Severity;
  /**
   * A font is not installed, or has no letters of its script.
   */
  'THEME-002'?: Severity;
  /**
   * A config is written for an older version.
   */
  'VERSION-001'?: Severity;
  /**
   * A config is written for a newer version.
   */
  'VERSION-002'?: Severity;
  /**
   * A text that the site shows is missing in French.
   */
  'WORDS-001'?: Severity;
  /**
   * A text is missing in a language.
   */
  'WORDS-002'?: Severity;
  /**
   * A translation has a key that French lacks.
   */
  'WORDS-003'?: Severity;
  /**
   * A text has markup or another character that is not allowed in it.
   */
  'WORDS-004'?: Severity;
  /**
   * A locale file has a value that is not a text.
   */
  'WORDS-005'?: Severity;
  /**
   * The locale files have a text that nothing uses.
   */
  'WORDS-006'?: Severity;
  /**
   * A translation is the French text itself.
   */
  'WORDS-007'?: Severity;
  /**
   * An Arabic text has no Arabic letter, or Latin punctuation.
   */
  'WORDS-008'?: Severity;
  /**
   * A translation has other placeholders than the French text.
   */
  'WORDS-009'?: Severity;
  /**
   * A number, a price or an address differs between the languages of a text.
   */
  'WORDS-010'?: Severity;
  /**
   * A French text has the wrong spaces or apostrophes.
   */
  'WORDS-011'?: Severity;
  /**
   * The French text has changed and its translation has not.
   */
  'WORDS-012'?: Severity;
  /**
   * A text repeats a contact detail of the company, or the address of a page.
   */
  'WORDS-013'?: Severity;
  /**
   * A text is unfinished.
   */
  'WORDS-014'?: Severity;
  /**
   * A text has letters of another alphabet.
   */
  'WORDS-015'?: Severity;
  /**
   * A text is much longer than its place on the page.
   */
  'WORDS-016'?: Severity;
  /**
   * A text has an invisible character.
   */
  'WORDS-017'?: Severity;
  /**
   * A word is doubled in a text.
   */
  'WORDS-018'?: Severity;
  /**
   * A text is enclosed in quotation marks, has a single one, or straight ones in French.
   */
  'WORDS-019'?: Severity;
  /**
   * Two locale files are exchanged.
   */
  'WORDS-020'?: Severity;
  /**
   * A French text is in English, or an English one in French.
   */
  'WORDS-021'?: Severity;
  /**
   * A text with a number lacks a plural form of its language.
   */
  'WORDS-022'?: Severity;
  /**
   * A published page has a text to rewrite.
   */
  'WORDS-024'?: Severity;
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
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * A question.
   */
  title: Text;
  /**
   * One or two sentences: what to write and what reply to expect.
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
 * Our work: web projects with a link, or cases described in a few lines.
 */
export interface CasesBlock {
  /**
   * Our work: web projects with a link, or cases described in a few lines.
   */
  type: 'cases';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The layout.
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
     * The name of the project or case.
     */
    name: Text;
    /**
     * The address of the site, for web projects.
     */
    url?: WebAddress;
    /**
     * The kind of project, or the client's business and city.
     */
    category: Text;
    /**
     * What was done, in one or two sentences.
     */
    description: Text;
    /**
     * A picture of the project (variant "projects"); if there is none, the build draws a screen in its colors, by its icon.
     */
    picture?: Picture;
    /**
     * The drawing on the card (variant "cards"); if there is none, the card has the drawing of its section.
     */
    drawing?: DrawingName;
    /**
     * The colors of its picture: the name of a gradient from the theme.
     */
    gradient: GradientName;
    /**
     * The color of some tiles in its picture: the name of a color from the theme.
     */
    color: ColorName;
    /**
     * The icon of the project.
     */
    icon: Icon;
    /**
     * The technologies it is built with, for web projects.
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
     * Up to three figures about the project; the site provides their labels.
     */
    stats: {
      /**
       * Page views per month.
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
       * Satisfaction, as a percentage.
       */
      satisfaction?: number;
      /**
       * Years of work together.
       */
      years?: number;
      /**
       * Projects completed.
       */
      projects?: number;
      /**
       * How long it took, in months.
       */
      duration?: number;
    };
    /**
     * True while the project is fictitious; the production build lists those that remain.
     */
    placeholder?: boolean;
  }[];
}
/**
 * Phone, email, address and opening hours, all from "organization".
 */
export interface ContactDetailsBlock {
  /**
   * Phone, email, address and opening hours, all from "organization".
   */
  type: 'contact-details';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * A heading only for people who listen to the page.
   */
  title: Text;
  /**
   * A sentence under the list.
   */
  lead?: Text;
}
/**
 * The form: name, email, subject, message.
 */
export interface ContactFormBlock {
  /**
   * The form: name, email, subject, message.
   */
  type: 'contact-form';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
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
  /**
   * What happens after a message was sent, step by step; the confirmation lists it.
   *
   * @minItems 1
   * @maxItems 4
   */
  nextSteps?: Text[];
  /**
   * The buttons of the confirmation: the pages that a visitor may read next.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: Action[];
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
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading; on the FAQ page, the page's own headline takes its place.
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
     * The question, as a client would ask it.
     */
    question: Text;
    /**
     * The answer, in two to four sentences.
     */
    answer: Text;
    /**
     * A link under the answer.
     */
    action?: Action;
  }[];
  /**
   * A button under the questions.
   */
  action?: Action;
}
/**
 * Reasons and benefits: one promise on a panel, a statement with reasons, or chapters.
 */
export interface FeatureListBlock {
  /**
   * Reasons and benefits: one promise on a panel, a statement with reasons, or chapters.
   */
  type: 'feature-list';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The layout.
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
  /**
   * The cities of work, drawn as tiles where they lie (variant "chapters"); the first is the company's own, drawn as a star.
   *
   * @minItems 2
   * @maxItems 20
   */
  places?: {
    /**
     * The name of the city.
     */
    name: Text;
    /**
     * Latitude, in degrees north.
     */
    latitude: number;
    /**
     * Longitude, in degrees east.
     */
    longitude: number;
  }[];
  /**
   * The people whom a client meets (variant "chapters").
   *
   * @minItems 1
   * @maxItems 8
   */
  people?: {
    /**
     * The person's name.
     */
    name: Text;
    /**
     * What the person does for a client.
     */
    role: Text;
    /**
     * The section the person works for; without one, the colors are those of the page.
     */
    section?: SectionId;
    /**
     * A portrait. Without one, the drawing of the person's section stands in its place.
     */
    picture?: Picture;
    /**
     * True while the person is fictitious; the production build lists those that remain.
     */
    placeholder?: boolean;
  }[];
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
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The layout.
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
   * The date since which the text has applied, such as « En vigueur depuis le 1er mars 2026 » (variant "plain").
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
     * The text above the price, such as « À partir de ».
     */
    label?: Text;
    /**
     * The price, or the offer as text, such as « 5 000 DH » or « Audit gratuit ».
     */
    value: Text;
    /**
     * The text under the price, such as « par mois ».
     */
    note?: Text;
    /**
     * The same price in figures, for search engines; visitors see the text above. Leave it out if the offer is not a price, such as « Audit gratuit ». For « À partir de 1 500 DH par mois »: { "amount": 1500, "currency": "MAD", "unit": "month", "starting": true }.
     */
    price?: {
      /**
       * The number alone, such as 5000 for « 5 000 DH ».
       */
      amount: number;
      /**
       * The currency, as a three-letter code (ISO 4217), such as "MAD" for dirhams.
       */
      currency: string;
      /**
       * The period covered by each payment, such as "month" for « par mois ». Leave it out if the price is paid once.
       */
      unit?: 'hour' | 'day' | 'month' | 'year';
      /**
       * True for a starting price, such as « À partir de 5 000 DH ».
       */
      starting?: boolean;
    };
    /**
     * The link at the bottom of the card.
     */
    action?: Action;
  };
  /**
   * What a visitor asks first, in a few words each: the time, what to bring, what is not included (variant "service").
   *
   * @minItems 2
   * @maxItems 4
   */
  facts?: Item[];
  /**
   * A wide picture under the headline (variant "header").
   */
  picture?: Picture;
  /**
   * Whether the parts of this page's "prose" block are listed as links under the sentence (variant "plain").
   */
  contents?: boolean;
}
/**
 * The prices of the ads in one ruled table: the offer, its price and what moves it.
 */
export interface PricePlanBlock {
  /**
   * The prices of the ads in one ruled table: the offer, its price and what moves it.
   */
  type: 'price-plan';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
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
   * The rows of the table, in this order.
   *
   * @minItems 1
   */
  items: {
    /**
     * The ad whose price the row shows; the row leads to the page of the ad.
     */
    ad: AdId;
    /**
     * What moves the price, in a few words.
     */
    text: Text;
  }[];
  /**
   * One sentence under the table, such as what a quote contains.
   */
  note?: Text;
}
/**
 * The rotating offers: one card at a time, with previous, next and pause buttons and a dot for each offer.
 */
export interface PromoCarouselBlock {
  /**
   * The rotating offers: one card at a time, with previous, next and pause buttons and a dot for each offer.
   */
  type: 'promo-carousel';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The name of the carousel for people who listen to the page, such as « Nos offres ».
   */
  label: Text;
  /**
   * Which ads are shown, in this order. All of them if the list is left out.
   *
   * @minItems 1
   *
   * Items: The id of an ad, such as "ad1".
   */
  ads?: AdId[];
}
/**
 * What a client says, one figure of a case with a link to it, and, on a service page, the two neighboring services.
 */
export interface ProofBlock {
  /**
   * What a client says, one figure of a case with a link to it, and, on a service page, the two neighboring services.
   */
  type: 'proof';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The testimonial to repeat: the page that has it and its id there, such as "our-work#bakery". Its words stay in one place.
   */
  testimonial?: TestimonialTarget;
  /**
   * A testimonial of its own, instead of the repeated one.
   */
  quote?: Testimonial;
  /**
   * The cases. One is shown beside the quote, several as strips under it.
   *
   * @minItems 1
   * @maxItems 4
   */
  cases: {
    /**
     * The case: the page that has it and its id there. Its name and figures come from there.
     */
    to: CaseTarget;
    /**
     * Which figure of the case to show; the first one if left out.
     */
    figure?: FigureName;
  }[];
  /**
   * Links under the cases.
   *
   * @minItems 1
   * @maxItems 3
   */
  links?: Action[];
}
/**
 * A long text divided into parts, such as the privacy policy: headings, paragraphs, lists and links, never markup.
 */
export interface ProseBlock {
  /**
   * A long text divided into parts, such as the privacy policy: headings, paragraphs, lists and links, never markup.
   */
  type: 'prose';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
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
       * A list, one entry per line.
       *
       * @minItems 1
       *
       * Items: An entry in the list.
       */
      list?: Text[];
      /**
       * A link on its own line.
       */
      link?: Action;
      /**
       * The legal details (name, address, ICE, RC, IF, …); empty ones are left out.
       */
      legal?: true | 'company' | 'host';
    }[];
  }[];
}
/**
 * A list of services: as panels, as an index of pages, or as what one service contains, drawn in one of six ways.
 */
export interface ServiceListBlock {
  /**
   * A list of services: as panels, as an index of pages, or as what one service contains, drawn in one of six ways.
   */
  type: 'service-list';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The layout.
   */
  variant: 'plates' | 'index' | 'rows' | 'ledger' | 'comparison' | 'checklist' | 'rooms' | 'funnel';
  /**
   * The heading of the list.
   */
  title: Text;
  /**
   * One sentence beside the heading.
   */
  lead?: Text;
  /**
   * The drawing beside the list (not for the variants "plates" and "index").
   */
  drawing?: DrawingName;
  /**
   * The heading above the texts `before` (variants "ledger", "comparison" and "checklist").
   */
  before?: Text;
  /**
   * The heading above the other texts (variants "ledger", "comparison" and "checklist").
   */
  after?: Text;
  /**
   * Lists every service in this page's section automatically (variant "index"): a service you add appears here.
   */
  from?: 'section';
  /**
   * The items, in this order.
   *
   * @minItems 1
   */
  items?: {
    /**
     * The page the item leads to. Its name and summary are used where the item has no text of its own.
     */
    page?: PageId;
    /**
     * The name of the item.
     */
    title?: Text;
    /**
     * One sentence about the item.
     */
    text?: Text;
    /**
     * The text of the link, such as « Voir les services web » (variant "plates").
     */
    action?: Text;
    /**
     * What there is before the service: what the client hands over or brings, or how things are today (variants "ledger", "comparison" and "checklist").
     */
    before?: Text;
  }[];
}
/**
 * Every page of the site, by section. It needs no list: a page you add appears here.
 */
export interface SiteMapBlock {
  /**
   * Every page of the site, by section. It needs no list: a page you add appears here.
   */
  type: 'site-map';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
}
/**
 * A sample document, marked as such: a small table whose rows have numbered notes beside it.
 */
export interface SpecimenBlock {
  /**
   * A sample document, marked as such: a small table whose rows have numbered notes beside it.
   */
  type: 'specimen';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * The heading.
   */
  title: Text;
  /**
   * One sentence under the heading.
   */
  lead?: Text;
  /**
   * The title on the document.
   */
  document: Text;
  /**
   * The headings of the columns: of the labels, then of the texts, then of the numbers.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: The heading of a column.
   */
  headings: Text[];
  /**
   * The rows of the document, with invented data.
   *
   * @minItems 2
   * @maxItems 8
   */
  rows: {
    /**
     * The name of the row.
     */
    label: Text;
    /**
     * The texts of the row, one for each column.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: A text.
     */
    texts?: Text[];
    /**
     * The numbers of the row, after its texts; each language writes them in its way.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: A number.
     */
    numbers?: number[];
    /**
     * Sets the row apart, as a total or a result.
     */
    total?: boolean;
    /**
     * What the row says, in one or two sentences; the site numbers the notes.
     */
    note?: Text;
  }[];
}
/**
 * Figures in a strip between two lines.
 */
export interface StatsBlock {
  /**
   * Figures in a strip between two lines.
   */
  type: 'stats';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
   */
  column?: 'start' | 'end';
  /**
   * A heading only for people who listen to the page, such as « Nos chiffres ».
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
     * The number, without its symbol, such as 98.
     */
    value: number;
    /**
     * The symbol after the number.
     */
    suffix?: '+' | '%';
    /**
     * What is counted.
     */
    label: Text;
    /**
     * How long the number counts up, in milliseconds; 2000 if left out.
     */
    duration?: number;
  }[];
}
/**
 * How the work proceeds, step by step.
 */
export interface StepsBlock {
  /**
   * How the work proceeds, step by step.
   */
  type: 'steps';
  /**
   * The block's anchor: /page#anchor leads to it. It must be unique on its page.
   */
  id?: Anchor;
  /**
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
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
   * The section whose colors the block uses, if it is not the page's own section.
   */
  section?: SectionId;
  /**
   * Puts the block in a column: "start" blocks appear beside the "end" blocks that follow them. On a narrow screen, they appear one below the other.
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
  items: Testimonial[];
}
export interface Blocks {
  [k: string]: unknown;
}
export interface FieldLength {
  /**
   * The minimum number of characters.
   */
  minimum?: number;
  /**
   * The maximum number of characters.
   */
  maximum?: number;
}
export interface FontFamilies {
  /**
   * The font of titles.
   */
  display: FontName;
  /**
   * The font of all other text.
   */
  body: FontName;
}
export interface Role {
  /**
   * The color in light mode.
   */
  light: ColorName;
  /**
   * The color in dark mode.
   */
  dark: ColorName;
}
/**
 * A page, in all its languages.
 */
export interface Page {
  /**
   * The name of the page in this file; links use it, and it never changes, even when the address does.
   */
  id: PageId;
  /**
   * Its address, without the language: the code of the language, such as /en, is added in front of it. One address for all languages, or one for each, such as { "fr": "/consulting/recrutement", "en": "/consulting/recruitment" }; a language without one has that of the first language.
   */
  path:
    | string
    | {
        /**
         * The address in this language, without its code. The address in the first language, with the code in front of it, then leads to this one.
         */
        [k: string]: Address;
      };
  /**
   * The kind of page.
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
   * The title in the browser tab and in search results; the brand name is added. At most 60 characters, including the brand name.
   */
  title: Text;
  /**
   * What search results show under the title: 70 to 160 characters.
   */
  description: Text;
  /**
   * Keywords, separated by commas; the site's keywords if left out.
   */
  keywords?: Text;
  /**
   * The picture shown when the page is shared, a file under public/ of 1200 × 630 pixels, such as "/pictures/seo.png"; if left out, the build draws one.
   */
  ogImage?: string;
  /**
   * The type used when the page is shared; "website" if left out.
   */
  ogType?: 'website' | 'article';
  /**
   * "draft" while the page is being written: "npm run dev" shows it, no build includes it. If left out, it is published.
   */
  status?: Publication;
  /**
   * The date from which builds include the page, such as "2026-12-01T08:00:00+01:00". The site must be rebuilt at that time.
   */
  publishAt?: Moment;
  /**
   * The date from which builds no longer include the page, such as "2027-01-01T00:00:00+01:00". The site must be rebuilt at that time.
   */
  expireAt?: Moment;
  /**
   * The blocks, in this order; the first one contains the headline.
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
   * The schema this file follows; the editor uses it to complete and check what you type.
   */
  $schema?: string;
  /**
   * The version of this file's format. An older file is updated by "npm run migrate".
   */
  configVersion: 3;
  /**
   * The address of the site in production, without a trailing slash.
   */
  url: string;
  /**
   * The severity of each rule of "npm run validate", by its code: a warning can be made an error or turned off. See docs/rules.
   */
  rules?: Rules;
  /**
   * Terms that stay the same in every language, such as « SEO » or a product name: they are never reported as untranslated.
   *
   * Items: One or more words, as they are written; capitalization does not matter.
   */
  terms?: string[];
  /**
   * The languages of the site. This file is written in the first one; the translations into each of the others are in its file, such as locales/en.json.
   *
   * @minItems 1
   */
  languages: SiteLanguage[];
  /**
   * The company. Every page, the footer, the form and search engines take its details from here.
   */
  organization: {
    /**
     * True while the company is fictitious; the production build says so.
     */
    placeholder?: boolean;
    /**
     * The brand name, as it is written.
     */
    name: string;
    /**
     * The company's legal name.
     */
    legalName?: string;
    /**
     * The kind of business, for search engines: a subtype of LocalBusiness on schema.org.
     */
    type?: string;
    /**
     * What the company does, in one sentence; the footer shows it.
     */
    description: Text;
    /**
     * The phone number, with its country code; it is shown in groups of digits.
     */
    phone: PhoneNumber;
    /**
     * The number for the messaging app.
     */
    chatNumber: PhoneNumber;
    /**
     * The opening text of a chat, filled in for the visitor.
     */
    chatGreeting: Text;
    /**
     * The email address shown on the site.
     */
    email: EmailAddress;
    /**
     * Who receives the messages sent through the form.
     *
     * @minItems 1
     *
     * Items: An email address.
     */
    recipients: EmailAddress[];
    /**
     * Where the company is located.
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
       * The country, as a two-letter code.
       */
      country: string;
      /**
       * The country, written out.
       */
      countryName: Text;
      /**
       * Latitude, in degrees north.
       */
      latitude: number;
      /**
       * Longitude, in degrees east.
       */
      longitude: number;
    };
    /**
     * When the company can be reached.
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
       * The opening time.
       */
      opens: TimeOfDay;
      /**
       * The closing time.
       */
      closes: TimeOfDay;
      /**
       * The time zone, such as "Africa/Casablanca".
       */
      timeZone: string;
      /**
       * The opening hours, as text.
       */
      text: Text;
    };
    /**
     * The price level, for search engines.
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
       * The address of the company's page on that network.
       */
      url: WebAddress;
    }[];
    /**
     * The lines of the legal notice; an empty line is not shown.
     */
    legal: {
      /**
       * The legal form of the company, such as « SARL ».
       */
      form?: Text;
      /**
       * The share capital.
       */
      capital?: string;
      /**
       * The ICE number.
       */
      ice?: string;
      /**
       * The commercial register number.
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
       * The business tax number.
       */
      patente?: string;
      /**
       * The CNDP receipt.
       */
      cndp?: string;
      /**
       * Other registration numbers, such as a SIRET.
       *
       * Items: A registration number.
       */
      numbers?: {
        /**
         * Its name, such as « SIRET ».
         */
        name: Text;
        /**
         * The number, as it is written.
         */
        number: string;
      }[];
      /**
       * The person responsible for what is published.
       */
      publisher?: string;
      /**
       * The hosting provider of the site: name and address.
       */
      host?: Text;
    };
  };
  /**
   * The look: colors by name, what each is used for, the fonts, and the colors and angle of each section.
   */
  theme: {
    /**
     * The colors, each with a name of your choice; the other fields refer to them by it.
     */
    colors: {
      /**
       * The color.
       */
      [k: string]: ColorValue;
    };
    /**
     * Pairs of colors, each with a name; ads and projects use them.
     */
    gradients: {
      /**
       * Two color names.
       *
       * @minItems 2
       * @maxItems 2
       *
       * Items: The name of a color defined above.
       */
      [k: string]: ColorName[];
    };
    /**
     * What the colors are used for, in light and dark mode.
     */
    roles: {
      /**
       * The page background.
       */
      page: Role;
      /**
       * Cards, sheets and fields.
       */
      card: Role;
      /**
       * Alternating bands.
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
       * Thin lines.
       */
      line: Role;
      /**
       * Heavy lines.
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
       * Thin lines on the dark band.
       */
      bandLine: Role;
      /**
       * Marks in the drawings, and the focus frame on dark backgrounds.
       */
      highlight: Role;
      /**
       * Links under the pointer, and the signs, on the dark band.
       */
      bandAccent: Role;
      /**
       * The background of notifications and of the chat button.
       */
      notice: Role;
      /**
       * Text on a notification.
       */
      noticeText: Role;
      /**
       * The sign of a notification that something has worked.
       */
      noticeSuccess: Role;
      /**
       * The sign of a notification that something has failed.
       */
      noticeError: Role;
    };
    /**
     * The colors of the tilings: on the home page, behind the calls to action, in the share pictures.
     */
    tiling: {
      /**
       * The background; that of the home page is dark in both modes.
       */
      ground: Role;
      /**
       * The construction lines, and the dots that drift over them.
       */
      line: Role;
      /**
       * The colors of the tiles; the first one is the most frequent.
       *
       * @minItems 1
       *
       * Items: The name of a color defined above.
       */
      tiles: ColorName[];
    };
    /**
     * The fonts of each script of the languages, such as arabic or cyrillic, and always of latin: every page has Latin words and digits.
     */
    fonts: {
      /**
       * The fonts of Latin letters.
       */
      latin: FontFamilies;
      /**
       * The fonts of the letters of one script.
       */
      [k: string]: FontFamilies;
    };
    /**
     * The sizes of the text and the height of its lines. A field that is missing keeps its default.
     */
    type?: {
      /**
       * The sizes in pixels, each on a screen of 320 pixels and on one of 1440; it grows evenly in between.
       */
      sizes?: {
        /**
         * The title of a section's page; by default as large as that of every other page.
         */
        hero?: FluidSize;
        /**
         * The title of every other page.
         */
        h1?: FluidSize;
        /**
         * The title of a page in a column: contact, questions, legal texts.
         */
        h1Narrow?: FluidSize;
        /**
         * A statement that stands alone.
         */
        statement?: FluidSize;
        /**
         * The title of a block.
         */
        h2?: FluidSize;
        /**
         * The title of a block in a narrow column, and a quotation.
         */
        h2Narrow?: FluidSize;
        /**
         * A title within a block.
         */
        h3?: FluidSize;
        /**
         * A name in a list or a menu, and a price in an ad.
         */
        name?: TextSize;
        /**
         * A question and a reason.
         */
        h4?: TextSize;
        /**
         * The sentence below a title.
         */
        lead?: TextSize;
        /**
         * All other text.
         */
        body?: TextSize;
        /**
         * A button and an entry of the header.
         */
        label?: TextSize;
        /**
         * Notes, dates and labels.
         */
        small?: TextSize;
        /**
         * A figure.
         */
        figure?: FluidSize;
      };
      /**
       * The height of a line of a large title, as a multiple of its size.
       */
      headingLine?: number;
      /**
       * The height of a line of text, as a multiple of its size.
       */
      bodyLine?: number;
      /**
       * The space added between the letters of a title, as a multiple of its size.
       */
      tracking?: number;
      /**
       * What differs for a script that is not Latin, such as arabic.
       */
      scripts?: {
        [k: string]: ScriptType;
      };
    };
    /**
     * The space around and between the blocks, in pixels. A field that is missing keeps its default.
     */
    space?: {
      /**
       * The space above and below a block.
       */
      section?: FluidSize;
      /**
       * The space beside the content.
       */
      gutter?: FluidSize;
      /**
       * The space between the title of a block and its content.
       */
      header?: FluidSize;
      /**
       * The space inside a plate or a sheet.
       */
      card?: FluidSize;
      /**
       * The width of the content with its gutters.
       */
      width?: number;
    };
    /**
     * The sections, by name: each has its colors, its angle and its icon. "default" applies to pages that belong to no section.
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
         * Its small icon; that of "default" is also the mark of the company, in the header and in the browser's tab.
         */
        sign: 'star' | 'octagon' | 'arch' | 'merlon';
        /**
         * The glaze: large surfaces, in light and dark mode.
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
         * Buttons, in light mode.
         */
        fill: ColorName;
        /**
         * Text on buttons, in light mode.
         */
        onFill: ColorName;
        /**
         * Links, in light mode.
         */
        accent: ColorName;
        /**
         * The section's light color: on the dark band, and for links and buttons in dark mode.
         */
        light: ColorName;
      };
    };
  };
  /**
   * The settings of the animations; each takes the specification's value if left out.
   */
  effects?: {
    /**
     * How long the loading overlay covers a page change, in milliseconds.
     */
    overlay?: number;
    /**
     * The dots that drift over the wall on the home page.
     */
    particles?: {
      /**
       * How many there are; 0 for none.
       */
      count?: number;
      /**
       * The distance, in pixels, below which two dots are joined.
       */
      distance?: number;
    };
    /**
     * Elements that rise into place when they come into view.
     */
    reveal?: {
      /**
       * How much of the element must be in view, from 0 to 1.
       */
      visible?: number;
      /**
       * How long it takes, in milliseconds.
       */
      duration?: number;
    };
    /**
     * The text above the home page's headline.
     */
    typewriter?: {
      /**
       * Milliseconds per letter.
       */
      character?: number;
      /**
       * Milliseconds before it starts again.
       */
      pause?: number;
    };
    /**
     * Figures that count up; each can have its own duration in its block.
     */
    counter?: {
      /**
       * How much of the element must be in view, from 0 to 1.
       */
      visible?: number;
      /**
       * How long it takes, in milliseconds.
       */
      duration?: number;
    };
    /**
     * Cards that tilt toward the mouse.
     */
    tilt?: {
      /**
       * How far they tilt, in degrees.
       */
      angle?: number;
      /**
       * How much larger they become; 1 means no change.
       */
      scale?: number;
    };
    /**
     * The octagon that expands over a pressed button.
     */
    ripple?: {
      /**
       * After how many milliseconds it disappears.
       */
      duration?: number;
    };
  };
  /**
   * How long the site waits.
   */
  loading?: {
    /**
     * How many milliseconds to wait for a page before falling back to an ordinary page load.
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
     * How many milliseconds a change takes.
     */
    transition?: number;
    /**
     * How far the card tilts toward the mouse, in degrees.
     */
    tilt?: number;
  };
  /**
   * The rules of the form.
   */
  contact: {
    /**
     * Milliseconds that must pass between opening the page and submitting the form.
     */
    minimumFillTime?: number;
    /**
     * How many submissions are allowed within the time window.
     */
    attempts?: number;
    /**
     * The time window for attempts, in milliseconds.
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
     * After how many milliseconds a submission counts as failed.
     */
    timeout?: number;
    /**
     * How long a notification stays on screen, in milliseconds.
     */
    toastDuration?: number;
    /**
     * How many characters a field may have, not counting spaces at the start and end. The texts frame.contact.errors.name, .subject and .message mention these numbers.
     */
    lengths?: {
      /**
       * The length of the name.
       */
      name?: FieldLength;
      /**
       * The length of the email address; the value must also look like one.
       */
      email?: FieldLength;
      /**
       * The length of the subject.
       */
      subject?: FieldLength;
      /**
       * The length of the message.
       */
      message?: FieldLength;
    };
    /**
     * Spam terms: a message that contains one is rejected. Write them plainly, in lowercase; plurals, spaced-out letters and digits used in place of letters are detected automatically.
     *
     * Items: One or more words, for example « buy now ».
     */
    keywords?: string[];
    /**
     * Whether the email service rejects browsers that run without a window.
     */
    blockHeadless?: boolean;
    /**
     * Email addresses from which the email service accepts no messages.
     *
     * Items: An email address.
     */
    blockList?: EmailAddress[];
    /**
     * Milliseconds that the email service's own program waits between two messages from the same visitor; 0 for no wait.
     */
    limitRate?: number;
    /**
     * The privacy policy page, linked beside the button.
     */
    privacyPage: PageId;
  };
  /**
   * Measurements; none are taken if left empty.
   */
  analytics?: {
    /**
     * Where web-vitals reports are sent; leave empty to send none.
     */
    vitalsEndpoint?: string;
  };
  hosting?: Hosting;
  /**
   * The keywords of pages that have none of their own.
   */
  keywords: Text;
  /**
   * What the header and the footer contain.
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
       * A place on a page to lead to instead, such as "faq#prices"; the entry then needs a label.
       */
      to?: Target;
      /**
       * The section whose pages it opens.
       */
      section?: SectionId;
      /**
       * Its text, if it differs from the page's name.
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
     * The pages suggested when an address leads to no page.
     *
     * @minItems 1
     *
     * Items: A page.
     */
    notFound: PageId[];
  };
  /**
   * The ads; the home page carousel rotates through them.
   *
   * Items: An ad of the carousel.
   */
  ads: {
    /**
     * "draft" while the ad is being written: "npm run dev" shows it, no build includes it. If left out, it is published.
     */
    status?: Publication;
    /**
     * The date from which builds include the ad, such as "2026-12-01T08:00:00+01:00". The site must be rebuilt at that time.
     */
    publishAt?: Moment;
    /**
     * The date from which builds no longer include the ad, such as "2027-01-01T00:00:00+01:00". The site must be rebuilt at that time.
     */
    expireAt?: Moment;
    /**
     * Its name, which the carousels use.
     */
    id: AdId;
    /**
     * The section it belongs to, which gives its color and its name.
     */
    category: SectionId;
    /**
     * The headline.
     */
    title: Text;
    /**
     * The line between the headline and the sentence.
     */
    subtitle: Text;
    /**
     * One or two sentences.
     */
    description: Text;
    /**
     * The name of a gradient from the theme.
     */
    gradient: GradientName;
    /**
     * Its icon.
     */
    icon: Icon;
    /**
     * The service it leads to.
     */
    link: PageId;
    /**
     * The text of the button.
     */
    cta: Text;
    /**
     * The price or the offer, such as « 5 000 DH » or « Audit gratuit ».
     */
    price: Text;
    /**
     * The text above the price, such as « À partir de ».
     */
    priceLabel?: Text;
    /**
     * The text after the price, such as « par mois ».
     */
    priceNote?: Text;
  }[];
  /**
   * The page shown when an address leads to no page.
   */
  notFound: {
    /**
     * Its name.
     */
    name: Text;
    /**
     * The title in the browser tab.
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
     * What the visitor can do.
     */
    lead: Text;
  };
  /**
   * Addresses that pages used to have, and where they lead now. What is written for "/x" also applies to /en/x and /ar/x; what is written for "/en/x" applies in English only.
   */
  redirects?: Redirect[];
  /**
   * The pages. Their order is the order of the menus and of the petals.
   *
   * @minItems 1
   */
  pages: Page[];
}
/**
 * A language of the site.
 */
export interface SiteLanguage {
  /**
   * Its code (ISO 639). The addresses of every language but the first one start with it.
   */
  code: LanguageCode;
  /**
   * Its name, in the language itself.
   */
  name: string;
  /**
   * Its short name on the switch of the languages.
   */
  label: string;
  /**
   * The language and the country it is written for, for social networks.
   */
  locale: string;
  /**
   * How it writes numbers, by an example: the character between thousands, the decimal mark, and whether a space stands before %. Without it: 1 234,5 %.
   */
  numbers?: '1 234,5 %' | '1 234,5%' | '1,234.5%' | '1.234,5 %' | '1.234,5%';
}
/**
 * What differs for one script.
 */
export interface ScriptType {
  /**
   * The size of its large titles, as a multiple of the Latin size.
   */
  titles?: number;
  /**
   * The height of a line of a large title, as a multiple of its size.
   */
  headingLine?: number;
  /**
   * The height of a line of text, as a multiple of its size.
   */
  bodyLine?: number;
  /**
   * The space added between the letters of a title, as a multiple of its size.
   */
  tracking?: number;
}
/**
 * What the web server tells browsers beside the pages. Build and release after a change.
 */
export interface Hosting {
  /**
   * How long browsers open the site over https:// only (Strict-Transport-Security). They cannot forget it before its time is over.
   */
  hsts?: {
    /**
     * The time in seconds, from each visit: 300 is five minutes, 63072000 two years. Raise it when https:// has worked for some days; 0 makes browsers forget it at the next visit.
     */
    maxAge?: number;
    /**
     * Whether it also holds for every other name that ends with the domain, such as intranet.trace.example.
     */
    includeSubDomains?: boolean;
  };
  /**
   * Where browsers report what the security policy has blocked (Content-Security-Policy); without it they report nothing.
   */
  reports?: string;
}
/**
 * An old address and the page that has replaced it.
 */
export interface Redirect {
  /**
   * The old address without its language, such as "/offres/site-web" or "/contact.php"; with /en or /ar in front, it applies in this language only.
   */
  from: string;
  /**
   * The page that replaces it now, by its name ("seo"), or a place on that page ("contact#seo").
   */
  to: string;
  /**
   * Whether search engines may forget the old address (301 or 308); false for an address that will come back (302 or 307). If left out, it is true.
   */
  permanent?: boolean;
  /**
   * "draft" while it is on hold: no build includes the redirect. If left out, it is published.
   */
  status?: Publication;
  /**
   * The date from which builds include the redirect, such as "2026-12-01T08:00:00+01:00". The site must be rebuilt at that time.
   */
  publishAt?: Moment;
  /**
   * The date from which builds no longer include the redirect, such as "2027-01-01T00:00:00+01:00". The site must be rebuilt at that time.
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
