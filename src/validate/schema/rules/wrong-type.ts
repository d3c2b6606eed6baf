import type { Translated } from '../../../config/message-language';
import { joinParts } from '../../../config/texts/language-names';
import { isObject, valueAt } from '../../../lib/json';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { intendedBoolean, intendedDuration, intendedNumber } from '../../../lib/text/intended-value';
import { displayValue, valueKind } from '../display-value';
import { schemaRule } from '../schema-rule';

export const wrongType = schemaRule({
  code: 'SCHEMA-004',
  severity: 'error',
  keywords: ['type'],
  summary: { en: 'A value is of the wrong type.', fr: 'Une valeur n’est pas du bon type.' },
  docs: {
    en: 'A text is written in double quotes, a number and `true` or `false` without; a list in `[ ]`, an object with fields in `{ }`. This value has another type than the field needs, so the site could not use it.\n\nWrite a value of the named type. A number has no spaces and no commas: `1500`, `1.5`.',
    fr: 'Un texte s’écrit entre guillemets droits ; un nombre, `true` et `false`, sans guillemets ; une liste, entre `[ ]` ; un objet avec ses champs, entre `{ }`. Cette valeur n’est pas du type que demande le champ, et le site ne pourrait pas l’utiliser.\n\nÉcrivez une valeur du type indiqué. Un nombre n’a ni espace ni virgule : `1500`, `1.5`.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/address/latitude', value: '34,02' }],
    reports:
      'This must be a number, without quotes, spaces or commas, not the text "34,02". Did you mean 34.02?',
    valid: [{ file: 'site.config.json', pointer: '/organization/address/latitude', value: 34.02 }],
  },
  messages: {
    type: ({ expected, found }: { expected: string; found: Translated }) => ({
      en: `This must be ${(types[expected] ?? any).en}, not ${found.en}.`,
      fr: `Il faut ici ${(types[expected] ?? any).fr}, et non ${found.fr}.`,
    }),
    fields: ({ fields, found }: { fields: readonly string[]; found: Translated }) => ({
      en: `This must be an object in { } with ${joinParts(fields.map(quoted), 'en')}, not ${found.en}.`,
      fr: `Il faut ici un objet entre { }, avec ${joinParts(fields.map(quoted).map(frenchQuotes), 'fr')}, et non ${found.fr}.`,
    }),
    number: ({ value }: { value: string }) => ({
      en: `This must be a number, without quotes, spaces or commas, not the text ${value}.`,
      fr: `Il faut ici un nombre, sans guillemets, ni espace, ni virgule, et non le texte ${frenchQuotes(value)}.`,
    }),
    duration: ({ value }: { value: string }) => ({
      en: `This must be a number of milliseconds, without quotes, not the text ${value}.`,
      fr: `Il faut ici un nombre de millisecondes, sans guillemets, et non le texte ${frenchQuotes(value)}.`,
    }),
    entry: ({ entry }: { entry: string }) => ({
      en: `This must be an object in { }, not a text. Write ${entry}.`,
      fr: `Il faut ici un objet entre { }, et non un texte. Écrivez ${entry}.`,
    }),
    boolean: ({ value }: { value: string }) => ({
      en: `This must be true or false, without quotes, not the text ${value}.`,
      fr: `Il faut ici true ou false, sans guillemets, et non le texte ${frenchQuotes(value)}.`,
    }),
  },
  explain: ({ params, value, schema, config }) => {
    const expected = String(params.type);
    if (typeof value === 'string') {
      const data = { value: displayValue(value) };
      if (expected === 'object' && schema.properties?.page) {
        const isSection = isObject(valueAt(config, ['theme', 'sections', value]));
        const entry = `{ "${isSection ? 'section' : 'page'}": ${displayValue(value)} }`;
        return { message: 'entry', data: { entry } };
      }
      if (expected === 'number' || expected === 'integer') {
        const duration = intendedDuration(value);
        if (duration !== null) return { message: 'duration', data, suggestion: duration };
        const suggestion = intendedNumber(value);
        const isWrong = expected === 'integer' && !Number.isInteger(suggestion);
        return { message: 'number', data, suggestion: isWrong ? null : suggestion };
      }
      if (expected === 'boolean') return { message: 'boolean', data, suggestion: intendedBoolean(value) };
    }
    const found = valueKind(value);
    const fields = schema.required ?? [];
    // Each type of block has other fields.
    const isListed = fields.length > 0 && fields.length <= MOST_FIELDS && !fields.includes('type');
    if (expected === 'object' && isListed) return { message: 'fields', data: { fields, found } };
    // An entry of the header in a menu of names.
    const name: unknown = isObject(value) && expected === 'string' ? (value.page ?? value.id) : undefined;
    return { message: 'type', data: { expected, found }, suggestion: typeof name === 'string' ? name : null };
  },
});

const quoted = (name: string) => JSON.stringify(name);

/** The fields of a list that is still useful to read. */
const MOST_FIELDS = 3;

const any: Translated = { en: 'of another type', fr: 'une valeur d’un autre type' };

const types: Record<string, Translated> = {
  string: { en: 'a text in double quotes', fr: 'un texte entre guillemets droits' },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  number: { en: 'a number', fr: 'un nombre' },
  boolean: { en: 'true or false', fr: 'true ou false' },
  array: { en: 'a list in [ ]', fr: 'une liste entre [ ]' },
  object: { en: 'an object in { }', fr: 'un objet entre { }' },
  'string,object': {
    en: 'a text in double quotes, or one for each language in { }',
    fr: 'un texte entre guillemets droits, ou un par langue entre { }',
  },
};
