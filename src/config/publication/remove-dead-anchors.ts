import type { Path } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import { anchorsByPage } from '../anchors';
import type { ReferenceList } from '../references/reference';
import { pageTargets } from '../references/targets';

/**
 * Returns a config in which links to removed anchors lead to the page instead. An anchor is removed with its block or
 * part; the contact form has an anchor for every page, which is removed with the page.
 *
 * @param list the references and declarations of the config
 */
export function removeDeadAnchors(config: SiteConfig, list: ReferenceList): SiteConfig {
  const anchors = anchorsByPage(config, list);
  return pageTargets(list).reduce((rest, { page, anchor, path }) => {
    const isLive = anchor === undefined || (anchors.get(page)?.has(anchor) ?? true);
    return isLive ? rest : withValue(rest, path, page);
  }, config);
}

/** Returns a copy with another value at a path; the parts beside the path are not copied. */
function withValue<T>(parent: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T;
  const copy = (Array.isArray(parent) ? [...parent] : { ...parent }) as T;
  Reflect.set(Object(copy), step, withValue<unknown>(Reflect.get(Object(parent), step), rest, value));
  return copy;
}
