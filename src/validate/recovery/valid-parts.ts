import type { Page, SiteConfig } from '../../site/types.generated';
import { isObject, type Path } from '../../lib/json';
import type { Problem } from '../../config/source/problem';
import { nameOf, recoveryStubs } from './placeholders';

/** What of a config can be looked at further although something else in it is wrong. */
export interface ValidParts {
  /** The config; whatever is wrong has something harmless in its place, so that all else keeps its own. */
  config: SiteConfig;
  /** Whether a problem is one of what the maintainer wrote, and cannot come from a mistake that is told already. */
  isSure: (problem: Problem) => boolean;
}

/** The parts of a config that are taken as a whole: what is wrong in one of them is wrong in all of it. */
type WholePart = 'organization' | 'theme' | 'menus' | 'contact';

/**
 * The part of a config that can be trusted. A block, a page, an ad or a redirect with a mistake is set aside, with
 * every rule that would miss what stood there.
 *
 * @param value the config as it was read, without notes
 * @param faults what is known to be wrong with it
 * @param needed the other parts that the rules need
 * @returns null when something is wrong that they cannot do without
 */
export function validParts(
  value: unknown,
  faults: readonly Problem[],
  needed: readonly WholePart[],
): ValidParts | null {
  const paths = faults.flatMap(({ path }) => (path ? [path] : []));
  if (paths.length === 0) return { config: value as SiteConfig, isSure: () => true };
  const raw = value as Partial<SiteConfig> | null;
  const isUsable =
    faults.every((fault) => !isNeeded(fault, needed)) &&
    [raw?.pages, raw?.ads, raw?.redirects ?? []].every(Array.isArray) &&
    needed.every((part) => isObject(raw?.[part]));
  if (!isUsable) return null;
  const aside = new Set(paths.map((path) => JSON.stringify(unitOf(path))));
  const isAside = (path: Path) =>
    [1, 2, 4].some((length) => length <= path.length && aside.has(JSON.stringify(path.slice(0, length))));
  const isKept = (part: string) => needed.some((name) => name === part) || !isAside([part]);
  const config = recoveryStubs(value as SiteConfig, isAside, isKept);
  const doubtful = unreliableCodes(value as SiteConfig, isAside);
  const isSure = ({ code, path }: Problem) => !doubtful.has(code) && !(path && isAside(path));
  return { config, isSure };
}

/** Whether a mistake is in what the rules need. The value of a colour may be wrong: its name is there. */
function isNeeded({ code, path }: Problem, needed: readonly WholePart[]): boolean {
  if (path === undefined) return false;
  const [part, list] = path;
  if (part === 'theme' && list === 'colors' && path.length === 3 && code !== 'SCHEMA-002') return false;
  if (part === 'pages' || part === 'ads' || part === 'redirects') return path.length < 2;
  return part === undefined || needed.some((name) => name === part);
}

/** The smallest thing around a mistake that can be set aside: a block, a page, an ad, a redirect, or a whole part. */
function unitOf(path: Path): Path {
  const [part, index, blocks, block] = path;
  const isListed = part === 'pages' || part === 'ads' || part === 'redirects';
  if (!isListed || typeof index !== 'number') return path.slice(0, 1);
  const isBlock = part === 'pages' && blocks === 'blocks' && typeof block === 'number';
  return path.slice(0, isBlock ? 4 : 2);
}

/** Rules that would miss what was set aside: they would tell of a mistake that is only the consequence of another. */
function unreliableCodes(config: SiteConfig, isAside: (path: Path) => boolean): Set<string> {
  const codes = new Set<string>();
  const doubt = (...more: string[]) => more.forEach((code) => codes.add(code));
  // Whatever is set aside may use words, name clients and lead to pages.
  doubt('LINK-009', 'WORDS-006', 'WORDS-007', 'WORDS-008');
  if (isAside(['theme'])) doubt('THEME-001');
  config.pages.forEach((page: Partial<Page> | null, index) => {
    if (!isAside(['pages', index])) {
      const blocks = page?.blocks ?? [];
      if (blocks.some((_, at) => isAside(['pages', index, 'blocks', at]))) doubt('LINK-002');
      return;
    }
    doubt('LINK-002', 'REDIRECT-003', 'REDIRECT-004', 'REDIRECT-005');
    if (nameOf(page, 'id') === undefined) doubt('LINK-001', 'REDIRECT-001');
    if (nameOf(page, 'path') === undefined) doubt('LINK-003', 'PATH-001');
  });
  config.ads.forEach((ad, index) => {
    if (isAside(['ads', index]) && nameOf(ad, 'id') === undefined) doubt('LINK-007');
  });
  if ((config.redirects ?? []).some((_, index) => isAside(['redirects', index])))
    doubt('PATH-001', 'REDIRECT-004');
  return codes;
}
