import type { Action, Block, BlockByType, SiteConfig } from '../../site/types.generated';
import { defaultSection } from '../../site/section';
import type { Path } from '../../lib/json';

/** What is out, and who is told what is left out. */
export interface PublicationContext {
  /** Whether a target leads to something that is out; if not, somebody is told at the path. */
  isLinked: (target: string, path: Path) => boolean;
  /** The ads that are out, by their id. */
  ads: ReadonlySet<string>;
  /** The sections that had services and have none of them left. */
  emptied: ReadonlySet<string>;
  tell: (path: Path, message: string) => void;
}

/**
 * The blocks of a page without what leads to something that is not out. A block that would have nothing left to
 * show is left out as a whole, and so is a part of a long text; a hero only loses its buttons.
 *
 * @param page a page that is out
 * @param index its place in the config
 */
export function publishedBlocks(
  page: SiteConfig['pages'][number],
  index: number,
  context: PublicationContext,
): Block[] {
  return page.blocks.flatMap((block, position): Block[] => {
    const path: Path = ['pages', index, 'blocks', position];
    const left = publishedBlock(block, path, page.section ?? defaultSection, context);
    if (left === null) context.tell(path, 'nothing of this block is out now, so this build leaves it out.');
    return left === null ? [] : [left];
  });
}

/** What is left of a block; null when that is nothing. */
function publishedBlock(
  block: Block,
  path: Path,
  section: string,
  { isLinked, ads, emptied }: PublicationContext,
): Block | null {
  const kept = (actions: Action[], at: Path) =>
    actions.filter(({ to }, index) => isLinked(to, [...at, index, 'to']));
  switch (block.type) {
    case 'hero':
      return publishedHero(block, path, kept, isLinked);
    case 'call-to-action': {
      const actions = kept(block.actions, [...path, 'actions']);
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
      const left = block.ads.filter((ad) => ads.has(ad));
      return left.length === 0 ? null : { ...block, ads: left };
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
  kept: (actions: Action[], at: Path) => Action[],
  isLinked: PublicationContext['isLinked'],
): Block {
  const left = kept(actions ?? [], [...path, 'actions']);
  const { action, ...card } = offer ?? {};
  const isOffered = action && isLinked(action.to, [...path, 'offer', 'action', 'to']);
  return {
    ...block,
    ...(left.length > 0 && { actions: left }),
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
