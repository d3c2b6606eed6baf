import { expect, it } from 'vitest';
import { sourceHash } from '../../../../scripts/bundler/source-hash.mjs';
import { styledComponents } from '../../../../scripts/bundler/styled-components-plugin.mjs';

it('transforms source components whichever slash is in their path', () => {
  const { filter } = styledComponents('/site').transform as { filter: { id: RegExp } };
  expect('/site/src/client/ui/toast.tsx?v=1').toMatch(filter.id);
  expect('C:\\site\\src\\client\\ui\\toast.tsx').toMatch(filter.id);
  expect('/site/node_modules/react/index.js').not.toMatch(filter.id);
});

it('gets a different source hash for a different mode, and only then', () => {
  expect(sourceHash('.', 'preview')).toBe(sourceHash('.', 'preview'));
  expect(sourceHash('.', 'preview')).not.toBe(sourceHash('.', 'production'));
});
