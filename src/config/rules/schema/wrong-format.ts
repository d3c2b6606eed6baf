import type { Translated } from '../../../lib/text/message-language';
import { codePoint } from '../../../lib/text/characters';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { displayValue } from '../../schema/display-value';
import type { SchemaNode } from '../../schema/schema-node';
import { plainLine } from '../../../lib/text/excerpt';
import { rule } from '../../rule';
import { rightForm } from './right-form';

/** The pattern of a text that is not blank. */
const NOT_BLANK = '\\S';

export const wrongFormat = rule({
  code: 'SCHEMA-005',
  severity: 'error',
  keywords: ['pattern', 'anyOf', 'propertyNames'],
  summary: {
    en: 'A value or a name is not in the right form.',
    fr: 'Une valeur ou un nom n’a pas la bonne forme.',
  },
  docs: {
    en: 'Names, addresses, colors, times and phone numbers each have one form; a text is its French words, the key of a shared text such as `"t:actions.quote"`, or the text in each language. In another form, a phone number could not be called and a link would be broken.\n\nWrite it as the message says.',
    fr: 'Les noms, les adresses, les couleurs, les heures et les numéros de téléphone ont chacun leur forme ; un texte s’écrit en français, par la clé d’un texte partagé, comme `"t:actions.quote"`, ou dans chaque langue. Sous une autre forme, on ne pourrait pas appeler un numéro, et un lien serait rompu.\n\nÉcrivez la valeur comme l’indique le message.',
  },
  examples: {
    invalid: [{ pointer: '/organization/phone', value: '0522 11 11 11' }],
    reports: 'a phone number starts with + and the country code',
    valid: [{ pointer: '/organization/phone', value: '+212522111111' }],
  },
  messages: {
    empty: () => ({
      en: 'This must not be empty. Write a text.',
      fr: 'Cette valeur est vide. Écrivez un texte.',
    }),
    format: ({ value, format }: { value: string; format?: Translated }) => ({
      en: `${value} is not in the right form${format ? `: ${format.en}` : ''}.`,
      fr: `${frenchQuotes(value)} n’a pas la bonne forme${format ? ` : ${format.fr}` : ''}.`,
    }),
    lookalike: ({ value, found }: Record<'value' | 'found', string>) => ({
      en: `${value} contains a character that is invisible or looks like another one, ${codePoint(found)}.`,
      fr: `${frenchQuotes(value)} contient un caractère invisible, ou qui ressemble à un autre : ${codePoint(found)}.`,
    }),
    emptyFormat: ({ format }: { format: Translated }) => ({
      en: `This must not be empty: ${format.en}.`,
      fr: `Cette valeur est vide : ${format.fr}.`,
    }),
    name: ({ name, format }: { name: string; format: Translated }) => ({
      en: `"${name}" cannot be a name: ${format.en}.`,
      fr: `« ${name} » ne convient pas comme nom : ${format.fr}.`,
    }),
    text: ({ value }: { value: string }) => ({
      en: `${value} is not a text. Write the French text in double quotes, or "t:" and the key of a shared text, such as "t:actions.quote".`,
      fr: `${frenchQuotes(value)} n’est pas un texte. Écrivez le texte français entre guillemets droits, ou « t: » suivi de la clé d’un texte partagé, comme « t:actions.quote ».`,
    }),
  },
  explain({ keyword, params, data, instancePath, parentSchema }, config) {
    if (keyword === 'propertyNames') {
      const name = String(params.propertyName);
      return { key: name, message: 'name', data: { name, format: formOf(parentSchema.propertyNames ?? {}) } };
    }
    const isBlank = typeof data === 'string' && data.trim() === '';
    if (params.pattern === NOT_BLANK || (keyword === 'anyOf' && isBlank)) return { message: 'empty' };
    const value = displayValue(data);
    if (keyword === 'anyOf') return { message: 'text', data: { value } };
    const format = formOf(parentSchema);
    if (data === '') return { message: 'emptyFormat', data: { format } };
    // Only a font that is installed can be meant.
    const isFont = instancePath.startsWith('/theme/fonts/');
    const suggestion = isFont ? null : rightForm(String(data), parentSchema, config);
    const [found] = /\p{Cf}|\p{Script=Cyrillic}|\p{Script=Greek}/u.exec(String(data)) ?? [];
    if (suggestion !== null && found !== undefined)
      return { message: 'lookalike', data: { value, found }, suggestion };
    // What only spaces distinguish from the right value needs a word.
    const isClear = suggestion !== null && suggestion !== plainLine(String(data));
    return { message: 'format', data: { value, ...(!isClear && { format }) }, suggestion };
  },
});

function formOf({ pattern = '', errorMessage: fr = pattern, errorMessages }: SchemaNode): Translated {
  return { en: errorMessages?.en ?? fr, fr };
}
