import { translationState, type TranslationLock } from '../../../config/lock/translation-lock';
import type { SourceText } from '../../../config/texts/all-texts';
import { textId } from '../../../config/texts/text-id';
import { defaultLanguage, languages, languageNames } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import type { TextFinding } from './text-finding';

/**
 * Creates the rule that finds translations whose French text has changed since.
 *
 * @param lock the French text of each translation; a text that is not in it is new
 * @returns a rule that returns a warning for each stale translation
 */
export function staleTranslations(
  config: SiteConfig,
  lock: TranslationLock,
): (text: SourceText) => TextFinding[] {
  // A text in the config is first looked up by page, which is cheaper than its hash: a new page has no records.
  const pages = new Set([...lock.keys()].map((name) => name.split(' ', 1)[0]));
  return (text) => {
    if (text.key === undefined && !pages.has(textId(text, config))) return [];
    return languages.flatMap((language) => {
      if (language === defaultLanguage || text.texts[language] === undefined) return [];
      if (translationState(lock, config, text, language) !== 'stale') return [];
      const message = `the French words have changed, and the ${languageNames[language]} ones are still those of before. Translate them anew; when they are right as they are, run: npm run translations -- --accept ${textId(text, config)}`;
      return [{ language, code: 'WORDS-012', message }];
    });
  };
}
