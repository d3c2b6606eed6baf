import type { Translated } from '../../../config/message-language';
import { nameLanguages } from '../../../config/texts/language-names';
import { groupBy } from '../../../lib/lists/group-by';
import type { Path } from '../../../lib/json';
import { languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import { translator } from '../../../site/translate';
import type { Text } from '../../../site/types.generated';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { textPlace } from '../../text-place';

/** Limits in characters. A title includes the name of the company; search engines cut off what is longer. */
const LENGTHS = { title: { least: 10, most: 60 }, description: { least: 50, most: 160 } } as const;

interface Data {
  field: keyof typeof LENGTHS;
  language: Translated;
}

/** A text of a wrong length in one language. */
interface Length {
  language: Language;
  length: number;
}

export const titleAndDescription = rule({
  code: 'SEARCH-001',
  severity: 'warning',
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
    reports: 'The English description has 12 characters, which is too short.',
    valid: [
      {
        file: 'locales/en.json',
        pointer: '/contact/description',
        value: 'Write to the workshop or call: we answer on the same day, from Monday to Friday.',
      },
    ],
  },
  messages: {
    tooLong: (data: Data & { length: number }) => ({
      en: `${subject(data).en} has ${data.length} characters, and search engines cut it off. Write ${range(data).en} characters.`,
      fr: `${subject(data).fr} compte ${data.length} caractères : les moteurs de recherche coupent la fin. Écrivez ${range(data).fr} caractères.`,
    }),
    tooShort: (data: Data & { length: number }) => ({
      en: `${subject(data).en} has ${data.length} characters, which is too short. Write ${range(data).en} characters.`,
      fr: `${subject(data).fr} compte ${data.length} caractères, ce qui est trop peu. Écrivez ${range(data).fr} caractères.`,
    }),
    lengths: ({ field, lengths }: { field: Data['field']; lengths: readonly Length[] }) => ({
      en: `The ${field} is too short or too long for search engines: ${lengthList(lengths).en}. Write ${range({ field }).en} characters${field === 'title' ? ', with the name of the company' : ''}.`,
      fr: `${field === 'title' ? 'La longueur du titre' : 'La longueur de la description'} ne convient pas aux moteurs de recherche : ${lengthList(lengths).fr}. Écrivez ${range({ field }).fr} caractères${field === 'title' ? ', nom de l’entreprise compris' : ''}.`,
    }),
    duplicate: ({ field, language, other }: Data & { other: string }) => ({
      en: `The page ${other} has the same ${language.en} ${field}, so visitors cannot tell the two apart in search results. Write a different one for each page.`,
      fr: `La page ${other} a ${field === 'title' ? 'le même titre' : 'la même description'} en ${language.fr} : les visiteurs ne les distinguent pas dans les résultats de recherche. Écrivez un texte différent pour chaque page.`,
    }),
  },
  *check({ config, site, translations }) {
    for (const field of ['title', 'description'] as const) {
      const { least, most } = LENGTHS[field];
      const seen = new Map<string, string>();
      for (const [index, page] of config.pages.entries()) {
        const path = ['pages', index, field];
        const wrong: Length[] = [];
        const twins: { language: Language; other: string }[] = [];
        for (const language of languages) {
          const words = site.config.pages[index]![field];
          const translation = translator(site, language)(words);
          // A missing text is reported by another rule.
          if (typeof words === 'string' || translation.language !== language) continue;
          const text =
            field === 'title' ? withCompany(translation.text, config.organization.name) : translation.text;
          if (text.length < least || text.length > most) wrong.push({ language, length: text.length });
          const other = seen.get(`${language} ${text}`);
          if (other !== undefined) twins.push({ language, other });
          seen.set(`${language} ${text}`, other ?? pagePath(site, page.path));
        }
        yield* lengthFindings({ translations }, page[field], path, field, wrong);
        for (const [other, same] of groupBy(twins, (twin) => twin.other)) {
          const language = nameLanguages(same.map((twin) => twin.language));
          yield { path, message: 'duplicate', data: { field, language, other } };
        }
      }
    }
  },
});

function withCompany(title: string, company: string): string {
  return `${title} | ${company}`;
}

/** Returns one finding for all languages in which a text has the wrong length. */
function lengthFindings(
  context: Pick<Context, 'translations'>,
  text: Text,
  path: Path,
  field: Data['field'],
  wrong: readonly Length[],
) {
  const [first, ...more] = wrong;
  if (!first) return [];
  const { language, length } = first;
  const place = textPlace(context, text, path, language);
  if (more.length > 0) return [{ ...place, message: 'lengths' as const, data: { field, lengths: wrong } }];
  const message = length > LENGTHS[field].most ? ('tooLong' as const) : ('tooShort' as const);
  return [{ ...place, message, data: { field, language: nameLanguages([language]), length } }];
}

/** @example lengthList([{ language: 'fr', length: 70 }]).en // 'French 70' */
function lengthList(lengths: readonly Length[]): Translated {
  const listed = (messages: 'en' | 'fr') =>
    lengths.map(({ language, length }) => `${nameLanguages([language])[messages]} ${length}`).join(', ');
  return { en: listed('en'), fr: listed('fr') };
}

/** Returns the text with its language, as the beginning of a message. */
function subject({ field, language }: Data): Translated {
  return field === 'title'
    ? {
        en: `The ${language.en} title, with the name of the company,`,
        fr: `Le titre en ${language.fr}, avec le nom de l’entreprise,`,
      }
    : { en: `The ${language.en} description`, fr: `La description en ${language.fr}` };
}

function range({ field }: Pick<Data, 'field'>): Translated {
  const { least, most } = LENGTHS[field];
  return { en: `${least} to ${most}`, fr: `de ${least} à ${most}` };
}
