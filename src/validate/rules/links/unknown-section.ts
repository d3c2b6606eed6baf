import { rule } from '../../rule';
import { otherUses } from './other-places';
import { unknownNames, type MissingName } from './unknown-name';

export const unknownSection = rule({
  code: 'LINK-005',
  severity: 'error',
  summary: { en: 'A section that does not exist is named.', fr: 'Une section utilisée n’existe pas.' },
  docs: {
    en: 'A section gives its pages their colors and their pattern. Sections are declared under `theme.sections`.\n\nWrite one of those names, or omit `section`: the page then looks like `default`.',
    fr: 'Une section donne à ses pages leurs couleurs et leur motif. Les sections se déclarent sous `theme.sections`.\n\nÉcrivez l’un de ces noms, ou supprimez `section` : la page prend alors l’aspect de la section `default`.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/section', value: 'workshp' }],
    reports: 'There is no section "workshp" under theme.sections. Did you mean "workshop"?',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/section', value: 'workshop' }],
  },
  messages: {
    unknown: ({ name, known, others }: MissingName) => ({
      en: `There is no section "${name}" under theme.sections.${known && ` The sections are: ${known}.`}${otherUses(others).en}`,
      fr: `La section « ${name} » n’existe pas sous theme.sections.${known && ` Sections existantes : ${known}.`}${otherUses(others).fr}`,
    }),
  },
  check: (context) => unknownNames(context, 'section'),
});
