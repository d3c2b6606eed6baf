import { defaultLanguage, languages } from '../site/languages';
import { pageUrl } from '../site/page-url';

/** Where the "not found" page of a language is shown. */
export interface MissingPage {
  /** The path that the addresses of the language start with, such as `/en/`. */
  prefix: string;
  /** The path of its page, such as `/en/404`. The file ends in `.html`. */
  page: string;
}

/**
 * Returns the "not found" pages that need a rule: those of every language with a prefix. Hosts serve `/404.html`, that of
 * the default language, without one.
 */
export function missingPages(): MissingPage[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ prefix: `${pageUrl('/', language)}/`, page: pageUrl('/404', language) }));
}
