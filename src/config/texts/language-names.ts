import type { Language } from '../../site/languages';
import { inEachLanguage, type MessageLanguage, type Translated } from '../../lib/text/message-language';

/**
 * Returns the names of languages for a message.
 *
 * @example nameLanguages(['en', 'ar']) // { en: 'English and Arabic', fr: 'anglais et arabe' }
 */
export function nameLanguages(languages: readonly Language[]): Translated {
  return inEachLanguage((language) => {
    const names = languages.map((code) => formats[language].name.of(code) ?? code);
    return joinParts(names, language);
  });
}

/** Returns a list of parts of a sentence, such as `one and two`. */
export function joinParts(parts: readonly string[], language: MessageLanguage): string {
  return formats[language].list.format(parts);
}

const formats = { en: formatsOf('en'), fr: formatsOf('fr') };

function formatsOf(locale: string) {
  return {
    name: new Intl.DisplayNames(locale, { type: 'language' }),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
  };
}
