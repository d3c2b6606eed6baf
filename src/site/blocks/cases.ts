import type { BlockContext } from './context';
import { caseFigure } from '../format';
import type { DerivedFields, PictureData, Resolved } from '../page-data.types';
import type { Site } from '../site';
import { resolveTexts } from '../parts/resolve-texts';
import type { BlockByType, FigureName } from '../types.generated';
import type { Translate } from '../translate';

/** The projects of a block, their figures as they are shown, and their pictures: cards show none. */
export function casesData(
  block: BlockByType['cases'],
  { site, language, speak }: BlockContext,
): DerivedFields['cases'] {
  return {
    items: block.items.map((item) => ({
      ...(resolveTexts(
        item,
        (text) => speak(text).text,
        () => ({ href: '' }),
      ) as Resolved<typeof item>),
      stats: Object.entries(item.stats).map(([name, value]) => ({
        name: name as FigureName,
        display: caseFigure(name as FigureName, Number(value), language, speak('t:frame.cases.months').text),
      })),
      picture: block.variant === 'projects' ? casePicture(site, item, speak) : undefined,
    })),
  };
}

/** The project's own picture, else the wall that the build draws for it, which says nothing. */
function casePicture(
  site: Site,
  { id, picture }: BlockByType['cases']['items'][number],
  speak: Translate,
): PictureData {
  const unknown = { src: `/assets/${id}.svg`, width: 1200, height: 800, sources: [] };
  if (!picture) return { ...(site.pictures.get(id) ?? unknown), alt: '' };
  return {
    ...(site.pictures.get(picture.src) ?? { ...unknown, src: picture.src }),
    alt: speak(picture.alt).text,
  };
}
