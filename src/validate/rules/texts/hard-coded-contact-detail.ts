import leven from 'leven';
import { nameLanguages } from '../../../config/texts/language-names';
import { telephones, type Telephone } from '../../../config/texts/phone-numbers';
import { languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import type { Context } from '../../context';
import { rule } from '../../rule';

export const hardCodedContactDetail = rule({
  code: 'WORDS-013',
  severity: 'warning',
  summary: {
    en: 'A text repeats a contact detail of the company, or the address of a page.',
    fr: 'Un texte répète une coordonnée de l’entreprise, ou l’adresse d’une page.',
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
    page: ({ language, found }: { language: Language; found: string }) => ({
      en: `The ${nameLanguages([language]).en} text has the address ${found}, which visitors cannot click. Name the page, and add a button or a link that leads to it.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient l’adresse ${found}, sur laquelle les visiteurs ne peuvent pas cliquer. Nommez la page, et ajoutez un bouton ou un lien qui y mène.`,
    }),
    similar: ({ language, found, placeholder }: Detail & { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text has "${found}", which is nearly the company’s own contact detail. If that one is meant, write ${placeholder} instead.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient « ${found} », qui est presque la coordonnée de l’entreprise. Si c’est elle, écrivez plutôt ${placeholder}.`,
    }),
  },
  *check({ config: { organization, url }, texts }) {
    const findDetail = detailFinder(organization, texts);
    for (const text of texts) {
      if (text.path?.[0] === 'organization') continue;
      for (const language of languages) {
        const words = text.texts[language];
        if (words?.includes(`${url}/`))
          yield { text, language, message: 'page', data: { language, found: addressAt(words, `${url}/`) } };
        const detail = words === undefined ? undefined : findDetail(words, language);
        if (words === undefined || !detail) continue;
        const { found, placeholder, isSimilar } = detail;
        const suggestion = placeholder === ADDRESS ? null : words.replace(found, () => placeholder);
        const message = isSimilar ? 'similar' : 'repeated';
        yield { text, language, message, data: { language, found, placeholder }, suggestion };
      }
    }
  },
});

/** A contact detail as a text has it, and the placeholder that shows it. */
interface Detail {
  found: string;
  placeholder: string;
  /** Whether it differs from the real one in one or two characters. */
  isSimilar?: boolean;
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
    const phones = telephones(text);
    const phone = phones.find((found) => found.digits === digits);
    if (phone) return { found: phone.raw, placeholder: '{organization.phone}' };
    const at = text.includes('@') ? text.toLowerCase().indexOf(email) : -1;
    const end = at + email.length;
    if (at >= 0 && !/[\w.+-]/.test(text[at - 1] ?? ' ') && !/\w/.test(text[end] ?? ' '))
      return { found: text.slice(at, end), placeholder: '{organization.email}' };
    const line = street[language] ?? '';
    if (line.length >= MIN_STREET_LENGTH && text.includes(line)) return { found: line, placeholder: ADDRESS };
    return findMisspelt(text, phones, digits, email);
  };
}

/** Returns the address in a text that starts with another one. */
function addressAt(text: string, start: string): string {
  return /^[^\s«»”)،؛]+?(?=[.,;:!?…]*(?:[\s«»”)،؛]|$))/.exec(text.slice(text.indexOf(start)))?.[0] ?? start;
}

/** Finds a telephone number or e-mail address that seems to be a misspelling of the company’s own. */
function findMisspelt(
  text: string,
  phones: readonly Telephone[],
  digits: string,
  email: string,
): Detail | undefined {
  // The numbers of other lines of a company often differ in their last two digits only.
  const phone = phones.find(
    (found) => found.digits.slice(0, -2) !== digits.slice(0, -2) && isNear(found.digits, digits),
  );
  if (phone) return { found: phone.raw, placeholder: '{organization.phone}', isSimilar: true };
  const found = text.includes('@') ? text.match(EMAIL)?.find((other) => isMisspelt(other, email)) : undefined;
  return found === undefined ? undefined : { found, placeholder: '{organization.email}', isSimilar: true };
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Returns whether an address seems to be meant as another. Short names such as “rh” and “it” are other addresses. */
function isMisspelt(found: string, email: string): boolean {
  const address = found.toLowerCase();
  const [name = '', host] = address.split('@');
  return (host !== email.split('@')[1] || name.length >= MIN_NAME_LENGTH) && isNear(address, email);
}

const MIN_NAME_LENGTH = 5;

/** Returns whether two texts differ in one or two characters. */
function isNear(one: string, other: string): boolean {
  const distance = leven(one, other, { maxDistance: 3 });
  return distance > 0 && distance <= 2;
}
