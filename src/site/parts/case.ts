import { blocksOfType } from '../blocks/find-blocks';
import { pageById, type Site } from '../site';
import type { BlockByType, Page } from '../types.generated';

/** A case as the config describes it. */
export type Case = BlockByType['cases']['items'][number];

/** Returns the page that a target such as `our-work#bakery` names, and the case there; no case for another anchor. */
export function caseAt(site: Site, target: string): { page: Page; item?: Case } {
  const [id = '', anchor] = target.split('#');
  const page = pageById(site, id);
  const item = blocksOfType(page.blocks, 'cases')
    .flatMap(({ items }) => items)
    .find((each) => each.id === anchor);
  return { page, ...(item && { item }) };
}
