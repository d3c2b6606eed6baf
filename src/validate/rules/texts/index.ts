import { describeLocation } from '../../../config/location';
import { readTranslationLock } from '../../../config/lock/translation-lock';
import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { allTexts, type SourceText } from '../../../config/texts/all-texts';
import { uiKeys } from '../../../config/texts/ui-keys';
import { defaultLanguage, perLanguage, type Language } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import type { SiteConfig } from '../../../site/types.generated';
import { frenchTypography } from './french-typography';
import { hardCodedContactDetails } from './hard-coded-contact-detail';
import { numberMismatches } from './number-mismatch';
import { placeholderMismatches } from './placeholder-mismatch';
import { staleTranslations } from './stale-translation';
import type { TextFinding } from './text-finding';
import { unfinishedTexts } from './unfinished-text';
import { untranslatedTexts } from './untranslated';
import { unusedKeys } from './unused-key';

/**
 * Returns the problems of valid texts: unused, untranslated or unfinished texts, contradictions between languages, and
 * typography. A language with an unfinished text is not checked further, because finishing it changes the text.
 *
 * @param config a valid config without comments
 * @param source its text
 * @param locales the messages of the locale files, and their sources
 * @param root the folder of the project, for the translation lock
 * @param isOwn whether it is the config of the project; unused keys and the lock are not checked for another config
 */
export function textRules(
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { words: Messages; source: Source }>,
  root: string,
  isOwn: boolean,
): Problem[] {
  const words = perLanguage((language) => locales[language].words);
  const { texts, unknown } = allTexts(config, words);
  const lock = isOwn ? readTranslationLock(root) : null;
  const rules = [
    placeholderMismatches,
    untranslatedTexts(config, texts),
    numberMismatches,
    frenchTypography,
    hardCodedContactDetails(config, texts),
    ...(lock ? [staleTranslations(config, lock.lock)] : []),
  ];
  const problems = [
    ...(lock?.problems ?? []),
    ...texts.flatMap((text) =>
      findings(text, rules).map((found) => wordProblem(found, text, config, source, locales)),
    ),
  ];
  // A misspelt key makes another one look unused.
  const canCheckUnused = isOwn && unknown.length === 0;
  return canCheckUnused ? [...problems, ...unusedProblems(texts, locales[defaultLanguage])] : problems;
}

function findings(text: SourceText, rules: ((text: SourceText) => TextFinding[])[]): TextFinding[] {
  const unfinished = unfinishedTexts(text);
  if (unfinished.length === 0) {
    // Every rule runs for every text and rarely finds anything, so no intermediate lists are created.
    const found: TextFinding[] = [];
    for (const rule of rules) for (const finding of rule(text)) found.push(finding);
    return found;
  }
  const { fr, ...others } = text.texts;
  const isFinished = (language: Language) => unfinished.every((found) => found.language !== language);
  // Without a French text there is nothing to compare a translation with.
  if (fr === undefined || !isFinished(defaultLanguage)) return unfinished;
  const rest = Object.entries(others).filter(([language]) => isFinished(language as Language));
  const finished = { ...text, texts: { fr, ...Object.fromEntries(rest) } };
  return [...unfinished, ...rules.flatMap((rule) => rule(finished))];
}

/** Returns the problem for a finding, at its position in the locale file or in the config. */
function wordProblem(
  { language, ...found }: TextFinding,
  { key, path = [] }: SourceText,
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { source: Source }>,
): Problem {
  const details = { severity: 'warning', suggestion: null, ...found } as const;
  if (key === undefined) return configProblem(config, source, { ...details, path: [...path, language] });
  const file = locales[language].source;
  const location = path.length === 0 ? key : `${describeLocation(config, path)} (${key})`;
  return { file: file.file, ...file.position(key.split('.')), location, ...details };
}

function unusedProblems(
  texts: SourceText[],
  { words, source }: { words: Messages; source: Source },
): Problem[] {
  const inUse = new Set([...uiKeys, ...texts.flatMap(({ key, path }) => (path && key) ?? [])]);
  return unusedKeys(words, inUse).map(({ path, count }) => {
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
