import { defaultLanguage, languages, type Language } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import type { SiteConfig } from '../../../site/types.generated';
import { configProblem } from '../../../config/report';
import { frameWords } from '../../../config/texts/ui-keys';
import { frenchTypography } from './french-typography';
import { describeLocation } from '../../../config/location';
import type { Problem } from '../../../config/source/problem';
import { hardCodedContactDetails } from './hard-coded-contact-detail';
import type { Source } from '../../../config/source/json-source';
import { staleTranslations } from './stale-translation';
import { readTranslationLock } from '../../../config/lock/translation-lock';
import { unfinishedWords } from './unfinished-text';
import { numberMismatches } from './number-mismatch';
import { placeholderMismatches } from './placeholder-mismatch';
import { untranslatedWords } from './untranslated';
import { unusedWords } from './unused-key';
import type { WordFinding } from './text-finding';
import { allTexts, type SourceText } from '../../../config/texts/all-texts';

/**
 * What is wrong with words that can be shown as they are: nobody uses them, nobody translated or finished them, two
 * languages contradict each other, or they are not written as the language is. A language whose words are unfinished
 * is not looked at further: whoever finishes them changes all of it.
 *
 * @param config a config that fits the schema, without its comments
 * @param source its text
 * @param locales the words of the locale files, and their texts
 * @param root the folder of the project, for the list of translations
 * @param isOwn whether it is the project's own config; neither words nor list are held against one that is tried out
 */
export function wordRules(
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { words: Messages; source: Source }>,
  root: string,
  isOwn: boolean,
): Problem[] {
  const words = Object.fromEntries(
    languages.map((language) => [language, locales[language].words]),
  ) as Record<Language, Messages>;
  const { texts, unknown } = allTexts(config, words);
  const list = isOwn ? readTranslationLock(root) : null;
  const rules = [
    placeholderMismatches,
    untranslatedWords(config, texts),
    numberMismatches,
    frenchTypography,
    hardCodedContactDetails(config, texts),
    ...(list ? [staleTranslations(config, list.lock)] : []),
  ];
  const problems = [
    ...(list?.problems ?? []),
    ...texts.flatMap((text) =>
      findings(text, rules).map((found) => wordProblem(found, text, config, source, locales)),
    ),
  ];
  // A key that is misspelt makes another one look unused.
  const isSure = isOwn && unknown.length === 0;
  return isSure ? [...problems, ...unusedProblems(texts, locales[defaultLanguage])] : problems;
}

function findings(text: SourceText, rules: ((text: SourceText) => WordFinding[])[]): WordFinding[] {
  const unfinished = unfinishedWords(text);
  if (unfinished.length === 0) {
    // Every rule is asked of every text, and hardly one has anything to say: no list is made for it.
    const found: WordFinding[] = [];
    for (const rule of rules) for (const finding of rule(text)) found.push(finding);
    return found;
  }
  const { fr, ...others } = text.words;
  const isLeft = (language: Language) => unfinished.every((found) => found.language !== language);
  // Without its French words there is nothing to hold a translation against.
  if (fr === undefined || !isLeft(defaultLanguage)) return unfinished;
  const left = Object.entries(others).filter(([language]) => isLeft(language as Language));
  const finished = { ...text, words: { fr, ...Object.fromEntries(left) } };
  return [...unfinished, ...rules.flatMap((rule) => rule(finished))];
}

/** A finding at its location: in the locale file of the language, or where the words stand in the config. */
function wordProblem(
  { language, ...found }: WordFinding,
  { key, path = [] }: SourceText,
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { source: Source }>,
): Problem {
  const told = { severity: 'warning', suggestion: null, ...found } as const;
  if (key === undefined) return configProblem(config, source, { ...told, path: [...path, language] });
  const file = locales[language].source;
  const place = path.length === 0 ? key : `${describeLocation(config, path)} (${key})`;
  return { file: file.file, ...file.position(key.split('.')), location: place, ...told };
}

function unusedProblems(
  texts: SourceText[],
  { words, source }: { words: Messages; source: Source },
): Problem[] {
  const inUse = new Set([...frameWords, ...texts.flatMap(({ key, path }) => (path && key) ?? [])]);
  return unusedWords(words, inUse).map(({ path, count }) => {
    const what = count === 1 ? 'nothing uses these words' : `nothing uses these ${count} texts`;
    return {
      file: source.file,
      ...source.keyPosition(path),
      severity: 'warning',
      code: 'WORDS-006',
      location: path.join('.'),
      message: `${what}. Take them out of all three files in locales/, or write "t:${path.join('.')}${count === 1 ? '' : '.…'}" where they shall be shown.`,
      suggestion: null,
    };
  });
}
