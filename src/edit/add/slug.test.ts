import { describe, expect, it } from 'vitest';
import { slug } from '../../lib/text/slug';
import { slugOrError } from './slug';

describe('a part of an address', () => {
  it('is made of a title: accents, ligatures and apostrophes are no obstacle', () => {
    expect(slug('Fiche de paye à l’étranger, main-d’œuvre')).toBe('fiche-de-paye-a-l-etranger-main-d-oeuvre');
  });

  it('that was asked for is taken as it is', () => {
    expect(slugOrError('mon-service-2', 'Autre')).toBe('mon-service-2');
  });

  it.each(['Mon Service', 'été', 'a--b', '-a', 'a/b', ''])('is refused when it is "%s"', (given) => {
    expect(() => slugOrError(given, 'Titre')).toThrow('cannot be part of an address');
  });

  it('that is invalid is reported with the valid one', () => {
    expect(() => slugOrError('Mon Été', 'Titre')).toThrow('Did you mean "mon-ete"?');
  });

  it('has to be named when the title has no Latin letters', () => {
    expect(() => slugOrError(undefined, 'خدمة')).toThrow('No address can be made from "خدمة". Choose one');
  });
});
