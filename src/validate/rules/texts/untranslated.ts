import type { SourceText } from '../../../config/texts/all-texts';
import type { SiteConfig } from '../../../site/types.generated';
import type { TextFinding } from './text-finding';

/**
 * Creates the rule that finds untranslated texts: English or Arabic texts that equal the French one, and Arabic texts
 * without an Arabic letter. Names, terms, numbers, addresses and placeholders are the same in every language; so are many
 * single words in French and English (“Message”). English is therefore reported only when two other words remain that do
 * not look like a name (“Maroc Telecom”).
 *
 * @param config names the company, the projects and, under `terms`, words that stay the same in every language
 * @param texts the texts of the site, for the names of projects
 * @returns a rule that returns a warning for each untranslated language
 */
export function untranslatedTexts(
  config: SiteConfig,
  texts: readonly SourceText[],
): (text: SourceText) => TextFinding[] {
  const same = sameEverywhere([
    config.organization.name,
    config.organization.legalName ?? '',
    ...(config.terms ?? []),
    ...texts.flatMap((text) => (isProjectName(text, config) ? Object.values(text.texts) : [])),
  ]);
  return (text) => {
    const { fr, en, ar } = text.texts;
    const isFrench = (words: string | undefined) => words !== undefined && words === fr;
    const isLatin = ar !== undefined && !ARABIC.test(ar);
    if ((!isFrench(en) && !isLatin) || isName(text, config)) return [];
    // French capitalizes only the first word of a text: where every word has a capital, it is a name.
    const isProperName = (words = '') => /\p{Ll}/u.test(words) && !/(?<![\p{L}\d’'])\p{Ll}/u.test(words);
    const remainingWords = (words = '') => words.replace(same, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
    return [
      ...(isFrench(en) && !isProperName(en) && remainingWords(en) >= 2
        ? [finding('en', 'WORDS-007', `the English words are the French ones. ${ADVICE}`)]
        : []),
      ...(isLatin && remainingWords(ar) >= 1
        ? [
            isFrench(ar)
              ? finding('ar', 'WORDS-007', `the Arabic words are the French ones. ${ADVICE}`)
              : finding('ar', 'WORDS-008', `the Arabic words have no Arabic letter. ${ADVICE}`),
          ]
        : []),
    ];
  };
}

const ADVICE =
  'Translate them; what stays the same in every language stands under "terms" of site.config.json.';
const ARABIC = /\p{Script=Arabic}/u;

function finding(language: 'en' | 'ar', code: string, message: string): TextFinding {
  return { language, code, message };
}

/** Returns the pattern of language-independent parts: placeholders, e-mail and web addresses, names and terms. */
function sameEverywhere(terms: string[]): RegExp {
  const words = [...new Set(terms)]
    .filter((term) => term !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((term) => term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const names = String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`;
  return new RegExp(
    String.raw`\{[^{}]*\}|\S+@\S+|https?:\/\/\S+|\S+\.[a-z]{2,}(?![\p{L}\d])|${names}`,
    'giu',
  );
}

/** Returns whether a text is the name of a language or a project, or a line of an address. */
function isName(text: SourceText, config: SiteConfig): boolean {
  const { key = '', path = [] } = text;
  return (
    key.startsWith('frame.language.') ||
    (path[0] === 'organization' && (path[1] === 'address' || path[1] === 'areaServed')) ||
    isProjectName(text, config)
  );
}

/** Returns whether a text is the name of a project with a site; other cases are named after the work done. */
function isProjectName({ path = [] }: SourceText, config: SiteConfig): boolean {
  const [, page, , place, , , field, ...rest] = path;
  if (path[0] !== 'pages' || field !== 'name' || rest.length > 0) return false;
  const block = config.pages[Number(page)]?.blocks[Number(place)];
  return block?.type === 'cases' && block.variant === 'projects';
}
