import { rule } from '../../rule';

export const swappedCoordinates = rule({
  code: 'DATA-005',
  severity: 'warning',
  summary: {
    en: 'The latitude and the longitude are swapped.',
    fr: 'La latitude et la longitude sont inversées.',
  },
  docs: {
    en: 'Maps and search engines would show the company in another country.\n\nSwap the two numbers: Casablanca, for example, has the latitude 33.57 and the longitude -7.59.',
    fr: 'Les cartes et les moteurs de recherche placeraient l’entreprise dans un autre pays.\n\nÉchangez les deux nombres : Casablanca, par exemple, a la latitude 33.57 et la longitude -7.59.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/organization/address/latitude', value: -6.84 },
      { file: 'site.config.json', pointer: '/organization/address/longitude', value: 34.02 },
    ],
    reports: 'Swap',
    valid: [{ file: 'site.config.json', pointer: '/organization/address/latitude', value: 33.57 }],
  },

  reads: ['organization'],
  messages: {
    swapped: ({ country }: { country: string }) => ({
      en: `This position is not in ${country}, but it is with the two numbers exchanged. Swap "latitude" and "longitude".`,
      fr: `Cette position n’est pas dans le pays ${country}, mais elle y est quand on échange les deux nombres. Échangez « latitude » et « longitude ».`,
    }),
  },
  *check({ config: { organization } }) {
    const { country, latitude, longitude } = organization.address;
    if (!isIn(country, latitude, longitude) && isIn(country, longitude, latitude))
      yield { path: ['organization', 'address', 'latitude'], message: 'swapped', data: { country } };
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
