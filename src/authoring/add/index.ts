import type { Option } from '../../lib/command/definition';
import type { SiteConfig } from '../../site/types.generated';
import { newAd } from './ad';
import type { Insertion } from './insertion';
import { newProject } from './project';
import { newQuestion } from './question';
import { newService } from './service';
import { newTestimonial } from './testimonial';
import { textOptions, type AddOptions } from './text-options';

/** Something that `npm run add` can add. */
export interface Addition {
  /** What it adds, in one sentence. */
  summary: string;
  options: Readonly<Record<string, Option>>;
  /** What to review after adding, because a default was used. */
  left?: string;
  /** An example of what follows its name. */
  example: string;
  /** Returns what to insert into the config. */
  make(config: SiteConfig, options: AddOptions): Insertion[];
}

const page: Option = { type: 'string', value: 'PAGE', description: 'the page', isRequired: true };
const draft: Option = { type: 'boolean', description: 'only npm run dev shows it' };

/** What `npm run add` can add, by name. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    summary: 'Adds a service: its page, its entries in the menus, its card.',
    options: {
      section: { type: 'string', value: 'SECTION', description: 'the section', isRequired: true },
      ...textOptions('title', 'the title'),
      slug: { type: 'string', description: 'the last part of the address (made from the title)' },
      draft,
    },
    left: 'Its summary, description and headline are placeholder sentences. Replace them with your own, then remove the note "$comment" from the page.',
    example: '--section SECTION --slug domiciliation --title "Domiciliation"',
    make: newService,
  },
  question: {
    summary: 'Adds a question with its answer.',
    options: { page, ...textOptions('question', 'the question'), ...textOptions('answer', 'the answer') },
    example: '--page PAGE --question "Êtes-vous ouverts le samedi ?" --answer "Oui, le matin."',
    make: newQuestion,
  },
  ad: {
    summary: 'Adds an ad to the carousel.',
    options: {
      link: { type: 'string', value: 'PAGE', description: 'the page it links to', isRequired: true },
      ...textOptions('title', 'the title'),
      ...textOptions('subtitle', 'the line below the title'),
      ...textOptions('description', 'the description'),
      ...textOptions('cta', 'the label of the button'),
      ...textOptions('price', 'the price'),
      draft,
    },
    left: 'Its colours ("gradient") and its icon ("icon") are copied from an earlier ad. Change them if you like.',
    example:
      '--link PAGE --title "Soyez trouvé" --subtitle "Référencement" --description "Vos pages, relues." --cta "Voir l’offre" --price "Sur devis"',
    make: newAd,
  },
  testimonial: {
    summary: 'Adds a client testimonial.',
    options: {
      page,
      ...textOptions('quote', 'what the client says'),
      ...textOptions('role', 'the role of the client'),
      ...textOptions('company', 'the company of the client'),
    },
    example:
      '--page PAGE --quote "Des comptes clairs, à l’heure." --role "Gérante" --company "Commerce, Rabat"',
    make: newTestimonial,
  },
  project: {
    summary: 'Adds a project or a case.',
    options: {
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
    },
    left: 'Its colours ("gradient", "color") and its icon ("icon") are copied from the project before it. Change them if you like.',
    example:
      '--page PAGE --name "Atelier Nour" --category "Menuiserie, Fès" --description "La paye de douze personnes." --figures "satisfaction=98, years=2"',
    make: newProject,
  },
};
