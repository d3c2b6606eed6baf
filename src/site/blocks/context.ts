import type { Language } from '../languages';
import type { Site } from '../site';
import type { Page } from '../types.generated';
import type { Translate } from '../translate';

/** Where a block stands: a page of a site, in one language. */
export interface BlockPlace {
  site: Site;
  page: Page;
  language: Language;
}

/** A block's place, and the voice that notices when one of its words is missing. */
export interface BlockContext extends BlockPlace {
  speak: Translate;
}
