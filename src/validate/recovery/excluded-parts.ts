import type { Problem } from '../../config/source/problem';
import { isObject, type Path } from '../../lib/json';
import type { Page, SiteConfig } from '../../site/types.generated';
import type { Part } from '../rule';
import { idOf, pathOf, recoveryStubs } from './stubs';

/** The parts of a config with errors. Blocks, pages, ads, redirects and the parts of the top level are excluded as a whole. */
export interface ExcludedParts {
  /** The config; invalid parts are replaced by stubs, so that all other paths stay the same. */
  config: SiteConfig;
  /** Returns whether a path is in an excluded part. */
  has: (path: Path) => boolean;
  /** Returns whether a part has no error. */
  isIntact: (part: Part) => boolean;
}

/**
 * Returns the parts of a config with errors, and the config without them.
 *
 * @param value the parsed config, without comments
 * @param errors its known errors
 * @param areTextsValid whether the locale files have no errors
 * @returns null when the config has no usable list of pages or ads: nothing else can be checked then
 */
export function excludedParts(
  value: unknown,
  errors: readonly Problem[],
  areTextsValid: boolean,
): ExcludedParts | null {
  const raw = value as Partial<SiteConfig> | null;
  const paths = errors.flatMap(({ path }) => (path ? [path] : []));
  const isUsable =
    isObject(raw) &&
    [raw.pages, raw.ads, raw.redirects ?? []].every(Array.isArray) &&
    paths.every((path) => path.length > 0 && (path.length > 1 || !isList(path[0])));
  if (!isUsable) return null;
  const excluded = new Set(paths.map((path) => JSON.stringify(unitOf(path))));
  const has = (path: Path) =>
    excluded.size > 0 &&
    [1, 2, 4].some((length) => length <= path.length && excluded.has(JSON.stringify(path.slice(0, length))));
  const hasUsableTheme =
    isObject(raw.theme) && paths.every((path) => path[0] !== 'theme' || isColorValue(path));
  const isKept = (part: string) => !has([part]) || (part === 'theme' && hasUsableTheme);
  const config = value as SiteConfig;
  return {
    config: excluded.size === 0 ? config : recoveryStubs(config, has, isKept),
    has,
    isIntact: (part) => {
      if (part === 'texts') return areTextsValid;
      if (part === 'config') return excluded.size === 0;
      if (part === 'theme') return hasUsableTheme;
      return intact[part](config, has);
    },
  };
}

/** Whether each part of a config is intact. */
const intact: Record<
  Exclude<Part, 'texts' | 'theme' | 'config'>,
  (config: SiteConfig, has: ExcludedParts['has']) => boolean
> = {
  organization: (config, has) => isUsablePart(config, 'organization', has),
  menus: (config, has) => isUsablePart(config, 'menus', has),
  contact: (config, has) => isUsablePart(config, 'contact', has),
  colors: (config, has) => isUsablePart(config, 'theme', has),
  'page ids': ({ pages }, has) => pages.every((page, at) => !has(['pages', at]) || idOf(page) !== undefined),
  'page paths': ({ pages }, has) =>
    pages.every((page, at) => !has(['pages', at]) || pathOf(page) !== undefined),
  'ad ids': ({ ads }, has) => ads.every((ad, at) => !has(['ads', at]) || idOf(ad) !== undefined),
  pages: ({ pages }, has) => pages.every((_, at) => !has(['pages', at])),
  blocks: ({ pages }, has) =>
    pages.every(
      (page: Partial<Page>, at) =>
        !has(['pages', at]) && (page.blocks ?? []).every((_, block) => !has(['pages', at, 'blocks', block])),
    ),
  redirects: ({ redirects = [] }, has) => redirects.every((_, at) => !has(['redirects', at])),
};

function isUsablePart(config: SiteConfig, part: keyof SiteConfig, has: ExcludedParts['has']): boolean {
  return isObject(config[part]) && !has([part]);
}

/** Returns whether a path is the value of a color: when that is invalid, its name still exists. */
function isColorValue(path: Path): boolean {
  return path[0] === 'theme' && path[1] === 'colors' && path.length === 3;
}

/** Returns the smallest part around an error that can be excluded: a block, page, ad, redirect, or a top-level part. */
function unitOf(path: Path): Path {
  const [part, index, blocks, block] = path;
  if (!isList(part) || typeof index !== 'number') return path.slice(0, 1);
  const isBlock = part === 'pages' && blocks === 'blocks' && typeof block === 'number';
  return path.slice(0, isBlock ? 4 : 2);
}

function isList(part: string | number | undefined): boolean {
  return part === 'pages' || part === 'ads' || part === 'redirects';
}
