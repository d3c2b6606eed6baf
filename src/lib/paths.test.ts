import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { relativePath } from './paths';

it('tells the way down to a file, and that a neighbour with a longer name is not inside', () => {
  const folder = resolve('/site');
  expect(relativePath(folder, join(folder, 'locales', 'fr.json'))).toBe('locales/fr.json');
  expect(relativePath(folder, folder)).toBe('');
  expect(relativePath(folder, join(folder, '..draft.json'))).toBe('..draft.json');
  expect(relativePath(folder, resolve('/site-old/fr.json'))).toBeNull();
  expect(relativePath(folder, resolve('/fr.json'))).toBeNull();
});
