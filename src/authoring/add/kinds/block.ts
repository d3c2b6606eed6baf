import { createReferenceFinder } from '../../../config/references/find-references';
import { nameReferences, pageTargets } from '../../../config/references/targets';
import { say } from '../../../config/message-language';
import { fillTemplate } from '../../../config/schema/fill-template';
import { readSchemaFiles } from '../../../config/schema/schema-files';
import { isObject, setAt, type Path } from '../../../lib/json';
import { UserError } from '../../../lib/user-error';
import { findBlocks } from '../../../site/blocks/find-blocks';
import { defaultLanguage } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import type { Block, Page, SiteConfig } from '../../../site/types.generated';
import { pageByName } from './find-section';
import type { Insertion } from '../insertion';
import { addMessages } from '../messages';
import { inSiteLanguages, type AddOptions } from '../text-options';

/**
 * Returns the insertion of a block with example words, at the end of a page or after another block.
 *
 * @param options `page`, `type` and optionally `after`: the number of a block, its type or its `id`
 * @throws {UserError} when there is no such page or block
 */
export function newBlock(config: SiteConfig, options: AddOptions): Insertion[] {
  const { page, index } = pageByName(config, options.get('page') ?? '');
  const type = options.get('type') ?? '';
  const list: Path = ['pages', index, 'blocks'];
  const block = withoutTranslations(inSiteLanguages(filledBlock(type)));
  repairNames(config, index, block);
  const what = addMessages.block({ type, path: pagePath(page.path) });
  return [{ list, after: positionOf(page, options.get('after')), value: block, what }];
}

/**
 * Returns a block with the example words that editors offer for its type.
 *
 * @example filledBlock('faq') // { type: 'faq', title: { fr: 'Questions fréquentes', … }, items: [ … ] }
 */
export function filledBlock(type: string): Record<string, unknown> {
  const file = readSchemaFiles().files.find(({ name }) => name === `blocks/${type}.schema.json`);
  const { template } = Object(file?.schema) as { template?: object };
  return { type, ...(fillTemplate(template) as object) };
}

/** Returns the index of the block that a block follows: the last one, or the one that is named. */
function positionOf({ id, blocks }: Page, name: string | undefined): number {
  if (name === undefined) return blocks.length - 1;
  const number = Number(name) - 1;
  const index =
    blocks[number] === undefined
      ? blocks.findLastIndex((block) => block.type === name || idOf(block) === name)
      : number;
  if (index >= 0) return index;
  const names = blocks.map(({ type }, position) => `${position + 1} ${type}`);
  throw new UserError(say(addMessages.noSuchBlock({ page: id, block: name, blocks: names })));
}

function idOf(block: Block): string | undefined {
  return 'id' in block ? block.id : undefined;
}

/**
 * Returns a template with the texts of the first language only, for translating examples would be wasted work. Equal
 * texts are numbered: words have one translation, wherever they are.
 */
function withoutTranslations<Value>(value: Value, seen = new Map<string, number>()): Value {
  if (Array.isArray(value)) return value.map((entry) => withoutTranslations(entry as unknown, seen)) as Value;
  if (!isObject(value)) return value;
  if (defaultLanguage in value) {
    const words = String(value[defaultLanguage]);
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return { [defaultLanguage]: count === 1 ? words : words.replace(/[.?!]*$/, ` ${count}$&`) } as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withoutTranslations(entry, seen)]),
  ) as Value;
}

/**
 * Replaces the names of a template that the site does not have: of colors and pages by the first there is, and anchors
 * that the page has by free ones. A case becomes the first one of the site.
 */
function repairNames(config: SiteConfig, page: number, block: object): void {
  const draft = structuredClone(config);
  const blocks = draft.pages[page]?.blocks ?? [];
  const start: Path = ['pages', page, 'blocks', blocks.length];
  blocks.push(block as Block);
  const list = createReferenceFinder(readSchemaFiles().files)(draft);
  const isInside = (path: Path) => start.every((step, index) => path[index] === step);
  const [form] = findBlocks(config, 'contact-form');
  for (const { kind, name, path } of nameReferences(list)) {
    const names = list.declarations
      .filter((declared) => declared.kind === kind)
      .map((declared) => declared.name);
    if (!isInside(path) || names.includes(name)) continue;
    setAt(block, path.slice(start.length), kind === 'page' ? (form?.page.id ?? names[0]) : names[0]);
  }
  // The only targets of templates that name a place on a page are cases.
  const [firstCase] = findBlocks(config, 'cases').flatMap((found) =>
    found.block.items.map(({ id }) => `${found.page.id}#${id}`),
  );
  for (const { anchor, path } of pageTargets(list))
    if (isInside(path) && anchor !== undefined && firstCase !== undefined)
      setAt(block, path.slice(start.length), firstCase);
  const anchors = list.declarations.filter(
    ({ kind, path }) => kind === 'anchor' && path[0] === 'pages' && path[1] === page,
  );
  const taken = new Set(anchors.filter(({ path }) => !isInside(path)).map(({ name }) => name));
  for (const { name, path } of anchors.filter((anchor) => isInside(anchor.path))) {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    setAt(block, path.slice(start.length), free);
  }
}
