import { closestMatch } from '../../../lib/text/closest-match';
import { certainRename } from '../certain-rename';
import { schemaRule, type SchemaError } from '../schema-rule';

export const unknownField = schemaRule({
  code: 'SCHEMA-001',
  severity: 'error',
  keywords: ['additionalProperties'],
  summary: { en: 'A field is unknown at its place.', fr: 'Un champ n’existe pas à cet endroit.' },
  docs: {
    en: 'The field is unknown at this place: its name is misspelt, or it belongs elsewhere. The site ignores it, so visitors would never see its value.\n\nWrite it as suggested; `npm run validate -- --fix` does so where there is no doubt. In VS Code, Ctrl and the space bar show what is allowed.',
    fr: 'Ce champ n’existe pas à cet endroit : son nom est mal écrit, ou sa place est ailleurs. Le site l’ignore, et les visiteurs ne verraient jamais sa valeur.\n\nCorrigez-le comme le message le propose ; `npm run validate -- --fix` le fait quand il n’y a aucun doute. Dans VS Code, Ctrl + Espace affiche ce qui est permis.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/eyebrwo', value: 't:home.hero.lead' }],
    reports: 'There is no field "eyebrwo" here. Did you mean "eyebrow"?',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/eyebrow', value: 't:home.hero.lead' }],
  },
  messages: {
    unknown: ({ field, known }: { field: string; known: readonly string[] }) => ({
      en: `There is no field "${field}" here.${known.length > 0 ? ` The fields here are: ${known.join(', ')}.` : ''}`,
      fr: `Le champ « ${field} » n’existe pas ici.${known.length > 0 ? ` Champs possibles : ${known.join(', ')}.` : ''}`,
    }),
  },
  explain: (error) => {
    const { field, known, present } = fieldNames(error);
    const suggestion = suggestField(error);
    const rename = certainRename(field, known, present);
    return {
      key: field,
      message: 'unknown',
      data: { field, known: suggestion === null ? known.filter((name) => !name.startsWith('$')) : [] },
      suggestion,
      // A name that is too short for a suggestion is not renamed either.
      fix: rename !== undefined && rename === suggestion ? { rename } : undefined,
    };
  },
});

/** Returns the field that an unknown one is meant to be. */
export function suggestField(error: Pick<SchemaError, 'params' | 'schema' | 'value'>): string | null {
  const { field, known, present } = fieldNames(error);
  return closestMatch(field, known, new Set(present));
}

function fieldNames({ params, schema, value }: Pick<SchemaError, 'params' | 'schema' | 'value'>) {
  return {
    field: String(params.additionalProperty),
    known: Object.keys(schema.properties ?? {}),
    present: Object.keys(Object(value)),
  };
}
