import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inside } from './paths';

it('tells the way down to a file, and that a neighbour with a longer name is not inside', () => {
  const folder = resolve('/site');
  expect(inside(folder, join(folder, 'locales', 'fr.json'))).toBe('locales/fr.json');
  expect(inside(folder, folder)).toBe('');
  expect(inside(folder, join(folder, '..draft.json'))).toBe('..draft.json');
  expect(inside(folder, resolve('/site-old/fr.json'))).toBeNull();
  expect(inside(folder, resolve('/fr.json'))).toBeNull();
});
