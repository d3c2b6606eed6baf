import { expect, it } from 'vitest';
import { layOut, type Place } from './place-layout';

const places: Place[] = [
  { name: 'Casablanca', latitude: 33.57, longitude: -7.59 },
  { name: 'Rabat', latitude: 34.02, longitude: -6.84 },
  { name: 'Salé', latitude: 34.03, longitude: -6.8 },
  { name: 'Tanger', latitude: 35.76, longitude: -5.83 },
  { name: 'Agadir', latitude: 30.43, longitude: -9.6 },
];

it('puts each place on a node of its own, north of what is south of it', () => {
  const { places: placed } = layOut(places);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  const rowOf = (name: string) => placed.find((place) => place.name === name)!.y;
  expect(rowOf('Tanger')).toBeLessThan(rowOf('Casablanca'));
  expect(rowOf('Casablanca')).toBeLessThan(rowOf('Agadir'));
});

it('keeps the nodes around the first place free, which its star covers', () => {
  const [first, ...others] = layOut(places).places;
  for (const { x, y } of others)
    expect(Math.max(Math.abs(x - first!.x), Math.abs(y - first!.y))).toBeGreaterThan(1);
});

it('lays out two places at the same coordinates', () => {
  const { places: placed, bounds } = layOut([places[0]!, { ...places[0]!, name: 'Ici' }]);
  expect(placed[0]).not.toMatchObject({ x: placed[1]!.x, y: placed[1]!.y });
  expect(bounds.right).toBeGreaterThan(bounds.left);
});
