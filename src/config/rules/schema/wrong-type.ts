import type { Translated } from '../../../lib/text/message-language';
import { joinParts } from '../../texts/language-names';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { valueKind } from '../../schema/display-value';
import { rule } from '../../rule';

export const wrongType = rule({
  code: 'SCHEMA-004',
  severity: 'error',
  keywords: ['type'],
  summary: { en: 'A value is of the wrong type.', fr: 'Une valeur n’est pas du bon type.' },
  docs: {
    en: 'A text is written in double quotes, a number and `true` or `false` without; a list in `[ ]`, an object with fields in `{ }`. This value has another type than the field needs, so the site could not use it.\n\nWrite a value of the named type. A number has no spaces and no commas: `1500`, `1.5`.',
    fr: 'Un texte s’écrit entre guillemets droits ; un nombre, `true` et `false`, sans guillemets ; une liste, entre `[ ]` ; un objet avec ses champs, entre `{ }`. Cette valeur n’est pas du type que demande le champ, et le site ne pourrait pas l’utiliser.\n\nÉcrivez une valeur du type indiqué. Un nombre n’a ni espace ni virgule : `1500`, `1.5`.',
  },
  examples: {
    invalid: [{ pointer: '/organization/address/latitude', value: '34,02' }],
    reports: 'This must be a number, without quotes, spaces or commas, not the text "34,02".',
    valid: [{ pointer: '/organization/address/latitude', value: 34.02 }],
  },
  messages: {
    type: ({ expected, found }: { expected: string; found: Translated }) => ({
      en: `This must be ${(types[expected] ?? any).en}, not ${found.en}.`,
      fr: `Il faut ici ${(types[expected] ?? any).fr}, et non ${found.fr}.`,
    }),
    range: ({ found }: { found: Translated }) => ({
      en: `This must be one number, not ${found.en}. The other end of a price range goes into "upTo".`,
      fr: `Il faut ici un seul nombre, et non ${found.fr}. L’autre bout d’une fourchette de prix s’écrit dans « upTo ».`,
    }),
    fields: ({ fields, found }: { fields: readonly string[]; found: Translated }) => ({
      en: `This must be an object in { } with ${joinParts(fields.map(quoted), 'en')}, not ${found.en}.`,
      fr: `Il faut ici un objet entre { }, avec ${joinParts(fields.map(quoted).map(frenchQuotes), 'fr')}, et non ${found.fr}.`,
    }),
  },
  explain: ({ params, data, parentSchema, instancePath }) => {
    const expected = String(params.type);
    const found = valueKind(data);
    const first = Object.keys(parentSchema.properties ?? {}).find((name) => !name.startsWith('$'));
    const fields = parentSchema.required ?? (first === undefined ? [] : [first]);
    // Each type of block has other fields.
    const isListed = fields.length > 0 && fields.length <= MOST_FIELDS && !fields.includes('type');
    if (
      expected === 'number' &&
      instancePath.startsWith('/values/') &&
      /^\D*\d[^-–à]*[-–à]\s*\d/.test(String(data))
    )
      return { message: 'range', data: { found } };
    if (expected === 'object' && isListed) return { message: 'fields', data: { fields, found } };
    return { message: 'type', data: { expected, found } };
  },
});

const quoted = (name: string) => JSON.stringify(name);

/** The fields of a list that is still useful to read. */
const MOST_FIELDS = 6;

const any: Translated = { en: 'of another type', fr: 'une valeur d’un autre type' };

const types: Record<string, Translated> = {
  string: { en: 'a text in double quotes', fr: 'un texte entre guillemets droits' },
  integer: {
    en: 'a whole number, without quotes, spaces or commas',
    fr: 'un nombre entier, sans guillemets, ni espace, ni virgule',
  },
  number: {
    en: 'a number, without quotes, spaces or commas',
    fr: 'un nombre, sans guillemets, ni espace, ni virgule',
  },
  boolean: { en: 'true or false, without quotes', fr: 'true ou false, sans guillemets' },
  array: { en: 'a list in [ ]', fr: 'une liste entre [ ]' },
  object: { en: 'an object in { }', fr: 'un objet entre { }' },
  'string,object': {
    en: 'a text in double quotes, or one for each language in { }',
    fr: 'un texte entre guillemets droits, ou un par langue entre { }',
  },
};
