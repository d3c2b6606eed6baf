import { languages, type Language } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';
import { configProblem } from '../../../config/report';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/** What search engines show of a title, with the company's name after it, and of a description; more is cut off. */
const LENGTHS = { title: { least: 10, most: 60 }, description: { least: 50, most: 160 } } as const;
type Field = keyof typeof LENGTHS;

/**
 * Titles and descriptions that search engines would cut off, or that two pages share.
 *
 * @param source the text of the config, for the places
 * @returns a warning for each page, field and language
 */
export function searchProblems(site: Site, source: Source): Problem[] {
  return languages.flatMap((language) =>
    (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return site.config.pages.flatMap((page, index) => {
        const spoken = translator(site, language)(page[field]);
        // Words that are missing are told as that.
        if (spoken.language !== language) return [];
        const words = field === 'title' ? `${spoken.text} | ${site.config.organization.name}` : spoken.text;
        const twin = seen.get(words);
        seen.set(words, twin ?? page.path);
        return [...lengthFault(field, words, language), ...twinFault(field, twin, language)].map((message) =>
          configProblem(site.config, source, {
            code: 'SEARCH-001',
            path: ['pages', index, field],
            message,
            severity: 'warning',
          }),
        );
      });
    }),
  );
}

function lengthFault(field: Field, words: string, language: Language): string[] {
  const { least, most } = LENGTHS[field];
  const { length } = words;
  if (length >= least && length <= most) return [];
  const what = field === 'title' ? 'the title, with the name of the company,' : 'the description';
  const why = length > most ? 'search engines cut it off' : 'it says too little to be found by';
  return [
    `${what} has ${length} characters in ${names[language]}: ${why}. Between ${least} and ${most} are right.`,
  ];
}

function twinFault(field: Field, twin: string | undefined, language: Language): string[] {
  return twin === undefined
    ? []
    : [
        `the page ${twin} has the same ${field} in ${names[language]}: search engines cannot tell them apart.`,
      ];
}

const names: Record<Language, string> = { fr: 'French', en: 'English', ar: 'Arabic' };
