import { valueAt } from '../../../lib/json';
import { rule } from '../../rule';

export const swappedNumbers = rule({
  code: 'DATA-005',
  severity: 'warning',
  summary: {
    en: 'Two numbers are swapped: a latitude and a longitude, or the two values of a size.',
    fr: 'Deux nombres sont inversés : une latitude et une longitude, ou les deux valeurs d’une taille.',
  },
  docs: {
    en: 'Maps and search engines would show the company in another country; a title would be larger on a phone than on a computer.\n\nSwap the two numbers: Casablanca, for example, has the latitude 33.57 and the longitude -7.59; a size has its value on a phone first.',
    fr: 'Les cartes et les moteurs de recherche placeraient l’entreprise dans un autre pays ; un titre serait plus grand sur un téléphone que sur un ordinateur.\n\nÉchangez les deux nombres : Casablanca, par exemple, a la latitude 33.57 et la longitude -7.59 ; une taille a d’abord sa valeur sur un téléphone.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/organization/address/latitude', value: -6.84 },
      { file: 'site.config.json', pointer: '/organization/address/longitude', value: 34.02 },
    ],
    reports: 'Swap',
    valid: [{ file: 'site.config.json', pointer: '/organization/address/latitude', value: 33.57 }],
  },

  messages: {
    size: ({ narrow, wide }: { narrow: number; wide: number }) => ({
      en: `This size is ${narrow} pixels on a phone and only ${wide} on a large screen. Swap the two numbers: [${wide}, ${narrow}].`,
      fr: `Cette taille est de ${narrow} pixels sur un téléphone, et de ${wide} seulement sur un grand écran. Échangez les deux nombres : [${wide}, ${narrow}].`,
    }),
    position: ({ country }: { country: string }) => ({
      en: `This position is not in ${country}, but it is with the two numbers exchanged. Swap "latitude" and "longitude".`,
      fr: `Cette position n’est pas dans le pays ${country}, mais elle y est quand on échange les deux nombres. Échangez « latitude » et « longitude ».`,
    }),
  },
  *check({ config: { organization, theme } }) {
    const { country, latitude, longitude } = organization.address;
    if (!isIn(country, latitude, longitude) && isIn(country, longitude, latitude))
      yield { path: ['organization', 'address', 'latitude'], message: 'position', data: { country } };
    for (const path of [
      ['theme', 'type', 'sizes'],
      ['theme', 'space'],
    ])
      for (const [name, size] of Object.entries(Object(valueAt({ theme }, path)) as object)) {
        const [narrow, wide] = Array.isArray(size) ? (size as number[]) : [];
        if (narrow !== undefined && wide !== undefined && narrow > wide)
          yield { path: [...path, name], message: 'size', data: { narrow, wide } };
      }
  },
});

/** Around each country: the least and the most latitude, then longitude, in degrees. */
const AREAS: Record<string, readonly [number, number, number, number]> = {
  MA: [21, 36, -17, -1],
  DZ: [19, 37, -9, 12],
  TN: [30, 38, 7, 12],
  FR: [41, 51, -5, 10],
  ES: [36, 44, -9, 4],
};

function isIn(country: string, latitude: number, longitude: number): boolean {
  const [south, north, west, east] = AREAS[country] ?? [NaN, NaN, NaN, NaN];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
