import type { Language } from '../languages';
import type { Translate } from '../parts/types';
import type { Site } from '../site';
import type { Page } from '../types.generated';

/** A page of a site, in one language. */
export interface PageContext {
  site: Site;
  page: Page;
  language: Language;
}

/** The page of a block, and a translator that counts the missing texts of the block. */
export interface BlockContext extends PageContext {
  t: Translate;
}
