import type { SourceText } from '../../../config/texts/all-texts';
import { defaultLanguage, languages, languageNames } from '../../../site/languages';
import { placeholderNames } from '../../../site/translate';
import type { TextFinding } from './text-finding';

/**
 * Returns an error for each translation whose placeholders, such as `{{count}}` or `{organization.phone}`, differ from
 * the French text: a visitor would miss a number or see the placeholder itself.
 */
export function placeholderMismatches({ texts: words }: SourceText): TextFinding[] {
  // A cheap test first: nearly every text has no placeholder.
  if (!languages.some((language) => words[language]?.includes('{'))) return [];
  const french = tokensOf(words[defaultLanguage] ?? '');
  return languages.flatMap((language) => {
    const translation = words[language];
    if (translation === undefined || language === defaultLanguage) return [];
    const target = tokensOf(translation);
    const missing = [...french].filter((token) => !target.has(token));
    const extra = [...target].filter((token) => !french.has(token));
    if (missing.length + extra.length === 0) return [];
    const faults = [
      ...(missing.length > 0 ? [`lack ${missing.join(', ')}, which the French words have`] : []),
      ...(extra.length > 0 ? [`have ${extra.join(', ')}, which the French words lack`] : []),
    ];
    const message = `the ${languageNames[language]} words ${faults.join(', and ')}. What stands in braces is filled in by the site and is the same in every language.`;
    const isExchanged = missing.length === 1 && extra.length === 1;
    return [
      {
        language,
        code: 'WORDS-009',
        message,
        severity: 'error' as const,
        suggestion: isExchanged ? (missing[0] ?? null) : null,
      },
    ];
  });
}

/** Known placeholders; `textProblems()` reports unknown ones. */
const TOKENS = new RegExp(
  String.raw`\{\{\s*\w+\s*\}\}|\{organization\.(?:${placeholderNames.join('|')})\}`,
  'g',
);

const NONE: ReadonlySet<string> = new Set();

function tokensOf(text: string): ReadonlySet<string> {
  if (!text.includes('{')) return NONE;
  return new Set((text.match(TOKENS) ?? []).map((token) => token.replaceAll(/\s/g, '')));
}
