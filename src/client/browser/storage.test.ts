import { expect, it } from 'vitest';
import { createStore } from './storage';

const full = { getItem: () => 'old', setItem: fail, removeItem: fail } as unknown as Storage;

it('stores values in the browser’s storage', () => {
  const stored = new Map<string, string>();
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage;
  const { read, write } = createStore(() => area);
  write('language', 'ar');
  expect([stored.get('language'), read('language')]).toEqual(['ar', 'ar']);
  write('language', null);
  expect(read('language')).toBeNull();
});

it.each([
  ['throws', () => fail()],
  ['is null', () => null as unknown as Storage],
  ['is full', () => full],
])('falls back to memory when storage %s', (_case, area) => {
  const { read, write } = createStore(area);
  write('contact_form', '{}');
  expect(read('contact_form')).toBe('{}');
  write('contact_form', null);
  expect(read('contact_form')).toBeNull();
});

it('tells of each change, until nobody asks any more', () => {
  const { subscribe, write } = createStore(() => fail());
  let changes = 0;
  const unsubscribe = subscribe(() => (changes += 1));
  write('language', 'ar');
  unsubscribe();
  write('language', 'en');
  expect(changes).toBe(1);
});

function fail(): never {
  throw new Error('blocked');
}
