import type { SiteConfig } from '../../../site/types.generated';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Makes the rule that finds words nobody translated: English or Arabic ones that are the French ones, and Arabic ones
 * without an Arabic letter. Names, terms, numbers, addresses and tokens are the same in every language; and so is many
 * a single word of French and English (« Message »), so that in English only two words that are left are told, and
 * none of what looks like a name (« Maroc Telecom »).
 *
 * @param config names the company, the projects and, under `terms`, what stays the same in every language
 * @param texts the texts of the site, for the names of projects
 * @returns the rule: a warning for each language that was not translated
 */
export function untranslatedWords(
  config: SiteConfig,
  texts: readonly SourceText[],
): (text: SourceText) => WordFinding[] {
  const same = sameEverywhere([
    config.organization.name,
    config.organization.legalName ?? '',
    ...(config.terms ?? []),
    ...texts.flatMap((text) => (isProjectName(text, config) ? Object.values(text.words) : [])),
  ]);
  return (text) => {
    const { fr, en, ar } = text.words;
    const isFrench = (words: string | undefined) => words !== undefined && words === fr;
    const isLatin = ar !== undefined && !ARABIC.test(ar);
    if ((!isFrench(en) && !isLatin) || isName(text, config)) return [];
    // French puts one capital at the start of a text: where each word has one, it is somebody's name.
    const isNamed = (words = '') => /\p{Ll}/u.test(words) && !/(?<![\p{L}\d’'])\p{Ll}/u.test(words);
    const left = (words = '') => words.replace(same, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
    return [
      ...(isFrench(en) && !isNamed(en) && left(en) >= 2
        ? [finding('en', 'WORDS-007', `the English words are the French ones. ${ADVICE}`)]
        : []),
      ...(isLatin && left(ar) >= 1
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

function finding(language: 'en' | 'ar', code: string, message: string): WordFinding {
  return { language, code, message };
}

/** What is no matter of language: tokens, e-mail and web addresses, and the given names and terms as whole words. */
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

/** Names of languages in themselves, names of projects and lines of an address. */
function isName(text: SourceText, config: SiteConfig): boolean {
  const { key = '', path = [] } = text;
  return (
    key.startsWith('frame.language.') ||
    (path[0] === 'organization' && (path[1] === 'address' || path[1] === 'areaServed')) ||
    isProjectName(text, config)
  );
}

/** The name of a project that has a site; a case of the other kind is called by what was done. */
function isProjectName({ path = [] }: SourceText, config: SiteConfig): boolean {
  const [, page, , place, , , field, ...rest] = path;
  if (path[0] !== 'pages' || field !== 'name' || rest.length > 0) return false;
  const block = config.pages[Number(page)]?.blocks[Number(place)];
  return block?.type === 'cases' && block.variant === 'projects';
}
