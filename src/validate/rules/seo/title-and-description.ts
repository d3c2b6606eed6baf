import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { languageNames, languages, type Language } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';

/** Character limits of titles, including the name of the company, and of descriptions; search engines cut off more. */
const LENGTHS = { title: { least: 10, most: 60 }, description: { least: 50, most: 160 } } as const;
type Field = keyof typeof LENGTHS;

/**
 * Returns a warning for each title or description, per language, that is too short, too long or used by two pages.
 *
 * @param source the text of the config, for positions
 */
export function searchProblems(site: Site, source: Source): Problem[] {
  return languages.flatMap((language) =>
    (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return site.config.pages.flatMap((page, index) => {
        const translation = translator(site, language)(page[field]);
        // A missing text is reported by another rule.
        if (translation.language !== language) return [];
        const text =
          field === 'title' ? `${translation.text} | ${site.config.organization.name}` : translation.text;
        const duplicate = seen.get(text);
        seen.set(text, duplicate ?? page.path);
        return [...lengthFault(field, text, language), ...duplicateFault(field, duplicate, language)].map(
          (message) =>
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

function lengthFault(field: Field, text: string, language: Language): string[] {
  const { least, most } = LENGTHS[field];
  const { length } = text;
  if (length >= least && length <= most) return [];
  const what = field === 'title' ? 'the title, with the name of the company,' : 'the description';
  const why = length > most ? 'search engines cut it off' : 'it says too little to be found by';
  return [
    `${what} has ${length} characters in ${languageNames[language]}: ${why}. Between ${least} and ${most} are right.`,
  ];
}

function duplicateFault(field: Field, duplicate: string | undefined, language: Language): string[] {
  return duplicate === undefined
    ? []
    : [
        `the page ${duplicate} has the same ${field} in ${languageNames[language]}: search engines cannot tell them apart.`,
      ];
}
