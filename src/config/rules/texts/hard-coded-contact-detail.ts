import { nameLanguages } from '../../texts/language-names';
import { telephones } from '../../texts/entities';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import type { Language } from '../../../site/languages';
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
  messages: {
    repeated: ({ language, found, placeholder }: Detail & { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text repeats "${found}". Write ${placeholder} instead: it always shows the current value.`,
      fr: `Le texte ${nameLanguages([language]).fr} répète « ${found} ». Écrivez plutôt ${placeholder}, qui affiche toujours la valeur actuelle.`,
    }),
  },
  *check({ config: { organization }, languages, texts }) {
    const findDetail = detailFinder(organization, texts);
    for (const text of texts) {
      if (text.path?.[0] === 'organization') continue;
      for (const language of languages) {
        const words = text.texts[language] ?? '';
        const detail = findDetail(words, language);
        if (!detail) continue;
        const { found, placeholder } = detail;
        const suggestion = placeholder === ADDRESS ? null : words.replace(found, () => placeholder);
        yield { text, language, message: 'repeated', data: { language, ...detail }, suggestion };
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
function detailFinder({ phone, email }: SiteConfig['organization'], texts: Context['texts']) {
  const [own] = telephones(phone);
  const address = new RegExp(`(?<![\\w.+-])${escapeRegExp(email)}(?!\\w)`, 'i');
  const street = texts.find(({ path = [] }) => path[1] === 'address' && path[2] === 'street')?.texts ?? {};
  return (text: string, language: Language): Detail | undefined => {
    const number = telephones(text).find((found) => found.value === own?.value);
    if (number) return { found: number.raw, placeholder: '{organization.phone}' };
    const [mail] = address.exec(text) ?? [];
    if (mail !== undefined) return { found: mail, placeholder: '{organization.email}' };
    const line = street[language] ?? '';
    const hasStreet = line.length >= MIN_STREET_LENGTH && text.includes(line);
    return hasStreet ? { found: line, placeholder: ADDRESS } : undefined;
  };
}
