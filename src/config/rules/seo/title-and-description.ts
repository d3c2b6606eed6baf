import { joinParts, nameLanguages } from '../../texts/language-names';
import { textPlace } from '../../texts/all-texts';
import { groupBy } from '../../../lib/lists/group-by';
import type { Path } from '../../../lib/json';
import type { Language } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import { translator } from '../../../site/translate';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

/** More titles that are too long have one cause, the name of the company at their end. */
const MOST_LISTED = 5;
/** From this length on, the name of a company at the end of a title leaves too little for its words. */
const LONG_NAME = 25;

/** The fields, how messages call them, and limits in characters: search engines cut off what is longer. */
const fields = {
  title: {
    en: 'title, with the name of the company,',
    fr: 'titre, avec le nom de l’entreprise,',
    least: 10,
    most: 60,
  },
  description: { en: 'description', fr: 'texte « description »', least: 50, most: 160 },
} as const;

type Field = keyof typeof fields;

export const titleAndDescription = rule({
  code: 'SEARCH-001',
  severity: 'warning',
  mayFollow: 'error',
  summary: {
    en: 'A title or description is too short or too long for search engines, or two pages share it.',
    fr: 'Un titre ou une description est trop court ou trop long pour les moteurs de recherche, ou sert à deux pages.',
  },
  docs: {
    en: 'Search engines show the title of a page, with the company’s name after it, and its description. They cut off what is too long; what is too short says nothing; two pages with the same one look alike in the results. Visitors then skip the page.\n\nWrite a title of 10 to 60 characters including the name of the company, a description of 50 to 160, and different ones for each page.',
    fr: 'Les moteurs de recherche affichent le titre d’une page, suivi du nom de l’entreprise, et sa description. Ils coupent ce qui est trop long ; ce qui est trop court ne dit rien ; deux pages qui ont le même titre ou la même description se confondent dans les résultats. Les visiteurs passent alors leur chemin.\n\nÉcrivez un titre de 10 à 60 caractères, nom de l’entreprise compris, une description de 50 à 160 caractères, et des textes différents pour chaque page.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/contact/description', value: 'Write to us.' }],
    reports: 'The English description has 12 characters.',
    valid: [
      {
        file: 'locales/en.json',
        pointer: '/contact/description',
        value: 'Write to the workshop or call: we answer on the same day, from Monday to Friday.',
      },
    ],
  },
  messages: {
    length: ({ field, languages, lengths }: { field: Field; languages: Language[]; lengths: string[] }) => ({
      en: `The ${nameLanguages(languages).en} ${fields[field].en} has ${joinParts(lengths, 'en')} characters. Search engines cut off what is long, and what is short says nothing: write ${fields[field].least} to ${fields[field].most}.`,
      fr: `Le ${fields[field].fr} en ${nameLanguages(languages).fr} compte ${joinParts(lengths, 'fr')} caractères. Les moteurs de recherche coupent ce qui est long, et ce qui est court ne dit rien : écrivez de ${fields[field].least} à ${fields[field].most} caractères.`,
    }),
    name: ({ count, characters }: Record<'count' | 'characters', number>) => ({
      en: `With this name, whose ${characters} characters end every title, ${count} titles are too long for search engines. Shorten it, and write the whole name under "legalName".`,
      fr: `Avec ce nom, dont les ${characters} caractères terminent chaque titre, ${count} titres sont trop longs pour les moteurs de recherche. Raccourcissez-le, et écrivez le nom entier sous « legalName ».`,
    }),
    duplicate: ({ field, languages, other }: { field: Field; languages: Language[]; other: string }) => ({
      en: `The page ${other} has the same ${field} in ${nameLanguages(languages).en}, so visitors cannot tell the two apart in search results. Write a different one for each page.`,
      fr: `La page ${other} a ${field === 'title' ? 'le même titre' : 'la même description'} en ${nameLanguages(languages).fr} : les visiteurs ne les distinguent pas dans les résultats de recherche. Écrivez un texte différent pour chaque page.`,
    }),
  },
  *check({ config, languages, site, translations }) {
    for (const field of ['title', 'description'] as const) {
      const { least, most } = fields[field];
      const seen = new Map<string, string>();
      const shownTexts = config.pages.map((_, index) =>
        languages.flatMap((language) => {
          const words = site.config.pages[index]![field];
          const translation = translator(site, language)(words);
          const text = translation.text + endOf(field, config);
          // What a language lacks is shown in the first one; a key without a text is a string.
          return typeof words !== 'string' && translation.language === language ? [{ language, text }] : [];
        }),
      );
      // Titles that only the name of the company makes too long.
      const end = endOf(field, config).length;
      const isLongByName = ({ text: { length } }: { text: string }) =>
        end > LONG_NAME && length > most && length - end <= most;
      const long = shownTexts.filter((shown) => shown.some(isLongByName)).length;
      const isNameLong = long > MOST_LISTED;
      if (isNameLong) {
        const data = { count: long, characters: config.organization.name.length };
        yield { path: ['organization', 'name'], message: 'name', data };
      }
      for (const [index, page] of config.pages.entries()) {
        const path = ['pages', index, field];
        const shown = shownTexts[index]!;
        const wrong = shown.filter(
          (one) => (one.text.length < least || one.text.length > most) && !(isNameLong && isLongByName(one)),
        );
        if (wrong[0]) {
          const lengths = wrong.map(({ text }) => String(text.length));
          const place = textPlace(translations, page[field], path, wrong[0].language);
          yield { ...place, message: 'length', data: { field, languages: languagesOf(wrong), lengths } };
        }
        const keyOf = ({ language, text }: (typeof shown)[number]) => `${language} ${text}`;
        for (const [other, same] of groupBy(shown, (one) => seen.get(keyOf(one))))
          if (other !== undefined) {
            const place = textPlace(translations, page[field], path, same[0]!.language);
            yield { ...place, message: 'duplicate', data: { field, languages: languagesOf(same), other } };
          }
        for (const one of shown) if (!seen.has(keyOf(one))) seen.set(keyOf(one), pagePath(site, page.path));
      }
    }
  },
});

/** Returns the most characters of a text that search engines show; undefined for any other text. */
export function searchLimit(config: SiteConfig, [part, , field, ...inner]: Path): number | undefined {
  const isShown = part === 'pages' && inner.length === 0 && (field === 'title' || field === 'description');
  return isShown ? fields[field].most - endOf(field, config).length : undefined;
}

function endOf(field: Field, { organization }: SiteConfig): string {
  return field === 'title' ? ` | ${organization.name}` : '';
}

function languagesOf(texts: readonly { language: Language }[]): Language[] {
  return texts.map(({ language }) => language);
}
