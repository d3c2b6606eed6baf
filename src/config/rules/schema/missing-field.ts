import { joinParts } from '../../texts/language-names';
import { closestMatch } from '../../../lib/text/closest-match';
import { restoreLine } from '../../../lib/command/command-line';
import { SITE_CONFIG } from '../../read-config';
import { displayValue } from '../../schema/display-value';
import type { SchemaError } from '../../schema/schema-rule';
import { rule } from '../../rule';

export const missingField = rule({
  code: 'SCHEMA-002',
  severity: 'error',
  keywords: ['required', 'dependencies'],
  summary: { en: 'A field is missing.', fr: 'Il manque un champ.' },
  docs: {
    en: 'Some fields are required: a button needs its text and a target page, a page its title. Without them visitors would see a gap.\n\nAdd the named field at the reported place.',
    fr: 'Certains champs sont obligatoires : il faut à un bouton un texte et une page de destination, et à une page un titre. Sans eux, les visiteurs verraient un trou dans la page.\n\nAjoutez, à l’endroit indiqué, le champ que donne le message.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/actions/0', value: { label: 't:home.hero.contact' } }],
    reports: 'The field "to" is missing. Add it.',
    valid: [
      { pointer: '/pages/0/blocks/0/actions/0', value: { label: 't:home.hero.contact', to: 'contact' } },
    ],
  },
  messages: {
    missing: ({ field, example }: { field: string; example: string }) => ({
      en: `The field "${field}" is missing. Add it${example && `, for example: ${example}`}.`,
      fr: `Il manque le champ « ${field} ». Ajoutez-le${example && `, par exemple : ${example}`}.`,
    }),
    top: ({ fields }: { fields: string[] }) => ({
      en: `The config lacks ${joinParts(fields, 'en')}. Undo the change in your editor, or copy this part from the last committed version.`,
      fr: `Il manque à la configuration ${joinParts(
        fields.map((field) => `« ${field} »`),
        'fr',
      )}. Annulez la modification dans votre éditeur, ou copiez cette partie de la dernière version enregistrée.`,
    }),
    several: ({ fields }: { fields: string[] }) => ({
      en: `These fields are missing: ${fields.join(', ')}. Add them.`,
      fr: `Il manque les champs ${fields.join(', ')}. Ajoutez-les.`,
    }),
    otherFile: ({ file }: { file: string }) => ({
      en: `This is not a config: it has none of its main fields. Bring yours back with ${restoreLine(file)}.`,
      fr: `Ce fichier n’est pas une configuration : aucun de ses champs principaux n’y est. Rétablissez la vôtre avec ${restoreLine(file)}.`,
    }),
    misspelt: ({ field, written }: { field: string; written: string }) => ({
      en: `The field "${field}" is missing, and there is "${written}". Correct its name.`,
      fr: `Il manque le champ « ${field} », sans doute écrit « ${written} ». Corrigez son nom.`,
    }),
  },
  explain: (error) => {
    const { params, parentSchema, data, instancePath } = error;
    const field = String(params.missingProperty);
    const fields = (params.missing ?? [field]) as string[];
    if (isOtherFile(error)) return { message: 'otherFile', data: { file: SITE_CONFIG } };
    const known = parentSchema.properties ?? {};
    const hasExample = fields.some((name) => known[name]?.examples !== undefined);
    if (instancePath === '' && !hasExample) return { message: 'top', data: { fields } };
    if (fields.length > 1) return { message: 'several', data: { fields } };
    // In an object that allows other names, a similar name is most likely the missing field.
    const others = Object.keys(Object(data)).filter((name) => !Object.hasOwn(known, name));
    const written = others.find((name) => closestMatch(name, [field]) !== null);
    const [value] = known[field]?.examples ?? [];
    const example = value === undefined ? '' : `"${field}": ${displayValue(value)}`;
    if (written === undefined) return { message: 'missing', data: { field, example } };
    return { near: written, message: 'misspelt', data: { field, written }, suggestion: field };
  },
});

/** Returns whether an error says that a config lacks so many of its main fields that it is another file. */
export function isOtherFile({ keyword, params, instancePath }: SchemaError): boolean {
  const { missing = [] } = params as { missing?: string[] };
  return keyword === 'required' && instancePath === '' && missing.length > MOST_MISSING;
}

/** The main fields that a config may lack and still be one. */
const MOST_MISSING = 5;
