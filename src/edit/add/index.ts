import type { Translated } from '../../lib/text/message-language';
import type { Option } from '../../lib/command/definition';
import type { Languages } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import type { Insertion } from './insertion';
import { newSection } from './kinds/section';
import { newService } from './kinds/service';
import { addMessages } from './messages';
import { titleOptions, type AddOptions } from './text-options';

/** Something that `npm run add` can add: what it adds, in one sentence. */
export interface Addition extends Translated {
  /** Its options; those of texts depend on the languages of the site. */
  options(site: Languages): Readonly<Record<string, Option>>;
  /** What to review after adding, because a default was used. */
  left?(options: AddOptions): Translated | undefined;
  /** An example of what follows its name. */
  example: string;
  /** Returns what to insert into the config. */
  make(config: SiteConfig, options: AddOptions): Insertion[];
}

const slug: Option = {
  type: 'string',
  en: 'the last part of the address (made from the title)',
  fr: 'la fin de l’adresse (formée d’après le titre)',
};

/** What `npm run add` can add, by name. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    en: 'Adds a service: its page, its entries in the menus, its card.',
    fr: 'Ajoute un service : sa page, ses entrées dans les menus, sa carte.',
    options: (site) => ({
      section: { type: 'string', value: 'SECTION', en: 'its section', fr: 'sa section' },
      ...titleOptions(site),
      slug,
      like: { type: 'string', value: 'PAGE', en: 'a page to copy, then rewrite', fr: 'une page à copier' },
    }),
    left: (options) => (options.has('like') ? addMessages.leftCopy() : undefined),
    example: '--section SECTION --slug domiciliation --title "Domiciliation"',
    make: newService,
  },
  section: {
    en: 'Adds a section: its colours, its first page, its entry in the header.',
    fr: 'Ajoute une section : ses couleurs, sa première page, son entrée dans l’en-tête.',
    options: (site) => ({
      ...titleOptions(site),
      slug: { ...slug, en: 'its name and address', fr: 'son nom et son adresse' },
      like: {
        type: 'string',
        value: 'SECTION',
        en: 'a section with its colours',
        fr: 'une section aux mêmes couleurs',
      },
    }),
    left: addMessages.leftSection,
    example: '--title "Formation" --title-en "Training"',
    make: newSection,
  },
};
