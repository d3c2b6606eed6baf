import type { Problem } from '../../config/source/problem';
import { isObject, type Path } from '../../lib/json';
import type { Page, SiteConfig } from '../../site/types.generated';
import { nameOf, recoveryStubs } from './placeholders';

/** The parts of a config that can be checked although other parts are invalid. */
export interface ValidParts {
  /** The config; invalid parts are replaced by stubs, so that all other paths stay the same. */
  config: SiteConfig;
  /** Returns whether a problem is in the original config and does not follow from a reported error. */
  isReliable: (problem: Problem) => boolean;
}

/** The parts of a config that are valid or invalid as a unit. */
type WholePart = 'organization' | 'theme' | 'menus' | 'contact';

/**
 * Returns the valid parts of a config. Blocks, pages, ads and redirects with an error are excluded, and so are the rules
 * that would miss their content.
 *
 * @param value the parsed config, without comments
 * @param faults its known problems
 * @param needed the other parts that the rules need
 * @returns null when a needed part is invalid
 */
export function validParts(
  value: unknown,
  faults: readonly Problem[],
  needed: readonly WholePart[],
): ValidParts | null {
  const paths = faults.flatMap(({ path }) => (path ? [path] : []));
  if (paths.length === 0) return { config: value as SiteConfig, isReliable: () => true };
  const raw = value as Partial<SiteConfig> | null;
  const isUsable =
    faults.every((fault) => !isNeeded(fault, needed)) &&
    [raw?.pages, raw?.ads, raw?.redirects ?? []].every(Array.isArray) &&
    needed.every((part) => isObject(raw?.[part]));
  if (!isUsable) return null;
  const excluded = new Set(paths.map((path) => JSON.stringify(unitOf(path))));
  const isExcluded = (path: Path) =>
    [1, 2, 4].some((length) => length <= path.length && excluded.has(JSON.stringify(path.slice(0, length))));
  const isKept = (part: string) => needed.some((name) => name === part) || !isExcluded([part]);
  const config = recoveryStubs(value as SiteConfig, isExcluded, isKept);
  const unreliable = unreliableCodes(value as SiteConfig, isExcluded);
  const isReliable = ({ code, path }: Problem) => !unreliable.has(code) && !(path && isExcluded(path));
  return { config, isReliable };
}

/** Returns whether a problem is in a needed part. The value of a color may be invalid: its name still exists. */
function isNeeded({ code, path }: Problem, needed: readonly WholePart[]): boolean {
  if (path === undefined) return false;
  const [part, list] = path;
  if (part === 'theme' && list === 'colors' && path.length === 3 && code !== 'SCHEMA-002') return false;
  if (part === 'pages' || part === 'ads' || part === 'redirects') return path.length < 2;
  return part === undefined || needed.some((name) => name === part);
}

/** Returns the smallest part around an error that can be excluded: a block, page, ad, redirect, or a top-level part. */
function unitOf(path: Path): Path {
  const [part, index, blocks, block] = path;
  const isListed = part === 'pages' || part === 'ads' || part === 'redirects';
  if (!isListed || typeof index !== 'number') return path.slice(0, 1);
  const isBlock = part === 'pages' && blocks === 'blocks' && typeof block === 'number';
  return path.slice(0, isBlock ? 4 : 2);
}

/** Returns the rules that would miss excluded content and report errors that only follow from others. */
function unreliableCodes(config: SiteConfig, isExcluded: (path: Path) => boolean): Set<string> {
  const codes = new Set<string>();
  const exclude = (...more: string[]) => more.forEach((code) => codes.add(code));
  // Excluded content may use texts, name clients and link to pages.
  exclude('LINK-009', 'WORDS-006', 'WORDS-007', 'WORDS-008');
  if (isExcluded(['theme'])) exclude('THEME-001');
  config.pages.forEach((page: Partial<Page> | null, index) => {
    if (!isExcluded(['pages', index])) {
      const blocks = page?.blocks ?? [];
      if (blocks.some((_, at) => isExcluded(['pages', index, 'blocks', at]))) exclude('LINK-002');
      return;
    }
    exclude('LINK-002', 'REDIRECT-003', 'REDIRECT-004', 'REDIRECT-005');
    if (nameOf(page, 'id') === undefined) exclude('LINK-001', 'REDIRECT-001');
    if (nameOf(page, 'path') === undefined) exclude('LINK-003', 'PATH-001');
  });
  config.ads.forEach((ad, index) => {
    if (isExcluded(['ads', index]) && nameOf(ad, 'id') === undefined) exclude('LINK-007');
  });
  if ((config.redirects ?? []).some((_, index) => isExcluded(['redirects', index])))
    exclude('PATH-001', 'REDIRECT-004');
  return codes;
}
