import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Blocks, loadRenderers } from '../../src/client/blocks';
import { isObject } from '../../src/lib/json';
import type { BlockData } from '../../src/site/page-data.types';
import { pageData } from '../../src/site/page-data/page-data';
import { site } from '../support/agency-site';
import { renderFramed } from '../support/sample-layout';

/** What a program reads in a block, and its links, stays as it is. */
const own = /^(?:type|variant|column|section|kind|id|href|src|icon|drawing|color|gradient|angle)$/;

/** Returns data in which the entries of each list say the same. */
function repeated(data: unknown): unknown {
  if (Array.isArray(data)) {
    const entries = data.map(repeated);
    return entries.map((entry) => sameWords(entry, entries[0]));
  }
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, repeated(value)]));
}

function sameWords(entry: unknown, first: unknown): unknown {
  if (typeof entry === 'string') return typeof first === 'string' ? first : entry;
  if (!isObject(entry) || !isObject(first)) return entry;
  const fields = Object.entries(entry).map(([name, value]) => {
    const isText = typeof value === 'string' && typeof first[name] === 'string' && !own.test(name);
    return [name, isText ? first[name] : value];
  });
  return Object.fromEntries(fields);
}

it('entries of a list may say the same: React takes none for another one', async () => {
  await loadRenderers();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { path } of site.config.pages) {
    const blocks = pageData(site, path, 'fr').blocks.map((block) => repeated(block) as BlockData);
    renderFramed(<Blocks blocks={blocks} />);
    cleanup();
  }
  expect(complaints.mock.calls.map(([text, key]) => `${String(text).slice(0, 60)}: ${String(key)}`)).toEqual(
    [],
  );
});
