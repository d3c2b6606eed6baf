import type { SiteConfig } from '../../site/types.generated';
import type { GivenOptions } from '../../lib/args';
import type { Insertion } from './insertion';
import { newAd } from './ad';
import { newProject } from './project';
import { newQuestion } from './question';
import { newService } from './service';
import { newTestimonial } from './testimonial';

/** Something that `npm run add` can add. */
export interface Addition {
  /** What it is, in a few words. */
  what: string;
  /** The options with a value that it cannot do without. */
  needed: readonly string[];
  /** Those of them that are words; each may also be given in English and Arabic: `--title-en`, `--title-ar`. */
  texts: readonly string[];
  /** The options with a value that may be left out. */
  more: readonly string[];
  /** The options without a value. */
  flags: readonly string[];
  /** What was made up for want of better, and is to be looked at once it is added; nothing when it is left out. */
  left?: string;
  /** What a maintainer would type behind `npm run add --`. */
  example: string;
  /** What is to be put into the config. */
  make(config: SiteConfig, options: GivenOptions): Insertion[];
}

/** What `npm run add` can add, by the word that asks for it. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    what: 'a service: its page, its entries in the menus, its card',
    needed: ['section', 'title'],
    texts: ['title'],
    more: ['slug'],
    flags: ['draft'],
    left: 'Its summary, its description and its headline are general sentences: write your own over them, then take the note "$comment" on the page away.',
    example: 'service --section consulting --slug domiciliation --title "Domiciliation"',
    make: newService,
  },
  question: {
    what: 'a question with its answer',
    needed: ['page', 'question', 'answer'],
    texts: ['question', 'answer'],
    more: [],
    flags: [],
    example: 'question --page faq --question "Êtes-vous ouverts le samedi ?" --answer "Oui, le matin."',
    make: newQuestion,
  },
  ad: {
    what: 'an ad of the carousel',
    needed: ['link', 'title', 'subtitle', 'description', 'cta', 'price'],
    texts: ['title', 'subtitle', 'description', 'cta', 'price'],
    more: [],
    flags: ['draft'],
    left: 'Its colours ("gradient") and its sign ("icon") are those of an ad before it: choose others if you like.',
    example:
      'ad --link seo --title "Soyez trouvé" --subtitle "Référencement" --description "Vos pages, relues." --cta "Voir l’offre" --price "Sur devis"',
    make: newAd,
  },
  testimonial: {
    what: 'what a client says',
    needed: ['page', 'quote', 'role', 'company'],
    texts: ['quote', 'role', 'company'],
    more: [],
    flags: [],
    example:
      'testimonial --page realisations-consulting --quote "Des comptes clairs, à l’heure." --role "Gérante" --company "Commerce, Rabat"',
    make: newTestimonial,
  },
  project: {
    what: 'a project or a case',
    needed: ['page', 'name', 'category', 'description', 'figures'],
    texts: ['name', 'category', 'description'],
    more: ['url'],
    flags: [],
    left: 'Its colours ("gradient", "color") and its sign ("icon") are those of the project before it: choose others if you like.',
    example:
      'project --page realisations-consulting --name "Atelier Nour" --category "Menuiserie, Fès" --description "La paye de douze personnes." --figures "satisfaction=98, years=2"',
    make: newProject,
  },
};
