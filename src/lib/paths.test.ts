import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { relativePath } from './paths';

it('returns the path from a folder to a file inside it, and null for a sibling whose name begins alike', () => {
  const folder = resolve('/site');
  expect(relativePath(folder, join(folder, 'locales', 'fr.json'))).toBe('locales/fr.json');
  expect(relativePath(folder, folder)).toBe('');
  expect(relativePath(folder, join(folder, '..draft.json'))).toBe('..draft.json');
  expect(relativePath(folder, resolve('/site-old/fr.json'))).toBeNull();
  expect(relativePath(folder, resolve('/fr.json'))).toBeNull();
});
