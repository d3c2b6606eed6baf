import type { Translated } from '../../../config/message-language';
import { displayValue } from '../display-value';
import { schemaRule } from '../schema-rule';
import { suggestFormat } from '../suggest-format';

/** The pattern of a text that is not blank. */
const NOT_BLANK = '\\S';

export const wrongFormat = schemaRule({
  code: 'SCHEMA-005',
  severity: 'error',
  keywords: ['pattern', 'anyOf', 'propertyNames'],
  summary: {
    en: 'A value or a name is not in the right form.',
    fr: 'Une valeur ou un nom n’a pas la bonne forme.',
  },
  docs: {
    en: 'Names, addresses, colors, times and phone numbers each have one form; a text is a key such as `"t:home.hero.title"`, or the text in each language. In another form, a phone number could not be called and a link would be broken.\n\nWrite it as the message says.',
    fr: 'Les noms, les adresses, les couleurs, les heures et les numéros de téléphone ont chacun leur forme ; un texte s’écrit comme une clé, par exemple `"t:home.hero.title"`, ou dans chaque langue. Sous une autre forme, on ne pourrait pas appeler un numéro, et un lien serait rompu.\n\nÉcrivez la valeur comme l’indique le message.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/phone', value: '0522 11 11 11' }],
    reports: 'a phone number starts with + and the country code',
    valid: [{ file: 'site.config.json', pointer: '/organization/phone', value: '+212522111111' }],
  },
  messages: {
    empty: () => ({
      en: 'This must not be empty. Write a text.',
      fr: 'Cette valeur est vide. Écrivez un texte.',
    }),
    format: ({ value, format }: { value: string; format: Translated }) => ({
      en: `${value} is not in the right form: ${format.en}.`,
      fr: `${value} n’a pas la bonne forme : ${format.fr}.`,
    }),
    name: ({ name }: { name: string }) => ({
      en: `"${name}" cannot be a name. Write it in small letters, digits and single hyphens.`,
      fr: `« ${name} » ne convient pas comme nom. N’utilisez que des minuscules, des chiffres et des traits d’union simples.`,
    }),
    text: ({ value }: { value: string }) => ({
      en: `${value} is not a text. Write the text in each language: { "fr": "…", "en": "…", "ar": "…" }, or a key such as "t:home.hero.title".`,
      fr: `${value} n’est pas un texte. Écrivez-le dans chaque langue : { "fr": "…", "en": "…", "ar": "…" }, ou une clé comme "t:home.hero.title".`,
    }),
  },
  explain: ({ keyword, params, value, schema, config }) => {
    if (keyword === 'propertyNames') {
      const name = String(params.propertyName);
      return { key: name, message: 'name', data: { name } };
    }
    if (keyword === 'anyOf') return { message: 'text', data: { value: displayValue(value) } };
    if (params.pattern === NOT_BLANK) return { message: 'empty' };
    const { typeName, errorMessage: en = `it must match ${String(params.pattern)}`, errorMessages } = schema;
    return {
      message: 'format',
      data: { value: displayValue(value), format: { en, fr: errorMessages?.fr ?? en } },
      suggestion: suggestFormat(typeName, String(value), config),
    };
  },
});
