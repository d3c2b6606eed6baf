import { frenchQuotes } from '../../../lib/text/french-spaces';
import type { Translated } from '../../../lib/text/message-language';
import { closestName, synonyms } from '../../schema/closest-name';
import { displayValue } from '../../schema/display-value';
import { rule } from '../../rule';

export const unknownValue = rule({
  code: 'SCHEMA-003',
  severity: 'error',
  keywords: ['enum', 'const'],
  summary: { en: 'A value is not one of those allowed.', fr: 'Une valeur n’est pas permise à cet endroit.' },
  docs: {
    en: 'Only certain values are allowed here, such as the kinds of a page or the types of a block. The site cannot show any other.\n\nChoose one of the listed values; the message suggests a similar one.',
    fr: 'Seules certaines valeurs sont permises ici, comme le genre d’une page ou le type d’un bloc. Le site ne peut en afficher aucune autre.\n\nChoisissez l’une des valeurs de la liste ; le message propose la plus proche.',
  },
  examples: {
    invalid: [{ pointer: '/organization/priceRange', value: '$$$$$' }],
    reports: '"$$$$$" is not allowed here.',
    valid: [{ pointer: '/organization/priceRange', value: '$$$' }],
  },
  messages: {
    value: ({ value, allowed, isBlock }: Choice) => ({
      en: `${isBlock ? `There is no block type ${value}` : `${value} is not allowed here`}.${allowed && ` Choose one of: ${allowed}.`}`,
      fr: `${isBlock ? `Le type de bloc ${frenchQuotes(value)} n’existe pas` : `La valeur ${frenchQuotes(value)} n’est pas permise ici`}.${allowed && ` Choix possibles : ${allowed}.`}`,
    }),
    form: ({ value, form }: { value: string; form: Translated }) => ({
      en: `${value} is not allowed here: ${form.en}.`,
      fr: `La valeur ${frenchQuotes(value)} n’est pas permise ici : ${form.fr}.`,
    }),
  },
  explain({ keyword, params, data, instancePath, parentSchema }) {
    const { errorMessage: fr, errorMessages, frenchEnumNames = [] } = parentSchema;
    const choices = (keyword === 'const' ? [params.allowedValue] : params.allowedValues) as unknown[];
    // The panel calls a choice by its French name, and so may somebody who writes in the file.
    const names = choices.map((choice, index) => [String(choice), frenchEnumNames[index]] as const);
    const word = String(data).toLowerCase();
    // Codes are near to one another: only another word for one is meant.
    const isMeant =
      fr === undefined ||
      synonyms.has(word) ||
      choices.some((choice) => String(choice).toLowerCase() === word);
    const suggestion = typeof data === 'string' && isMeant ? closestName(data, names) : null;
    if (suggestion === null && fr !== undefined && errorMessages)
      return { message: 'form', data: { value: displayValue(data), form: { ...errorMessages, fr } } };
    const allowed = suggestion === null ? choices.join(', ') : '';
    const isBlock = /\/blocks\/\d+\/type$/.test(instancePath);
    return { message: 'value', data: { value: displayValue(data), allowed, isBlock }, suggestion };
  },
});

interface Choice {
  value: string;
  /** The allowed values; empty when one of them is suggested. */
  allowed: string;
  isBlock: boolean;
}
