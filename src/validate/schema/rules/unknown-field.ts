import { joinParts } from '../../../config/texts/language-names';
import { isObject, valueAt } from '../../../lib/json';
import { frenchQuotes } from '../../../lib/text/french-spaces';
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
    instead: ({ fields, missing }: { fields: readonly string[]; missing: readonly string[] }) => ({
      en: `There is no field ${joined(fields, 'en')} here, and ${joined(missing, 'en')} ${missing.length > 1 ? 'are' : 'is'} missing. If the name alone is wrong, correct it; otherwise add ${missing.length > 1 ? 'the missing ones' : 'the missing one'}, and remove the other.`,
      fr: `${fields.length > 1 ? 'Les champs' : 'Le champ'} ${joined(fields, 'fr')} ${fields.length > 1 ? 'n’existent' : 'n’existe'} pas ici, et il manque ${joined(missing, 'fr')}. Si seul le nom est faux, corrigez-le ; sinon, ajoutez ce qui manque et supprimez le reste.`,
    }),
    derived: () => ({
      en: 'The direction of writing follows from the language. Remove this field, in every language; "npm run validate -- --fix" does so.',
      fr: 'Le sens d’écriture découle de la langue. Supprimez ce champ, dans chaque langue ; « npm run validate -- --fix » le fait.',
    }),
    ofField: ({ field, part }: { field: string; part: string }) => ({
      en: `There is no field "${field}" here: it belongs to "${part}". Move it there.`,
      fr: `Le champ « ${field} » n’existe pas ici : sa place est dans « ${part} ». Déplacez-le.`,
    }),
    ofBlock: ({ field, block }: { field: string; block: string }) => ({
      en: `There is no field "${field}" here: it belongs to the block "${block}". Move it there.`,
      fr: `Le champ « ${field} » n’existe pas ici : sa place est dans le bloc « ${block} ». Déplacez-le.`,
    }),
  },
  explain: (error) => {
    const { field, known, present } = fieldNames(error);
    if (isDerived(error)) return { key: field, message: 'derived', fix: { remove: true } };
    const { part, block } = rightPlace(error);
    if (part !== undefined) return { key: field, message: 'ofField', data: { field, part } };
    if (block !== undefined) return { key: field, message: 'ofBlock', data: { field, block } };
    const { fields, missing } = error.params as { fields?: string[]; missing?: string[] };
    const [only, ...others] = fields && missing ? missing : [];
    if (fields && missing && only !== undefined) {
      const suggestion = fields.length === 1 && others.length === 0 ? only : null;
      return { key: field, message: 'instead', data: { fields, missing }, suggestion };
    }
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

/** Returns whether a field of a language is one that follows from the language. */
export function isDerived({ params, schema }: Pick<SchemaError, 'params' | 'schema'>): boolean {
  return schema.typeName === 'SiteLanguage' && params.additionalProperty === 'direction';
}

/** Returns the field that an unknown one is meant to be. */
export function suggestField(error: Pick<SchemaError, 'params' | 'schema' | 'value'>): string | null {
  const { field, known, present } = fieldNames(error);
  // A language that the site does not have is no misspelling.
  if (OTHER_LANGUAGES.has(field)) return null;
  return closestMatch(field, known, new Set(present));
}

const OTHER_LANGUAGES = new Set(['de', 'es', 'it', 'nl', 'pt', 'tr', 'zh']);

/** Returns where a field belongs: to a part of the object, or, for a field of a page, to a block. */
export function rightPlace(error: Omit<SchemaError, 'path' | 'keyword'>): { part?: string; block?: string } {
  const { field } = fieldNames(error);
  const { properties = {} } = error.schema;
  const part = Object.keys(properties).find((name) => properties[name]?.properties?.[field]);
  if (part !== undefined) return { part };
  const block = properties.blocks && suggestField(error) === null ? blockWith(field, error) : undefined;
  return block === undefined ? {} : { block };
}

function joined(names: readonly string[], language: 'en' | 'fr'): string {
  return joinParts(
    names.map((name) => (language === 'fr' ? frenchQuotes(`"${name}"`) : `"${name}"`)),
    language,
  );
}

function fieldNames({ params, schema, value }: Pick<SchemaError, 'params' | 'schema' | 'value'>) {
  return {
    field: String(params.additionalProperty),
    known: Object.keys(schema.properties ?? {}),
    present: Object.keys(Object(value)),
  };
}

/** Returns the type of a block that has a field: one of the page if possible, or of any page. */
function blockWith(
  field: string,
  { config, value }: Pick<SchemaError, 'config' | 'value'>,
): string | undefined {
  const pages = valueAt(config, ['pages']);
  const blocksOf = (page: unknown) => {
    const blocks = valueAt(page, ['blocks']);
    return Array.isArray(blocks) ? blocks.filter(isObject) : [];
  };
  const all = Array.isArray(pages) ? pages.flatMap(blocksOf) : [];
  const types = new Set(all.flatMap((block) => (Object.hasOwn(block, field) ? [block.type] : [])));
  const own = blocksOf(value).find(({ type }) => types.has(type))?.type;
  const type = own ?? [...types][0];
  return typeof type === 'string' ? type : undefined;
}
