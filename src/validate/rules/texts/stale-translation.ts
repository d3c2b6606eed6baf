import { defaultLanguage, languages, languageNames } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import { textId } from '../../../config/texts/text-id';
import { translationState, type TranslationLock } from '../../../config/lock/translation-lock';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Makes the rule that finds translations whose French words have changed since they were made.
 *
 * @param lock the French words each translation was made from; a text that is not in it is new
 * @returns the rule: a warning for each language that has stayed as it was
 */
export function staleTranslations(
  config: SiteConfig,
  lock: TranslationLock,
): (text: SourceText) => WordFinding[] {
  // Words in the config are looked up by page, which costs less than their hash: a page that is new has none.
  const pages = new Set([...lock.keys()].map((name) => name.split(' ', 1)[0]));
  return (text) => {
    if (text.key === undefined && !pages.has(textId(text, config))) return [];
    return languages.flatMap((language) => {
      if (language === defaultLanguage || text.words[language] === undefined) return [];
      if (translationState(lock, config, text, language) !== 'stale') return [];
      const message = `the French words have changed, and the ${languageNames[language]} ones are still those of before. Translate them anew; when they are right as they are, run: npm run words -- --accept ${textId(text, config)}`;
      return [{ language, code: 'WORDS-012', message }];
    });
  };
}
