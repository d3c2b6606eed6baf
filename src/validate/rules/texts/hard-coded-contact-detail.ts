import type { SourceText } from '../../../config/texts/all-texts';
import { telephones } from '../../../config/texts/phone-numbers';
import { languages, languageNames } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import type { TextFinding } from './text-finding';

/**
 * Creates the rule that finds the telephone number, e-mail address or street of the company in a text: a change under
 * `organization` would not reach it. The name of the company is allowed because many sentences contain it, and so are
 * details without a placeholder.
 *
 * @param config the config with the contact details
 * @param texts the texts of the site, for the street in each language
 * @returns a rule that returns a warning for each language with a hard-coded detail, and the corrected text
 */
export function hardCodedContactDetails(
  { organization }: SiteConfig,
  texts: readonly SourceText[],
): (text: SourceText) => TextFinding[] {
  const digits = organization.phone.replaceAll(/\D/g, '').slice(-9);
  const email = organization.email.toLowerCase();
  const street = texts.find(({ path = [] }) => path.join('.') === 'organization.address.street')?.texts ?? {};
  return ({ texts: words, path = [] }) => {
    if (path[0] === 'organization') return [];
    return languages.flatMap((language) => {
      const text = words[language] ?? '';
      const report = (raw: string, token: string, suggestion: string | null): TextFinding => ({
        language,
        code: 'WORDS-013',
        message: `the ${languageNames[language]} words repeat « ${raw} », which stands under "organization". Write ${token} in its place: it is filled in, and changes with it.`,
        suggestion,
      });
      const phone = telephones(text).find((found) => found.digits === digits);
      if (phone) return [report(phone.raw, PHONE, text.replace(phone.raw, PHONE))];
      const at = text.includes('@') ? text.toLowerCase().indexOf(email) : -1;
      const isEmail =
        at >= 0 && !/[\w.+-]/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + email.length] ?? ' ');
      if (isEmail) {
        const end = at + email.length;
        return [report(text.slice(at, end), EMAIL, text.slice(0, at) + EMAIL + text.slice(end))];
      }
      const line = street[language] ?? '';
      return line.length >= MIN_STREET_LENGTH && text.includes(line)
        ? [report(line, '{organization.address}', null)]
        : [];
    });
  };
}

const PHONE = '{organization.phone}';
const EMAIL = '{organization.email}';

/** Minimum length of a street; a shorter one, such as “Centre”, may be part of any sentence. */
const MIN_STREET_LENGTH = 10;
