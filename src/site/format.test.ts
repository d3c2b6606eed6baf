import { describe, expect, it } from 'vitest';
import { caseFigure, figure, number, phoneNumber } from './format';

const SPACE = '\u00a0';

describe('numbers as people read them', () => {
  it('sets a Moroccan telephone number in groups that do not break', () => {
    expect(phoneNumber('+212522000000')).toBe(['+212', '5', '22', '00', '00', '00'].join(SPACE));
  });

  it('sets any other number without losing a digit', () => {
    expect(phoneNumber('+33142000000').replaceAll(SPACE, '')).toBe('+33142000000');
  });

  it.each([
    [12400, 'fr', `12${SPACE}400`],
    [12400, 'en', '12,400'],
    [1234567.5, 'fr', `1${SPACE}234${SPACE}567,5`],
    [4.9, 'ar', '4.9'],
    [999, 'fr', '999'],
  ] as const)('writes %d in %s as %s', (value, language, words) => {
    expect(number(value, language)).toBe(words);
  });

  it('puts the sign of a figure where the language has it', () => {
    expect(figure(98, '%', 'fr')).toBe(`98${SPACE}%`);
    expect(figure(98, '%', 'en')).toBe('98%');
    expect(figure(100, '+', 'ar')).toBe('100+');
  });

  it('says what a figure of a case counts', () => {
    expect(caseFigure('rating', 4.9, 'fr', '')).toBe('4,9/5');
    expect(caseFigure('duration', 5, 'fr', 'mois')).toBe(`5${SPACE}mois`);
    expect(caseFigure('clients', 1200, 'en', '')).toBe('1,200');
  });
});
