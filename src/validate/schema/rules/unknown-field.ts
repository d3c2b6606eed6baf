import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';
import type { SchemaError } from '../schema-rule';

export const unknownField = rule({
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
    const { field, known } = fieldNames(error);
    const suggestion = suggestField(error);
    return {
      key: field,
      message: 'unknown',
      data: { field, known: suggestion === null ? known.filter((name) => !name.startsWith('$')) : [] },
      suggestion,
      fix: suggestion !== null && isCertain(suggestion, error) ? { rename: suggestion } : undefined,
    };
  },
});

/** Returns the field that an unknown one is meant to be. */
export function suggestField(error: SchemaError): string | null {
  const { field, known, present } = fieldNames(error);
  // Two letters are a language that the site does not have.
  return field.length > 2 ? closestMatch(field, known, new Set(present)) : null;
}

/** Returns whether a name is missing and nothing else is similar: no other missing field, and no other unknown one. */
function isCertain(name: string, error: SchemaError): boolean {
  const { field, known, present } = fieldNames(error);
  const missing = known.filter((other) => other !== name && !present.includes(other));
  const unknown = present.filter((other) => other !== field && !known.includes(other));
  // A block among the entries of another is at the wrong place, and its fields are not misspelt.
  if (unknown.includes('type')) return false;
  return (
    !present.includes(name) && closestMatch(field, missing) === null && closestMatch(name, unknown) === null
  );
}

function fieldNames({ params, parentSchema, data }: SchemaError) {
  return {
    field: String(params.additionalProperty),
    known: Object.keys(parentSchema.properties ?? {}),
    present: Object.keys(Object(data)),
  };
}
