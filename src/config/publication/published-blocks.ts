import type { Path } from '../../lib/json';
import { defaultSection } from '../../site/section';
import type { Action, Block, BlockByType, SiteConfig } from '../../site/types.generated';

/** The published content, and a callback for omitted parts. */
export interface PublicationContext {
  /** Returns whether a target is published; if not, it reports a notice at the path. */
  isLinked: (target: string, path: Path) => boolean;
  /** The ids of the published ads. */
  ads: ReadonlySet<string>;
  /** The sections whose services are all unpublished. */
  emptied: ReadonlySet<string>;
  /** Reports a block that is omitted. */
  omitBlock: (path: Path) => void;
}

/**
 * Returns the blocks of a page without links to unpublished content. A block, or a part of a long text, that would be
 * empty is omitted entirely; a hero only loses its buttons.
 *
 * @param page a published page
 * @param index its index in the config
 */
export function publishedBlocks(
  page: SiteConfig['pages'][number],
  index: number,
  context: PublicationContext,
): Block[] {
  return page.blocks.flatMap((block, position): Block[] => {
    const path: Path = ['pages', index, 'blocks', position];
    const rest = publishedBlock(block, path, page.section ?? defaultSection, context);
    if (rest === null) context.omitBlock(path);
    return rest === null ? [] : [rest];
  });
}

/** Returns the published part of a block; null when nothing is left. */
function publishedBlock(
  block: Block,
  path: Path,
  section: string,
  { isLinked, ads, emptied }: PublicationContext,
): Block | null {
  const linkedActions = (actions: Action[], at: Path) =>
    actions.filter(({ to }, index) => isLinked(to, [...at, index, 'to']));
  switch (block.type) {
    case 'hero':
      return publishedHero(block, path, linkedActions, isLinked);
    case 'call-to-action': {
      const actions = linkedActions(block.actions, [...path, 'actions']);
      return actions.length === 0 ? null : { ...block, actions };
    }
    case 'service-list': {
      if (block.from === 'section') return emptied.has(section) ? null : block;
      if (!block.items) return block;
      const items = block.items.filter(
        (item, index) => item.page === undefined || isLinked(item.page, [...path, 'items', index, 'page']),
      );
      return items.length === 0 ? null : { ...block, items };
    }
    case 'promo-carousel': {
      if (!block.ads) return block;
      const rest = block.ads.filter((ad) => ads.has(ad));
      return rest.length === 0 ? null : { ...block, ads: rest };
    }
    case 'prose':
      return publishedProse(block, path, isLinked);
    default:
      return block;
  }
}

function publishedHero(
  { actions, offer, ...block }: BlockByType['hero'],
  path: Path,
  linkedActions: (actions: Action[], at: Path) => Action[],
  isLinked: PublicationContext['isLinked'],
): Block {
  const rest = linkedActions(actions ?? [], [...path, 'actions']);
  const { action, ...card } = offer ?? {};
  const isOffered = action && isLinked(action.to, [...path, 'offer', 'action', 'to']);
  return {
    ...block,
    ...(rest.length > 0 && { actions: rest }),
    ...(offer && { offer: { ...card, value: offer.value, ...(isOffered && { action }) } }),
  };
}

function publishedProse(
  block: BlockByType['prose'],
  path: Path,
  isLinked: PublicationContext['isLinked'],
): Block | null {
  const parts = block.parts.flatMap((part, at) => {
    const content = part.content.flatMap(({ link, ...piece }, index) => {
      if (!link || isLinked(link.to, [...path, 'parts', at, 'content', index, 'link', 'to']))
        return [{ ...piece, ...(link && { link }) }];
      return Object.keys(piece).length === 0 ? [] : [piece];
    });
    return content.length === 0 ? [] : [{ ...part, content }];
  });
  return parts.length === 0 ? null : { ...block, parts };
}
