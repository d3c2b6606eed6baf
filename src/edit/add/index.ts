import type { Translated } from '../../config/message-language';
import type { Option } from '../../lib/command/definition';
import type { Languages } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import type { Insertion } from './insertion';
import { newSection } from './kinds/section';
import { newService } from './kinds/service';
import { addMessages } from './messages';
import { titleOptions, type AddOptions } from './text-options';

/** Something that `npm run add` can add. */
export interface Addition {
  /** What it adds, in one sentence. */
  summary: string;
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
  description: 'the last part of the address (made from the title)',
};

/** What `npm run add` can add, by name. */
export const additions: Readonly<Record<string, Addition>> = {
  service: {
    summary: 'Adds a service: its page, its entries in the menus, its card.',
    options: (site) => ({
      section: { type: 'string', value: 'SECTION', description: 'the section (that of --like)' },
      ...titleOptions(site),
      slug,
      like: { type: 'string', value: 'PAGE', description: 'a page whose blocks it gets, to be rewritten' },
    }),
    left: (options) => (options.has('like') ? addMessages.leftCopy() : undefined),
    example: '--section SECTION --slug domiciliation --title "Domiciliation"',
    make: newService,
  },
  section: {
    summary: 'Adds a section: its colours, its first page, its entry in the header.',
    options: (site) => ({
      ...titleOptions(site),
      slug: { ...slug, description: 'its name and address (made from the title)' },
      like: { type: 'string', value: 'SECTION', description: 'the section whose colours it gets (the last)' },
    }),
    left: addMessages.leftSection,
    example: '--title "Formation" --title-en "Training"',
    make: newSection,
  },
};
