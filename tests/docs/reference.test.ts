import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../src/app/entry/server';
import { blockType } from '../../src/codegen/reference/blocks';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { layoutData } from '../../src/site/page-data/layout-data';
import { languages, perLanguage } from '../../src/site/languages';
import { pageData } from '../../src/site/page-data/page-data';
import type { Block, InlineText } from '../../src/site/types.generated';
import { SiteCopy } from '../support/site-copy';
import { agency, root } from '../support/sites';

const documents = ['docs/blocks.md', 'docs/config.md'];
const blocks = readSchemaFiles().files.filter(({ name }) => name.startsWith('blocks/'));
const examples = blocks.flatMap((file) =>
  ((file.schema.examples ?? []) as Block[]).map(
    (example, index) => [`${blockType(file)} ${index + 1}`, example] as const,
  ),
);

describe('the reference', () => {
  it.each(documents)('%s leads only to what is there', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const anchors = new Set(
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it.each(blocks.map((file) => [blockType(file), file] as const))(
    'tells of %s each of its fields and variants, with an example',
    (type, { schema }) => {
      const text = readFileSync(join(root, 'docs/blocks.md'), 'utf8');
      const part = text.split(`\n## ${type}\n`)[1]?.split('\n## ')[0] ?? '';
      const { properties } = schema as unknown as { properties: Record<string, { enum?: string[] }> };
      const own = Object.keys(properties).filter(
        (name) => !['$comment', 'type', 'id', 'section', 'column', 'variant'].includes(name),
      );
      for (const name of own) expect(part).toContain(`| \`${name}\``);
      for (const variant of properties.variant?.enum ?? []) expect(part).toContain(`- \`"${variant}"\`: `);
      expect(part).toContain('```json\n');
    },
  );
});

it.each(blocks.map((file) => blockType(file)))('there is a small picture of %s', (type) => {
  const picture = readFileSync(join(root, `docs/pictures/blocks/${type}.webp`));
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  expect(picture.length).toBeLessThanOrEqual(60 * 1024);
});

describe('the example', { timeout: 60_000 }, () => {
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
  const { site, problems } = loadSite(agency, join(copy.folder, 'site.config.json'));
  if (!site) throw new Error(problems.map((problem) => problemLine(problem)).join('\n'));
  const draw = createRenderer(perLanguage((language) => layoutData(site, language, 2026)));

  it.each(placed)('$name can be put on a page as it is', ({ path, at }) => {
    const here = problems
      .map((problem) => problemLine(problem))
      .filter((line) => line.includes(` page ${path} › block ${at + 1} `));
    expect(here).toEqual([]);
  });

  it.each(placed)(
    '$name is drawn with its words in every language',
    { tags: ['nightly'] },
    ({ path, example }) => {
      const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const language of languages) {
        const { body } = draw(pageData(site, path, language));
        const shown = readable(new DOMParser().parseFromString(body, 'text/html').body.textContent ?? '');
        for (const text of textsIn(
          example.type === 'contact-form' ? { ...example, ...afterSending } : example,
        ))
          expect(shown).toContain(readable((text[language] ?? '').replaceAll(/\{organization\..*$/g, '')));
      }
      expect(complained).not.toHaveBeenCalled();
    },
  );
});

/** What a form shows only when a message is sent; its component tests check it. */
const afterSending = { nextSteps: undefined, actions: undefined };

/** The words in languages that stand in a value. */
function textsIn(value: unknown): InlineText[] {
  if (value === null || typeof value !== 'object') return [];
  if ('fr' in value) return [value as InlineText];
  return Object.values(value).flatMap(textsIn);
}

/** What a reader reads: every space is a space, and marks of direction are nothing. */
function readable(text: string): string {
  return text
    .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
