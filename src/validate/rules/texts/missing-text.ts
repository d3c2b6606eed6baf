import { defaultLanguage, languages, type Language, languageNames } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import type { SiteConfig } from '../../../site/types.generated';
import { tokenNames } from '../../../site/translate';
import { configProblem } from '../../../config/report';
import { configTexts, type ConfigText } from '../../../config/texts/config-texts';
import { flatWords } from '../../../config/texts/flatten';
import { frameWords } from '../../../config/texts/ui-keys';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';
import { closestMatch } from '../../../lib/closest-match';

/**
 * What is wrong with the words of a config: keys that no locale file has, words missing in a language, tokens
 * that mean nothing, and signs that must not stand in a plain text.
 *
 * A French word that is missing is an error, for there is nothing to show; a missing translation is
 * a warning, for its block is shown in French.
 */
export function wordProblems(
  config: SiteConfig,
  source: Source,
  locales: Record<Language, { words: Messages; source: Source }>,
): Problem[] {
  const known = new Set(flatWords(locales[defaultLanguage].words).keys());
  const texts = configTexts(config);
  const used = new Set(
    texts.flatMap(({ text }) => (typeof text === 'string' ? [text.slice('t:'.length)] : [])),
  );
  // One key may be missing at many places: what was meant is looked for once.
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
  return [...inUse, ...inlineSigns(texts, config, source)];
}

/**
 * What is wrong with the words themselves, whatever the config is: words that stand in one language only, words of
 * the frame that nobody wrote, and signs that must not stand in a plain text.
 */
export function localeProblems(locales: Record<Language, { words: Messages; source: Source }>): Problem[] {
  const known = Object.fromEntries(
    languages.map((language) => [language, flatWords(locales[language].words)]),
  ) as Record<Language, FlatWords>;
  return [
    ...missingFrameWords(known[defaultLanguage], locales[defaultLanguage].source),
    ...missingWords(known, locales),
    ...languages.flatMap((language) => signs(known[language], locales[language].source)),
  ];
}

/** Words by their whole keys. */
type FlatWords = ReturnType<typeof flatWords>;

/** Words that the program itself shows and that nobody wrote. */
function missingFrameWords(known: FlatWords, { file, position }: Source): Problem[] {
  return frameWords
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

/** Words that stand in one locale file and not in another. */
function missingWords(
  known: Record<Language, FlatWords>,
  locales: Record<Language, { source: Source }>,
): Problem[] {
  const french = known[defaultLanguage];
  return languages.flatMap((language) => {
    const own = known[language];
    const { source } = locales[language];
    const missing = [...french.keys()].filter((key) => !own.has(key));
    const spare = language === defaultLanguage ? [] : [...own.keys()].filter((key) => !french.has(key));
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

/** Signs and tokens in a locale file that a plain text must not hold. */
function signs(words: FlatWords, source: Source): Problem[] {
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

function inlineSigns(texts: readonly ConfigText[], config: SiteConfig, source: Source): Problem[] {
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
 * What a plain text must not hold. No markup is ever made from words, so a sign of markup can only be a
 * mistake or an attack: it is told before it is shown to anybody. Words of the frame may hold `{{variables}}`.
 */
function textFaults(value: string, frame: boolean): string[] {
  // Nearly every text has none of the signs that are looked for.
  if (!SIGNS.test(value)) return [];
  const token = [...value.matchAll(/\{([^{}]*)\}/g)].find(
    ([whole, name = '']) =>
      !(frame && value.includes(`{${whole}}`)) &&
      !(name.startsWith('organization.') && tokenNames.includes(name.slice(13) as never)),
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
          `${token[0]} is no fact of the company; there are: ${tokenNames.map((name) => `{organization.${name}}`).join(', ')}.`,
        ]
      : []),
  ];
}

/** What every fault below has in it. */
const SIGNS = /[<>&{$\u202a-\u202e\u2066-\u2069]|javascript:/i;
