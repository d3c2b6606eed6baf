import { drawingUrl } from '../parts/drawing';
import { parseTarget } from '../parts/target';
import { defaultSection } from '../section';
import type { BlockModel } from './model';

/** Each row has the colors of the page behind it, and its drawing unless the row names another. */
export const doors = {
  data: ({ items }, { site }, config) => ({
    items: items.map((item, index) => {
      const page = site.pages.get(parseTarget(config.items[index]?.to)?.page ?? '');
      const drawing = item.drawing ?? drawingUrl(site, page?.drawing, page?.section);
      return { ...item, section: page?.section ?? defaultSection, ...(drawing !== undefined && { drawing }) };
    }),
  }),
} satisfies BlockModel<'doors'>;
