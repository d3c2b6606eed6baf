import { drawingUrl } from '../parts/drawing';
import { linkData } from '../parts/link';
import { parseTarget } from '../parts/target';
import { defaultSection } from '../section';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

export const doors = { data: doorsData } satisfies BlockModel<'doors'>;

/** Returns the rows of doors with the colors of the page behind each, and its drawing unless the row names another. */
function doorsData({ items }: BlockByType['doors'], { site, language, t }: BlockContext) {
  return {
    items: items.map(({ to, title, text, value, drawing }) => {
      const page = site.pages.get(parseTarget(to)?.page ?? '');
      const url = drawingUrl(site, drawing ?? page?.drawing, page?.section);
      return {
        title: t(title).text,
        text: t(text).text,
        value: t(value).text,
        href: linkData(site, to, language).href,
        section: page?.section ?? defaultSection,
        ...(url !== undefined && { drawing: url }),
      };
    }),
  };
}
