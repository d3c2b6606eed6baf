import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures';

describe('two texts say the same figure', () => {
  it.each([
    ['98 % de clients satisfaits', 'Plus de 98 % de nos clients reviennent'],
    ['10 + ans d’expérience', 'Plus de dix ans d’expérience'],
    ['09:00', 'Du lundi au vendredi, de 9 h à 18 h'],
    ['18:00', 'Ouvert jusqu’à 18h.'],
    ['4 étapes', 'Quatre étapes jusqu’au lancement'],
    ['1500 factures', '1 500 factures par mois'],
  ])('%s | %s', (one, other) => {
    const [first, second] = [one, other].map((text) => figuresIn(text, 'fr'));
    expect(first!.some((figure) => second!.includes(figure))).toBe(true);
  });

  it.each([
    ['10 + ans d’expérience', 'Dix-huit ans'],
    ['10 ans', '110 ans'],
    ['3 semaines', 'Trois fois. Des semaines entières'],
    ['10 ans', 'ten years'],
    ['7', 'sept'],
  ])('and others do not: %s | %s', (one, other) => {
    const [first, second] = [one, other].map((text) => figuresIn(text, 'fr'));
    expect(first!.filter((figure) => second!.includes(figure))).toEqual([]);
  });
});
