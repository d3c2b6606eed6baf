import { commandLine } from '../../../lib/command/command-line';
import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';
import { closestName } from '../../schema/closest-name';
import type { SchemaError } from '../../schema/schema-rule';

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
    invalid: [{ pointer: '/pages/0/blocks/0/eyebrwo', value: 't:home.hero.lead' }],
    reports: 'There is no field "eyebrwo" here. Did you mean "eyebrow"?',
    valid: [{ pointer: '/pages/0/blocks/0/eyebrow', value: 't:home.hero.lead' }],
  },
  messages: {
    unknown: ({ field, known }: { field: string; known: readonly string[] }) => ({
      en: `There is no field "${field}" here.${known.length > 0 ? ` The fields here are: ${known.join(', ')}.` : ''}`,
      fr: `Le champ « ${field} » n’existe pas ici.${known.length > 0 ? ` Champs possibles : ${known.join(', ')}.` : ''}`,
    }),
    direction: () => ({
      en: `The direction of writing follows from the language. Delete this field, wherever it is; "${commandLine('validate', '--fix')}" does so.`,
      fr: `Le sens d’écriture découle de la langue. Supprimez ce champ, partout où il figure ; « ${commandLine('validate', '--fix')} » le fait.`,
    }),
    block: () => ({
      en: 'This is a block. Move it to the list "blocks" of a page.',
      fr: 'C’est un bloc. Déplacez-le dans la liste « blocks » d’une page.',
    }),
    page: () => ({
      en: 'This is a page. Move it to the list "pages".',
      fr: 'C’est une page. Déplacez-la dans la liste « pages ».',
    }),
    entry: ({ field, list }: { field: string; list: string }) => ({
      en: `The field "${field}" belongs to an entry of the list "${list}". Move it there, between { }.`,
      fr: `Le champ « ${field} » appartient à un élément de la liste « ${list} ». Déplacez-le dans cette liste, entre { }.`,
    }),
  },
  explain: (error) => {
    const { field, known } = fieldNames(error);
    if (isDirection(error)) return { key: field, message: 'direction', fix: { remove: true } };
    if (isMisplacedBlock(error)) return { message: 'block' };
    const value: unknown = Object(error.data)[field];
    if (isBlock(value)) return { key: field, message: 'block' };
    if (Array.isArray(Object(value).blocks)) return { key: field, message: 'page' };
    const list = known.find((name) => {
      const entry = error.parentSchema.properties?.[name]?.items?.properties ?? {};
      return Object.hasOwn(entry, field);
    });
    if (list !== undefined) return { key: field, message: 'entry', data: { field, list } };
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

/** Returns whether an error says that a language has a direction, which earlier versions had. It is reported once, not for each. */
export function isDirection({ keyword, params, instancePath }: SchemaError): boolean {
  return (
    keyword === 'additionalProperties' &&
    params.additionalProperty === 'direction' &&
    /^\/languages\/\d+$/.test(instancePath)
  );
}

/** Returns whether an error says that an entry of a block is a block itself. Its other errors follow from that. */
export function isMisplacedBlock({ keyword, params, instancePath, data }: SchemaError): boolean {
  return (
    keyword === 'additionalProperties' &&
    params.additionalProperty === 'type' &&
    instancePath.includes('/blocks/') &&
    isBlock(data)
  );
}

function isBlock(value: unknown): boolean {
  return typeof Object(value).type === 'string';
}

/** Returns the field that an unknown one is meant to be: the most similar one, or the only one that is missing beside it. */
export function suggestField(error: SchemaError): string | null {
  const { field, known, present } = fieldNames(error);
  // Two letters are a language that the site does not have.
  if (field.length <= 2) return null;
  const { properties = {}, required = [] } = error.parentSchema;
  const names = known.map((name) => [name, properties[name]?.frenchName] as const);
  const missing = required.filter((name) => !present.includes(name));
  const isOnly = missing.length === 1 && present.every((name) => name === field || known.includes(name));
  return closestName(field, names, new Set(present)) ?? (isOnly ? missing[0]! : null);
}

/** Returns whether a name is missing and nothing else is similar: no other missing field, and no other unknown one. */
function isCertain(name: string, error: SchemaError): boolean {
  const { field, known, present } = fieldNames(error);
  const { frenchName = name } = error.parentSchema.properties?.[name] ?? {};
  const missing = known.filter((other) => other !== name && !present.includes(other));
  const unknown = present.filter((other) => other !== field && !known.includes(other));
  return (
    !present.includes(name) &&
    closestMatch(field, [name, frenchName]) !== null &&
    closestMatch(field, missing) === null &&
    closestMatch(name, unknown) === null
  );
}

function fieldNames({ params, parentSchema, data }: SchemaError) {
  return {
    field: String(params.additionalProperty),
    known: Object.keys(parentSchema.properties ?? {}),
    present: Object.keys(Object(data)),
  };
}
