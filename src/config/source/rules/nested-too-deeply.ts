import { describeRule } from '../../rule';

const brackets = '['.repeat(70);

export const nestedTooDeeply = describeRule({
  code: 'JSON-003',
  severity: 'error',
  summary: {
    en: 'Lists and objects are nested too deeply.',
    fr: 'Des listes et des objets sont imbriqués trop profondément.',
  },
  docs: {
    en: 'The files of the site have about ten levels of lists and objects; more than 64 are not read. A file with more is damaged or was written by a faulty program, and reading it level by level could exhaust memory.\n\nLook at the reported place for a row of `[` or `{`. Delete those that are not needed, with the matching `]` and `}`.',
    fr: 'Les fichiers du site ont une dizaine de niveaux de listes et d’objets ; au-delà de 64, ils ne sont pas lus. Un fichier qui en a plus est endommagé ou vient d’un programme défectueux, et sa lecture pourrait épuiser la mémoire.\n\nCherchez, à l’endroit indiqué, une suite de `[` ou de `{`. Supprimez ceux qui sont de trop, avec les `]` et `}` correspondants.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', content: `${brackets}${brackets.replaceAll('[', ']')}` }],
    reports: 'Lists and objects are nested more than 64 levels deep here.',
    valid: [
      {
        file: 'locales/en.json',
        content: '{ "contact": { "name": "Contact us", "summary": "Where to find us." } }',
      },
    ],
  },
  messages: {
    deep: ({ limit }: { limit: number }) => ({
      en: `Lists and objects are nested more than ${limit} levels deep here. Remove the [ or { that are not needed before this place.`,
      fr: `Des listes et des objets sont imbriqués ici sur plus de ${limit} niveaux. Supprimez les [ ou { de trop avant cet endroit.`,
    }),
  },
});
