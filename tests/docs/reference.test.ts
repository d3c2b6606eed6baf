import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { blockType, readSchemaFiles } from '../../src/config/schema/schema-files';
import type { Block } from '../../src/site/types.generated';
import { SiteCopy } from '../support/site-copy';

const blocks = readSchemaFiles().files.filter(blockType);
const examples = blocks.flatMap((file) =>
  ((file.schema.examples ?? []) as Block[]).map(
    (example, index) => [`${blockType(file)} ${index + 1}`, example] as const,
  ),
);

describe('the example', () => {
  /** A copy of the site with a page for each example: it is the hero, or stands under one. */
  const placed = examples.map(([name, example], index) => ({
    name,
    example,
    path: `/exemple-${index}`,
    at: example.type === 'hero' ? 0 : 1,
  }));
  using copy = new SiteCopy();
  copy.change(({ pages }) => {
    const service = pages.find(({ kind, section }) => kind === 'service' && section !== undefined)!;
    for (const { name, example, path, at } of placed) {
      const title = { fr: `Exemple ${name}`, en: `Example ${name}`, ar: `مثال ${name}` };
      const above = service.blocks.slice(0, at);
      pages.push({ ...service, id: path.slice(1), path, title, blocks: [...above, example] });
    }
  });
  const { problems } = loadSite(copy.folder);

  it.each(placed)('$name can be put on a page as it is', ({ path, at }) => {
    const here = problems
      .map((problem) => problemLine(problem))
      .filter((line) => line.includes(` page ${path} › block ${at + 1} `));
    expect(here).toEqual([]);
  });
});
