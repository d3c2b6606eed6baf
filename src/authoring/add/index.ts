import type { SiteConfig } from '../../site/types.generated';
import type { AddOptions } from '../../lib/args';
import type { Insertion } from './insertion';
import { newAd } from './ad';
import { newProject } from './project';
import { newQuestion } from './question';
import { newService } from './service';
import { newTestimonial } from './testimonial';

/** Something that `npm run add` can add. */
export interface Addition {
  /** A short description. */
  what: string;
  /** The required options; each has a value. */
  needed: readonly string[];
  /** The required options that are texts. Each has translations too: `--title-en`, `--title-ar`. */
  texts: readonly string[];
  /** The optional options with a value. */
  more: readonly string[];
  /** The options without a value. */
  flags: readonly string[];
  /** What to review after adding, because a default was used. */
  left?: string;
  /** An example of what follows `npm run add --`. */
  example: string;
  /** Returns what to insert into the config. */
  make(config: SiteConfig, options: AddOptions): Insertion[];
}

/** What `npm run add` can add, by name. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    what: 'a service: its page, its entries in the menus, its card',
    needed: ['section', 'title'],
    texts: ['title'],
    more: ['slug'],
    flags: ['draft'],
    left: 'Its summary, description and headline are placeholder sentences. Replace them with your own, then remove the note "$comment" from the page.',
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
    left: 'Its colours ("gradient") and its icon ("icon") are copied from an earlier ad. Change them if you like.',
    example:
      'ad --link seo --title "Soyez trouvé" --subtitle "Référencement" --description "Vos pages, relues." --cta "Voir l’offre" --price "Sur devis"',
    make: newAd,
  },
  testimonial: {
    what: 'a client testimonial',
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
    left: 'Its colours ("gradient", "color") and its icon ("icon") are copied from the project before it. Change them if you like.',
    example:
      'project --page realisations-consulting --name "Atelier Nour" --category "Menuiserie, Fès" --description "La paye de douze personnes." --figures "satisfaction=98, years=2"',
    make: newProject,
  },
};
