import { closestMatch } from '../../../lib/text/closest-match';
import { frenchQuotes } from '../../../lib/text/french-spaces';
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
    invalid: [{ file: 'site.config.json', pointer: '/organization/priceRange', value: '$$$$$' }],
    reports: '"$$$$$" is not allowed here.',
    valid: [{ file: 'site.config.json', pointer: '/organization/priceRange', value: '$$$' }],
  },
  messages: {
    blockType: ({ value, allowed }: Choice) => ({
      en: `There is no block type ${value}.${allowed.length > 0 ? ` Choose one of: ${allowed.join(', ')}.` : ''}`,
      fr: `Le type de bloc ${frenchQuotes(value)} n’existe pas.${allowed.length > 0 ? ` Types possibles : ${allowed.join(', ')}.` : ''}`,
    }),
    value: ({ value, allowed }: Choice) => ({
      en: `${value} is not allowed here.${allowed.length > 0 ? ` Choose one of: ${allowed.join(', ')}.` : ''}`,
      fr: `La valeur ${frenchQuotes(value)} n’est pas permise ici.${allowed.length > 0 ? ` Valeurs possibles : ${allowed.join(', ')}.` : ''}`,
    }),
    constant: ({ value, expected }: { value: string; expected: string }) => ({
      en: `This must be ${expected}, not ${value}.`,
      fr: `Il faut ici ${frenchQuotes(expected)}, et non ${frenchQuotes(value)}.`,
    }),
  },
  explain({ keyword, params, data, instancePath }) {
    const value = displayValue(data);
    const choices = keyword === 'const' ? [params.allowedValue] : (params.allowedValues as unknown[]);
    const allowed = choices.map(String);
    const suggestion = typeof data === 'string' ? closestMatch(data, allowed) : null;
    if (keyword === 'const') {
      return { message: 'constant', data: { value, expected: displayValue(choices[0]) }, suggestion };
    }
    return {
      message: instancePath.endsWith('/type') ? 'blockType' : 'value',
      data: { value, allowed: suggestion === null ? allowed : [] },
      suggestion,
    };
  },
});

interface Choice {
  value: string;
  /** The allowed values, unless one of them is suggested. */
  allowed: readonly string[];
}
