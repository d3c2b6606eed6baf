import { describe, expect, it } from 'vitest';
import siteSchema from '../../schema/site.schema.json';
import { agencyConfig, trilingual } from '../../tests/support/sites';
import { numberFormat, perLanguage } from './languages';
import { formatCaseStat, formatList, formatPhone, formatStat, formatNumber } from './format';

const SPACE = '\u00a0';

describe('formatted numbers', () => {
  it('group a Moroccan telephone number with non-breaking spaces', () => {
    expect(formatPhone('+212522000000')).toBe(['+212', '5', '22', '00', '00', '00'].join(SPACE));
  });

  it.each([
    ['France', '+33142000000', '+33 1 42 00 00 00'],
    ['Germany', '+4930123456', '+49 30 12 34 56'],
    ['Portugal', '+351210000000', '+351 2 10 00 00 00'],
    ['Canada', '+14165550100', '+1 416 555 0100'],
  ])('group a telephone number of another country by its country code: %s', (_, number, shown) => {
    expect(formatPhone(number).replaceAll(SPACE, ' ')).toBe(shown);
  });

  it.each([
    [0, '0', '0', '0'],
    [999, '999', '999', '999'],
    [5000, '5 000', '5,000', '5 000'],
    [18_400, '18 400', '18,400', '18 400'],
    [1_234_567.5, '1 234 567,5', '1,234,567.5', '1 234 567,5'],
    [4.9, '4,9', '4.9', '4,9'],
    [-12_400, '-12 400', '-12,400', '-12 400'],
  ])('show %d as %s in French, %s in English and %s in Arabic', (value, fr, en, ar) => {
    const shown = perLanguage(trilingual, (language) =>
      formatNumber(value, numberFormat(agencyConfig(), language)),
    );
    expect(shown).toEqual({ fr: fr.replaceAll(' ', SPACE), en, ar: ar.replaceAll(' ', SPACE) });
  });

  it.each([
    ['1 234,5 %', `12${SPACE}400,5`, `98${SPACE}%`],
    ['1 234,5%', `12${SPACE}400,5`, '98%'],
    ['1,234.5%', '12,400.5', '98%'],
    ['1.234,5 %', '12.400,5', `98${SPACE}%`],
    ['1.234,5%', '12.400,5', '98%'],
  ] as const)('follow the example of the language: %s', (numbers, number, share) => {
    expect([formatNumber(12_400.5, numbers), formatStat(98, '%', numbers)]).toEqual([number, share]);
  });

  it('follow the default of the schema when the language has no example', () => {
    const style = siteSchema.properties.languages.items.properties.numbers.default as '1 234,5 %';
    expect(formatStat(12_400.5, '%')).toBe(formatStat(12_400.5, '%', style));
  });

  it('have their suffix with the spacing of the language', () => {
    expect(formatStat(98, '%', '1 234,5 %')).toBe(`98${SPACE}%`);
    expect(formatStat(98, '%', '1,234.5%')).toBe('98%');
    expect(formatStat(100, '+', '1 234,5%')).toBe('100+');
  });

  it('show the unit of a case result', () => {
    expect(formatCaseStat('rating', 4.9)).toBe('4,9/5');
    expect(formatCaseStat('satisfaction', 98, '1,234.5%')).toBe('98%');
    expect(formatCaseStat('clients', 1200, '1,234.5%')).toBe('1,200');
  });
});

it('a list has the comma of its language', () => {
  expect(formatList(['Tanger', 'Fès'], 'fr')).toBe('Tanger, Fès');
  expect(formatList(['طنجة', 'فاس'], 'ar')).toBe('طنجة، فاس');
});
