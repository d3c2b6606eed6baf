import { once } from '../once';
import { withFrenchSpaces } from './french-spaces';

/** The languages of messages; the first one is the default. */
export const messageLanguages = ['en', 'fr'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** A text for maintainers in each language of messages. */
export type Translated = Readonly<Record<MessageLanguage, string>>;

let current: MessageLanguage = messageLanguages[0];

/** Returns the language of messages, which a command takes from its environment. */
export function messageLanguage(): MessageLanguage {
  return current;
}

export function setMessageLanguage(language: MessageLanguage): void {
  current = language;
}

/**
 * Returns the language of a shell, or of the system; English when there are no messages in it.
 *
 * @param variables `LC_ALL` wins over `LANG`, as in other programs
 * @example shellLanguage({ LANG: 'fr_FR.UTF-8' }) // 'fr'
 */
export function shellLanguage({
  LC_ALL,
  LANG,
}: Readonly<Record<string, string | undefined>>): MessageLanguage {
  // Empty variables do not count, and "C" names no language.
  const locale = [LC_ALL, LANG].find((name) => name && !/^(?:C|POSIX)\b/.test(name));
  const [name] = (locale ?? systemLocale()).toLowerCase().split(/[-_.]/);
  return messageLanguages.find((language) => language === name) ?? 'en';
}

/** Returns a text in the language of messages; a French one with the spaces of French typography. */
export function say(text: Translated, language = messageLanguage()): string {
  return language === 'fr' ? withFrenchSpaces(text.fr) : text[language];
}

/** Prints a text in the language of messages. */
export function tell(text: Translated): void {
  console.log(say(text));
}

/** Returns a text that a function makes in each language of messages. */
export function inEachLanguage(make: (language: MessageLanguage) => string): Translated {
  return { en: make('en'), fr: make('fr') };
}

/** Reading it takes longer than formatting a message. */
const systemLocale = once(() => Intl.DateTimeFormat().resolvedOptions().locale);
