import type { Translated } from '../../config/message-language';
import type { Argument, Option } from '../../lib/command/definition';
import { blockModels } from '../../site/blocks/index';
import type { SiteConfig } from '../../site/types.generated';
import type { Insertion } from './insertion';
import { newAd } from './kinds/ad';
import { newBlock } from './kinds/block';
import { newProject } from './kinds/project';
import { newQuestion } from './kinds/question';
import { newSection } from './kinds/section';
import { newService } from './kinds/service';
import { newTestimonial } from './kinds/testimonial';
import { addMessages } from './messages';
import { textOptions, type AddOptions } from './text-options';

/** Something that `npm run add` can add. */
export interface Addition {
  /** What it adds, in one sentence. */
  summary: string;
  /** What it takes without a name; `make` gets it by the name in lower case. */
  arguments?: readonly Argument[];
  /** Its options; those of texts depend on the languages of the site. */
  options(): Readonly<Record<string, Option>>;
  /** What to review after adding, because a default was used. */
  left?(options: AddOptions): Translated | undefined;
  /** An example of what follows its name. */
  example: string;
  /** Returns what to insert into the config. */
  make(config: SiteConfig, options: AddOptions): Insertion[];
}

const page: Option = { type: 'string', value: 'PAGE', description: 'the page', isRequired: true };
const draft: Option = { type: 'boolean', description: 'only npm run dev shows it' };
const slug: Option = {
  type: 'string',
  description: 'the last part of the address (made from the title)',
};
const picture = (description: string): Option => ({ type: 'string', value: 'FILE', description });

/** What `npm run add` can add, by name. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    summary: 'Adds a service: its page, its entries in the menus, its card.',
    options: () => ({
      section: { type: 'string', value: 'SECTION', description: 'the section (that of --like)' },
      ...textOptions('title', 'the title'),
      slug,
      like: { type: 'string', value: 'PAGE', description: 'a page whose blocks it gets, to be rewritten' },
      picture: picture('the picture for sharing, of 1200 × 630 pixels'),
    }),
    left: (options) => (options.has('like') ? addMessages.leftCopy() : undefined),
    example: '--section SECTION --slug domiciliation --title "Domiciliation"',
    make: newService,
  },
  section: {
    summary: 'Adds a section: its colours, its first page, its entry in the header.',
    options: () => ({
      ...textOptions('title', 'the title'),
      slug: { ...slug, description: 'its name and address (made from the title)' },
      like: { type: 'string', value: 'SECTION', description: 'the section whose colours it gets (the last)' },
    }),
    left: addMessages.leftSection,
    example: '--title "Formation" --title-en "Training"',
    make: newSection,
  },
  block: {
    summary: 'Adds a block with example words to a page.',
    arguments: [
      { name: 'PAGE', description: 'the page', isRequired: true },
      { name: 'TYPE', description: 'the type', values: Object.keys(blockModels), isRequired: true },
    ],
    options: () => ({
      after: {
        type: 'string',
        value: 'BLOCK',
        description: 'the block before it: its number, its type or its id (the last)',
      },
    }),
    left: addMessages.leftBlock,
    example: 'PAGE steps --after hero',
    make: newBlock,
  },
  question: {
    summary: 'Adds a question with its answer.',
    options: () => ({
      page,
      ...textOptions('question', 'the question'),
      ...textOptions('answer', 'the answer'),
    }),
    example: '--page PAGE --question "Êtes-vous ouverts le samedi ?" --answer "Oui, le matin."',
    make: newQuestion,
  },
  ad: {
    summary: 'Adds an ad to the carousel.',
    options: () => ({
      link: { type: 'string', value: 'PAGE', description: 'the page it links to', isRequired: true },
      ...textOptions('title', 'the title'),
      ...textOptions('subtitle', 'the line below the title'),
      ...textOptions('description', 'the description'),
      ...textOptions('cta', 'the label of the button'),
      ...textOptions('price', 'the price'),
      draft,
    }),
    left: addMessages.leftColours,
    example:
      '--link PAGE --title "Soyez trouvé" --subtitle "Référencement" --description "Vos pages, relues." --cta "Voir l’offre" --price "Sur devis"',
    make: newAd,
  },
  testimonial: {
    summary: 'Adds a client testimonial.',
    options: () => ({
      page,
      ...textOptions('quote', 'what the client says'),
      ...textOptions('role', 'the role of the client'),
      ...textOptions('company', 'the company of the client'),
    }),
    example:
      '--page PAGE --quote "Des comptes clairs, à l’heure." --role "Gérante" --company "Commerce, Rabat"',
    make: newTestimonial,
  },
  project: {
    summary: 'Adds a project or a case.',
    options: () => ({
      page,
      ...textOptions('name', 'the name'),
      ...textOptions('category', 'the kind of project'),
      ...textOptions('description', 'the description'),
      figures: {
        type: 'string',
        description: 'its figures, such as "satisfaction=98, years=2"',
        isRequired: true,
      },
      url: { type: 'string', value: 'URL', description: 'its address' },
      picture: picture('its picture; needs --alt'),
      ...textOptions('alt', 'what the picture shows', false),
    }),
    left: addMessages.leftColours,
    example:
      '--page PAGE --name "Atelier Nour" --category "Menuiserie, Fès" --description "La paye de douze personnes." --figures "satisfaction=98, years=2"',
    make: newProject,
  },
};
