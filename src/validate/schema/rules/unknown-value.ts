import { closestMatch } from '../../../lib/text/closest-match';
import { displayValue } from '../display-value';
import { schemaRule } from '../schema-rule';

export const unknownValue = schemaRule({
  code: 'SCHEMA-003',
  severity: 'error',
  keywords: ['enum', 'const'],
  summary: { en: 'A value is not one of those allowed.', fr: 'Une valeur n’est pas permise à sa place.' },
  docs: {
    en: 'Only certain values are allowed here, such as the kinds of a page or the types of a block. The site cannot show any other.\n\nChoose one of the listed values; the message suggests a similar one.',
    fr: 'Seules certaines valeurs sont permises ici, comme les sortes de pages ou les types de blocs. Le site ne peut en montrer aucune autre.\n\nChoisissez l’une des valeurs de la liste ; le message en propose une semblable.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/priceRange', value: '$$$$$' }],
    reports: '"$$$$$" is not allowed here.',
    valid: [{ file: 'site.config.json', pointer: '/organization/priceRange', value: '$$$' }],
  },
  messages: {
    blockType: ({ value, allowed }: Choice) => ({
      en: `There is no block type ${value}.${allowed.length > 0 ? ` Choose one of: ${allowed.join(', ')}.` : ''}`,
      fr: `Il n’y a pas de type de bloc ${value}.${allowed.length > 0 ? ` Choisissez parmi : ${allowed.join(', ')}.` : ''}`,
    }),
    value: ({ value, allowed }: Choice) => ({
      en: `${value} is not allowed here.${allowed.length > 0 ? ` Choose one of: ${allowed.join(', ')}.` : ''}`,
      fr: `${value} n’est pas permis ici.${allowed.length > 0 ? ` Choisissez parmi : ${allowed.join(', ')}.` : ''}`,
    }),
    constant: ({ value, expected }: { value: string; expected: string }) => ({
      en: `This must be ${expected}, not ${value}.`,
      fr: `Ce doit être ${expected}, et non ${value}.`,
    }),
  },
  explain: ({ keyword, params, value, path }) => {
    const guess = (allowed: readonly string[]) =>
      typeof value === 'string' ? closestMatch(value, allowed) : null;
    if (keyword === 'const') {
      const expected = params.allowedValue;
      return {
        message: 'constant',
        data: { value: displayValue(value), expected: displayValue(expected) },
        suggestion: typeof expected === 'string' ? guess([expected]) : null,
      };
    }
    const allowed = (params.allowedValues as unknown[]).map(String);
    const suggestion = guess(allowed);
    return {
      message: path.at(-1) === 'type' ? 'blockType' : 'value',
      data: { value: displayValue(value), allowed: suggestion === null ? allowed : [] },
      suggestion,
    };
  },
});

interface Choice {
  value: string;
  /** The allowed values, unless one of them is suggested. */
  allowed: readonly string[];
}
