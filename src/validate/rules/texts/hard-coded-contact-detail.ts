import { languages, languageNames } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import { telephones } from '../../../config/texts/phone-numbers';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Makes the rule that finds the company's telephone, e-mail address and street in words: whoever changes them under
 * `organization` would leave the old ones there. The name is let pass, for it is part of many a sentence, and so is
 * what has no token.
 *
 * @param config has the facts
 * @param texts the texts of the site, for the street in each language
 * @returns the rule: a warning for each language that repeats a fact, with the words as they would be right
 */
export function hardCodedContactDetails(
  { organization }: SiteConfig,
  texts: readonly SourceText[],
): (text: SourceText) => WordFinding[] {
  const digits = organization.phone.replaceAll(/\D/g, '').slice(-9);
  const email = organization.email.toLowerCase();
  const street = texts.find(({ path = [] }) => path.join('.') === 'organization.address.street')?.words ?? {};
  return ({ words, path = [] }) => {
    if (path[0] === 'organization') return [];
    return languages.flatMap((language) => {
      const own = words[language] ?? '';
      const tell = (raw: string, token: string, suggestion: string | null): WordFinding => ({
        language,
        code: 'WORDS-013',
        message: `the ${languageNames[language]} words repeat « ${raw} », which stands under "organization". Write ${token} in its place: it is filled in, and changes with it.`,
        suggestion,
      });
      const phone = telephones(own).find((found) => found.digits === digits);
      if (phone) return [tell(phone.raw, PHONE, own.replace(phone.raw, PHONE))];
      const at = own.includes('@') ? own.toLowerCase().indexOf(email) : -1;
      const isWhole =
        at >= 0 && !/[\w.+-]/.test(own[at - 1] ?? ' ') && !/\w/.test(own[at + email.length] ?? ' ');
      if (isWhole) {
        const end = at + email.length;
        return [tell(own.slice(at, end), EMAIL, own.slice(0, at) + EMAIL + own.slice(end))];
      }
      const line = street[language] ?? '';
      return line.length >= TELLING && own.includes(line) ? [tell(line, '{organization.address}', null)] : [];
    });
  };
}

const PHONE = '{organization.phone}';
const EMAIL = '{organization.email}';

/** A shorter line, such as « Centre », may be part of any sentence. */
const TELLING = 10;
