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
 * Returns the "not found" pages that a host has to be told of: those of every language with a prefix. Hosts find that of
 * the default language, `/404.html`, by themselves.
 */
export function missingPages(): MissingPage[] {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({ prefix: `${pageUrl('/', language)}/`, page: pageUrl('/404', language) }));
}
