import { nameLanguages } from '../../../config/texts/language-names';
import { telephones } from '../../../config/texts/phone-numbers';
import { languages, type Language } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import type { Context } from '../../context';
import { rule } from '../../rule';

export const hardCodedContactDetail = rule({
  code: 'WORDS-013',
  severity: 'warning',
  summary: {
    en: 'A text repeats a contact detail of the company.',
    fr: 'Un texte répète une coordonnée de l’entreprise.',
  },
  docs: {
    en: 'The phone number, the e-mail address and the street are declared once, under `organization`, and pages show them from there. Written by hand in a text, the old ones would stay when the company moves.\n\nWrite `{organization.phone}`, `{organization.email}` or `{organization.address}` instead.',
    fr: 'Le numéro de téléphone, l’adresse e-mail et la rue sont déclarés une seule fois, sous `organization`, et les pages les affichent à partir de là. Recopiés dans un texte, ils y resteraient inchangés le jour où l’entreprise déménage.\n\nÉcrivez plutôt `{organization.phone}`, `{organization.email}` ou `{organization.address}`.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Appelez le 05 22 11 11 11' }],
    reports: 'The French text repeats "05 22 11 11 11". Write {organization.phone} instead',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Appelez le {organization.phone}' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Call {organization.phone}' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'اتصلوا على {organization.phone}' },
    ],
  },
  reads: ['texts', 'organization'],
  messages: {
    repeated: ({ language, found, placeholder }: Detail & { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text repeats "${found}". Write ${placeholder} instead: it always shows the current value.`,
      fr: `Le texte ${nameLanguages([language]).fr} répète « ${found} ». Écrivez plutôt ${placeholder}, qui affiche toujours la valeur actuelle.`,
    }),
  },
  *check({ config: { organization }, texts }) {
    const findDetail = detailFinder(organization, texts);
    for (const text of texts) {
      if (text.path?.[0] === 'organization') continue;
      for (const language of languages) {
        const words = text.texts[language];
        const detail = words === undefined ? undefined : findDetail(words, language);
        if (words === undefined || !detail) continue;
        const { found, placeholder } = detail;
        const suggestion = placeholder === ADDRESS ? null : words.replace(found, () => placeholder);
        yield { text, language, message: 'repeated', data: { language, found, placeholder }, suggestion };
      }
    }
  },
});

/** A contact detail as a text has it, and the placeholder that shows it. */
interface Detail {
  found: string;
  placeholder: string;
}

const ADDRESS = '{organization.address}';

/** Minimum length of a street; a shorter one, such as “Centre”, may be part of any sentence. */
const MIN_STREET_LENGTH = 10;

/**
 * Creates a function that finds the telephone number, e-mail address or street of the company in a text. The name of the
 * company is allowed because many sentences contain it, and so are details without a placeholder.
 *
 * @param texts the texts of the site, for the street in each language
 */
function detailFinder(organization: SiteConfig['organization'], texts: Context['texts']) {
  const digits = organization.phone.replaceAll(/\D/g, '').slice(-9);
  const email = organization.email.toLowerCase();
  const street = texts.find(({ path = [] }) => path[1] === 'address' && path[2] === 'street')?.texts ?? {};
  return (text: string, language: Language): Detail | undefined => {
    const phone = telephones(text).find((found) => found.digits === digits);
    if (phone) return { found: phone.raw, placeholder: '{organization.phone}' };
    const at = text.includes('@') ? text.toLowerCase().indexOf(email) : -1;
    const end = at + email.length;
    if (at >= 0 && !/[\w.+-]/.test(text[at - 1] ?? ' ') && !/\w/.test(text[end] ?? ' '))
      return { found: text.slice(at, end), placeholder: '{organization.email}' };
    const line = street[language] ?? '';
    if (line.length >= MIN_STREET_LENGTH && text.includes(line)) return { found: line, placeholder: ADDRESS };
    return undefined;
  };
}
