import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { configTexts, type ConfigText } from '../../../config/texts/config-texts';
import { flattenMessages } from '../../../config/texts/flatten';
import { uiKeys } from '../../../config/texts/ui-keys';
import { closestMatch } from '../../../lib/text/closest-match';
import {
  defaultLanguage,
  languageNames,
  languages,
  perLanguage,
  type Language,
} from '../../../site/languages';
import type { Messages } from '../../../site/site';
import { placeholderNames } from '../../../site/translate';
import type { SiteConfig } from '../../../site/types.generated';

/**
 * Returns the problems of the texts of a config: unknown keys, missing languages, unknown placeholders, and characters
 * that a plain text must not contain.
 *
 * A missing French text is an error because there is nothing to show; a missing translation is a warning because the
 * block is shown in French.
 */
export function textProblems(
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { words: Messages; source: Source }>,
): Problem[] {
  const known = new Set(flattenMessages(locales[defaultLanguage].words).keys());
  const texts = configTexts(config);
  const used = new Set(
    texts.flatMap(({ text }) => (typeof text === 'string' ? [text.slice('t:'.length)] : [])),
  );
  // One key may be missing in many places; its suggestion is computed once.
  const guesses = new Map<string, string | null>();
  const guessFor = (key: string) => {
    if (!guesses.has(key)) guesses.set(key, closestMatch(key, known, used));
    return guesses.get(key) ?? null;
  };
  const inUse = texts.flatMap(({ text, path }): Problem[] => {
    const problem = (
      severity: Problem['severity'],
      code: string,
      message: string,
      guess: string | null = null,
    ) => configProblem(config, source, { code, path, message, severity, suggestion: guess });
    if (typeof text !== 'string') {
      const missing = languages.filter((language) => text[language] === undefined);
      return missing.map((language) =>
        problem(
          'warning',
          'WORDS-002',
          `the words are missing in ${languageNames[language]}; the block is shown in French there.`,
        ),
      );
    }
    const key = text.slice('t:'.length);
    if (!known.has(key)) {
      const guess = guessFor(key);
      return [
        problem(
          'error',
          'WORDS-001',
          `there are no words for "${text}" in locales/fr.json.`,
          guess && `t:${guess}`,
        ),
      ];
    }
    return [];
  });
  return [...inUse, ...inlineCharacterProblems(texts, config, source)];
}

/**
 * Returns the problems of the locale files, independent of the config: keys in one language only, missing texts of the
 * layout, and characters that a plain text must not contain.
 */
export function localeProblems(locales: Record<Language, { words: Messages; source: Source }>): Problem[] {
  const known = perLanguage((language) => flattenMessages(locales[language].words));
  return [
    ...missingUiTexts(known[defaultLanguage], locales[defaultLanguage].source),
    ...missingTexts(known, locales),
    ...languages.flatMap((language) => characterProblems(known[language], locales[language].source)),
  ];
}

/** Texts by their full keys. */
type FlatMessages = ReturnType<typeof flattenMessages>;

/** Returns an error for each missing text of the layout. */
function missingUiTexts(known: FlatMessages, { file, position }: Source): Problem[] {
  return uiKeys
    .filter((key) => !known.has(key))
    .map((key) => ({
      file,
      ...position(key.split('.')),
      severity: 'error',
      code: 'WORDS-001',
      location: key,
      message: 'these words are missing; the site shows them around its pages.',
      suggestion: null,
    }));
}

/** Returns a problem for each key that one locale file has and another lacks. */
function missingTexts(
  known: Record<Language, FlatMessages>,
  locales: Record<Language, { source: Source }>,
): Problem[] {
  const french = known[defaultLanguage];
  return languages.flatMap((language) => {
    const keys = known[language];
    const { source } = locales[language];
    const missing = [...french.keys()].filter((key) => !keys.has(key));
    const spare = language === defaultLanguage ? [] : [...keys.keys()].filter((key) => !french.has(key));
    return [
      ...missing.map((key): Problem => ({
        file: source.file,
        ...source.position(key.split('.')),
        severity: 'warning',
        code: 'WORDS-002',
        location: key,
        message: `the words are missing in ${languageNames[language]}; the block is shown in French there.`,
        suggestion: null,
      })),
      ...spare.map((key): Problem => ({
        file: source.file,
        ...source.keyPosition(key.split('.')),
        severity: 'error',
        code: 'WORDS-003',
        location: key,
        message: 'locales/fr.json has no such words, so nothing can use these.',
        suggestion: closestMatch(key, french.keys()),
      })),
    ];
  });
}

/** Returns an error for each text of a locale file with forbidden characters or placeholders. */
function characterProblems(words: FlatMessages, source: Source): Problem[] {
  return [...words].flatMap(([key, value]) =>
    textFaults(value, key.startsWith('frame.')).map((message) => ({
      file: source.file,
      ...source.position(key.split('.')),
      severity: 'error' as const,
      code: 'WORDS-004',
      location: key,
      message,
      suggestion: null,
    })),
  );
}

function inlineCharacterProblems(
  texts: readonly ConfigText[],
  config: SiteConfig,
  source: Source,
): Problem[] {
  return texts.flatMap(({ text, path }) =>
    typeof text === 'string'
      ? []
      : languages.flatMap((language) =>
          textFaults(text[language] ?? '', false).map((message) =>
            configProblem(config, source, { code: 'WORDS-004', path: [...path, language], message }),
          ),
        ),
  );
}

/**
 * Returns the reasons why a text is not plain. The site never interprets texts as markup, so markup is a mistake or an
 * attack and is reported before publication. Texts of the layout may contain `{{variables}}`.
 */
function textFaults(value: string, isLayout: boolean): string[] {
  // A cheap test first: nearly every text has none of these characters.
  if (!SIGNS.test(value)) return [];
  const token = [...value.matchAll(/\{([^{}]*)\}/g)].find(
    ([whole, name = '']) =>
      !(isLayout && value.includes(`{${whole}}`)) &&
      !(name.startsWith('organization.') && placeholderNames.includes(name.slice(13) as never)),
  );
  return [
    ...(/[<>]|&(?:lt|gt|#)/i.test(value) ? ['a text is plain: no < or >, no markup.'] : []),
    ...(/javascript:/i.test(value) ? ['"javascript:" must not stand in a text.'] : []),
    ...(/[\u202a-\u202e\u2066-\u2069]/.test(value)
      ? ['an invisible sign that turns the direction of writing stands in this text; remove it.']
      : []),
    ...(value.includes('$t(') ? ['"$t(" must not stand in a text.'] : []),
    ...(token
      ? [
          `${token[0]} is no fact of the company; there are: ${placeholderNames.map((name) => `{organization.${name}}`).join(', ')}.`,
        ]
      : []),
  ];
}

/** Characters of which every fault contains one. */
const SIGNS = /[<>&{$\u202a-\u202e\u2066-\u2069]|javascript:/i;
