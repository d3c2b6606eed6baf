import { drawingUrl } from '../parts/drawing';
import type { ResolvedBlock } from '../parts/resolved-block';
import { parseTarget } from '../parts/target';
import { defaultSection } from '../section';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

export const doors = { data: doorsData } satisfies BlockModel<'doors'>;

/** Returns the rows of doors with the colors of the page behind each, and its drawing unless the row names another. */
function doorsData({ items }: ResolvedBlock<'doors'>, { site }: BlockContext, config: BlockByType['doors']) {
  return {
    items: items.map((item, index) => {
      const page = site.pages.get(parseTarget(config.items[index]?.to)?.page ?? '');
      const drawing = item.drawing ?? drawingUrl(site, page?.drawing, page?.section);
      return { ...item, section: page?.section ?? defaultSection, ...(drawing !== undefined && { drawing }) };
    }),
  };
}
