import { defaultLanguage, languages, languageNames } from '../../../site/languages';
import { tokenNames } from '../../../site/translate';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Tokens such as `{{count}}` or `{organization.phone}` that stand in the French words and not in a translation, or the
 * other way round: a visitor would miss a number, or read the token itself.
 *
 * @returns an error for each language whose tokens are not those of the French words
 */
export function placeholderMismatches({ words }: SourceText): WordFinding[] {
  // Nearly every text has none, in no language.
  if (!languages.some((language) => words[language]?.includes('{'))) return [];
  const french = tokensOf(words[defaultLanguage] ?? '');
  return languages.flatMap((language) => {
    const own = words[language];
    if (own === undefined || language === defaultLanguage) return [];
    const there = tokensOf(own);
    const lost = [...french].filter((token) => !there.has(token));
    const spare = [...there].filter((token) => !french.has(token));
    if (lost.length + spare.length === 0) return [];
    const faults = [
      ...(lost.length > 0 ? [`lack ${lost.join(', ')}, which the French words have`] : []),
      ...(spare.length > 0 ? [`have ${spare.join(', ')}, which the French words lack`] : []),
    ];
    const message = `the ${languageNames[language]} words ${faults.join(', and ')}. What stands in braces is filled in by the site and is the same in every language.`;
    const isExchanged = lost.length === 1 && spare.length === 1;
    return [
      {
        language,
        code: 'WORDS-009',
        message,
        severity: 'error' as const,
        suggestion: isExchanged ? (lost[0] ?? null) : null,
      },
    ];
  });
}

/** Tokens that mean something; one that does not is told by `wordProblems()`. */
const TOKENS = new RegExp(String.raw`\{\{\s*\w+\s*\}\}|\{organization\.(?:${tokenNames.join('|')})\}`, 'g');

const NONE: ReadonlySet<string> = new Set();

function tokensOf(text: string): ReadonlySet<string> {
  if (!text.includes('{')) return NONE;
  return new Set((text.match(TOKENS) ?? []).map((token) => token.replaceAll(/\s/g, '')));
}
