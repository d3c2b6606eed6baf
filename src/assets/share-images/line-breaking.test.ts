import { describe, expect, it } from 'vitest';
import { brokenLines } from './line-breaking';

/** Treats every letter as half as wide as it is high. */
const measure = (line: string) => line.length / 2;
const broken = (title: string) => brokenLines(title, 690, measure);

describe('the title of a share image', () => {
  it.each([
    'Contact',
    'Votre entreprise au Maroc, posée pièce par pièce.',
    'Externalisation de la paie et des ressources humaines pour les entreprises au Maroc et ailleurs',
    'mot '.repeat(120).trim(),
    'a'.repeat(200),
  ])('fits into its column at any length: %.40s', (title) => {
    const { size, lines } = broken(title);
    expect(lines.length).toBeLessThanOrEqual(size < 60 ? 5 : 4);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(690);
    expect(lines.length * size).toBeLessThanOrEqual(310);
  });

  it('is complete unless it is far too long, and ends in an ellipsis then', () => {
    const title = 'Votre entreprise au Maroc, posée pièce par pièce.';
    expect(broken(title).lines.join(' ')).toBe(title);
    expect(broken('mot '.repeat(120)).lines.at(-1)).toMatch(/…$/);
    expect(broken('a'.repeat(200)).lines).toEqual([expect.stringMatching(/^a+…$/)]);
  });

  it('gets larger letters the shorter it is', () => {
    expect(broken('Contact').size).toBeGreaterThan(
      broken('Recrutement au Maroc : du poste au contrat signé').size,
    );
  });

  it.each([
    'Votre entreprise au Maroc, posée pièce par pièce.',
    'Notre partenaire bâtit, nous suivons le chantier.',
    'Chaque bulletin est exact, chaque ligne s’explique.',
  ])('leaves no short word alone in a line: %s', (title) => {
    const lengths = broken(title).lines.map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it('keeps words together that a non-breaking space joins', () => {
    const { lines } = broken('Un site web à partir de 5\u00a0000\u00a0DH pour votre entreprise');
    expect(lines.some((line) => line.includes('5\u00a0000\u00a0DH'))).toBe(true);
  });
});
