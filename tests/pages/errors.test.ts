import { describe, expect, it, vi } from 'vitest';
import { LocatedError } from '../../src/lib/located-error';
import { createRenderer } from '../../src/client/app/entry/server';
import { blockTypes } from '../../src/client/blocks';
import { blockModels } from '../../src/site/blocks/index';
import { perLanguage } from '../../src/site/languages';
import type { BlockData, BlockType } from '../../src/site/page-data.types';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { pageError } from '../../src/site/page-error';
import { site } from '../support/agency-site';

const layouts = perLanguage(site, (language) => layoutData(site, language, 2026));
const draw = createRenderer(layouts);

function fail(): never {
  throw new TypeError('no ink');
}

/** What a page reads of a block to place it, before the renderer gets it. */
const placing = new Set<unknown>(['type', 'column', 'language', 'direction']);

/** Returns a block that no renderer can read. */
const unreadable = (block: BlockData) =>
  new Proxy(block, {
    get: (target, name): unknown => (placing.has(name) ? Reflect.get(target, name) : fail()),
  });

/** Returns the error of a page. */
function errorOf(make: () => unknown): LocatedError {
  try {
    make();
  } catch (error) {
    if (error instanceof LocatedError) return error;
  }
  return expect.unreachable('there is no error of a page');
}

/** Returns a page with a block of a type, and the index of the block. */
function pageOf(type: BlockType) {
  const places = site.config.pages.map(({ path, blocks }) => ({
    path,
    index: blocks.findIndex((block) => block.type === type),
  }));
  return places.find(({ index }) => index >= 0)!;
}

describe('an error in a block names its page, its language, its number and its type', () => {
  it.each(blockTypes)('when the renderer of %s throws, with the frames of the cause', (type) => {
    const { path, index } = pageOf(type);
    for (const language of site.languages) {
      const data = pageData(site, path, language);
      const blocks = [data.blocks[0]!, unreadable(data.blocks[index]!)];
      const error = errorOf(() => draw({ ...data, blocks }));
      expect(error.message).toBe(`page ${data.url} (${language}) › block 2 "${type}": no ink`);
      expect(error.location.fr).toBe(`page ${data.url} (${language}) › bloc 2 «\u00a0${type}\u00a0»`);
      expect(error.stack).toMatch(/^.*no ink\n\s+at fail /);
    }
  });

  it.each(blockTypes.filter((type) => 'data' in blockModels[type]))('when the model of %s throws', (type) => {
    vi.spyOn(blockModels[type] as { data: () => never }, 'data').mockImplementation(fail);
    const { path, index } = pageOf(type);
    for (const language of site.languages) {
      const { message } = errorOf(() => pageData(site, path, language));
      expect(message).toMatch(
        new RegExp(`^page /\\S* \\(${language}\\) › block ${index + 1} "${type}": no ink$`),
      );
    }
  });
});

it('an error outside the blocks names the page and its language alone', () => {
  for (const language of site.languages) {
    const data = pageData(site, '/', language);
    const broken = { ...layouts, [language]: { ...layouts[language], header: undefined } };
    const { location } = errorOf(() => createRenderer(broken as never)(data));
    expect(location.en).toBe(`page ${data.url} (${language})`);
  }
});

it('what is thrown need not be an error', () => {
  const { message, cause } = pageError({ url: '/', language: 'fr' }, undefined, 'no ink');
  expect([message, cause]).toEqual(['page / (fr): no ink', 'no ink']);
});
