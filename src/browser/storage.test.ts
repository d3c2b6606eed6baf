import { expect, it } from 'vitest';
import { store } from './storage';

const full = { getItem: () => 'old', setItem: fail, removeItem: fail } as unknown as Storage;

it('keeps values where the browser lets it', () => {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const { read, write } = store(() => area);
  write('language', 'ar');
  expect([kept.get('language'), read('language')]).toEqual(['ar', 'ar']);
  write('language', null);
  expect(read('language')).toBeNull();
});

it.each([
  ['throws', () => fail()],
  ['is null', () => null as unknown as Storage],
  ['is full', () => full],
])('goes on in memory when storage %s', (_case, area) => {
  const { read, write } = store(area);
  write('contact_form', '{}');
  expect(read('contact_form')).toBe('{}');
  write('contact_form', null);
  expect(read('contact_form')).toBeNull();
});

function fail(): never {
  throw new Error('blocked');
}
