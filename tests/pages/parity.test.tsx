import { describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { blockTypes } from '../../src/client/blocks';
import { emptyBlocks } from '../../src/config/publication/site-without';
import { createReferenceFinder } from '../../src/config/references/find-references';
import { BLOCK_DEPTH } from '../../src/config/references/without-parts';
import { validateSchema } from '../../src/config/schema/validate-schema';
import { problemLine } from '../../src/config/source/problem';
import { blockType, readSchemaFiles } from '../../src/config/schema/schema-files';
import { readSource } from '../../src/config/source/json-source';
import { isInside, type Path } from '../../src/lib/json';
import { structuredDataScript } from '../../src/publish/prerender/pages/page-list';
import { blockModels } from '../../src/site/blocks/index';
import { layoutData } from '../../src/site/page-data/layout-data';
import { perLanguage, type Language } from '../../src/site/languages';
import { pageData } from '../../src/site/page-data/page-data';
import { linkData } from '../../src/site/parts/link';
import type { Block, InlineText } from '../../src/site/types.generated';
import { builtPages, invariants, type SiteIndex } from '../support/invariants';
import { instances } from '../support/schema-instance';
import type { Schema } from '../support/schema-objects';
import { changedSite } from '../support/agency-site';
import { agencyConfig, trilingual } from '../support/sites';

/** The site, whose page gets other blocks. */
const site = changedSite(() => {});
const { config } = site;
/** The config as it is written, for the schema. */
const written = agencyConfig();
const writtenPage = written.pages.find(({ kind, section }) => kind === 'service' && section !== undefined)!;
const draw = createRenderer(perLanguage(trilingual, (language) => layoutData(site, language, 2026)));
const page = config.pages.find(({ kind, section }) => kind === 'service' && section !== undefined)!;

const { files } = readSchemaFiles();
const schemas = files
  .filter(blockType)
  .map((file) => ({ type: blockType(file)!, schema: file.schema as Schema }));
const definitions = new Map(
  files.flatMap(({ schema }) => Object.entries((schema as Schema).definitions ?? {})),
);
const made = instances(definitions, config);

/** Fields of which one takes the place of the other: a block has one of them at a time. */
const either: Record<string, string[]> = {
  'service-list': ['from', 'items'],
};

/** Each block type in each of its variants, the smallest and the fullest that the schema allows. */
const cases = schemas.flatMap(({ type, schema }) =>
  (schema.properties?.variant?.enum ?? [undefined]).map((variant) => {
    const dressed = (block: unknown) => ({ ...(block as Block), ...(variant ? { variant } : {}) }) as Block;
    const whole = dressed(made.maximal(schema));
    const fullest = (either[type] ?? ['']).map((left) => without(whole, left));
    return {
      name: variant ? `${type} "${variant as string}"` : type,
      smallest: dressed(made.minimal(schema)),
      fullest,
    };
  }),
);

function without(block: Block, name: string): Block {
  return Object.fromEntries(Object.entries(block).filter(([key]) => key !== name)) as unknown as Block;
}

/** Stands before and behind a block, so that it may stand in a column, and there are contents to list. */
const beside = (column: 'start' | 'end'): Block => ({
  type: 'prose',
  column,
  parts: [{ id: `beside-${column}`, title: { fr: 'a', en: 'b', ar: 'c' }, content: [{ legal: true }] }],
});

/** All that visitors and search engines get of a page with a block on it, and what its main part shows. */
function drawn(block: Block, language: Language): { html: string; shown: string } {
  page.blocks = [beside('start'), block, beside('end')];
  const data = pageData(site, page.path, language);
  const { head, body } = draw(data);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return {
    html: [head, body, structuredDataScript(site, data)].join('\n'),
    shown: withoutSpaces(main + main.replaceAll(/<[^>]*>/g, '')),
  };
}

const withoutSpaces = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '');

const findReferences = createReferenceFinder(files);

/**
 * What a block shows only without another field or beside another block, or when a visitor has done something, by its type
 * or the name of the case.
 */
const elsewhere: Record<string, readonly Path[]> = {
  cases: [
    ['items', 'drawing'],
    ['items', 'result'],
  ],
  'hero "price"': [['offer']],
  'contact-form': [['subjects'], ['nextSteps'], ['actions']],
};

/** Returns the names of the fields inside a block that lead to a value. */
const fieldsOf = (path: Path) => path.slice(BLOCK_DEPTH).filter((step) => typeof step === 'string');

/** Returns what a block has to show: its texts, and the addresses of its links, pictures and drawings. */
function toShow(name: string, block: Block, language: Language): string[] {
  const { references, variantFields } = findReferences({ pages: [{ blocks: [block] }] });
  const hidden = variantFields
    .filter(({ shownBy }) => !('variant' in block && shownBy.includes(block.variant)))
    .map(({ path }) => fieldsOf(path));
  return references.flatMap(({ kind, value, path }) => {
    const fields = fieldsOf(path);
    if (
      [...hidden, ...(elsewhere[name] ?? elsewhere[block.type] ?? [])].some((other) =>
        isInside(fields, other),
      )
    )
      return [];
    if (kind === 'text') return (value as InlineText)[language] ?? [];
    if (kind === 'picture' || kind === 'address') return String(value);
    if (kind === 'drawing') return `/assets/drawing-${String(value)}-`;
    const isLink = ['target', 'page', 'place'].includes(kind);
    return isLink ? `"${linkData(site, String(value), language).href}"` : [];
  });
}

/** Returns the lists, groups and headings of a page that have nothing. */
function emptyParts(content: string): string[] {
  const check = invariants['has no empty list or group, and no heading of nothing']!;
  return builtPages([{ path: 'index.html', content }]).flatMap((built) => check(built, {} as SiteIndex));
}

describe('every block type of the schema', () => {
  it('has a renderer and its data, and there are none for other types', () => {
    const types = schemas.map(({ type }) => type).toSorted();
    expect(blockTypes.toSorted()).toEqual(types);
    expect(Object.keys(blockModels).toSorted()).toEqual(types);
    const offered = definitions.get('block')?.properties?.type?.enum ?? [];
    expect(offered.toSorted()).toEqual(types);
  });
});

describe.each(cases)('$name', ({ name, smallest, fullest }) => {
  it('is drawn in every language, the smallest and the fullest, with all that it has to show and without a complaint', () => {
    const said: unknown[][] = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
    for (const block of [smallest, ...fullest]) {
      writtenPage.blocks = [block];
      const problems = validateSchema(files, readSource('made', JSON.stringify(written)).source);
      expect(problems.map((problem) => problemLine(problem))).toEqual([]);
      for (const language of trilingual.languages) {
        const others = trilingual.languages.filter((other) => other !== language).join('|');
        const { html, shown } = drawn(block, language);
        expect(html).not.toMatch(new RegExp(`(?:mot|word|كلمة) \\d+ (?:${others})`));
        // A block that would be empty is omitted.
        const isOmitted = emptyBlocks(config).includes(block);
        expect(isOmitted ? [] : emptyParts(html)).toEqual([]);
        const missing = toShow(name, block, language).filter((part) => !shown.includes(withoutSpaces(part)));
        expect(
          isOmitted ? [] : missing,
          'Show it, list the variants that do under "shownBy" in the schema, or name it under `elsewhere` here',
        ).toEqual([]);
      }
    }
    expect(said).toEqual([]);
  });
});

it('a field is shown only by variants that its block has', () => {
  const unknown = schemas.flatMap(({ schema }) => {
    const shownBy = [...JSON.stringify(schema).matchAll(/"shownBy":(\[.*?\])/g)];
    const named = shownBy.flatMap(([, names]) => JSON.parse(names!) as string[]);
    return named.filter((name) => !schema.properties?.variant?.enum?.includes(name));
  });
  expect(unknown).toEqual([]);
});
