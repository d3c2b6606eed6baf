import type { BlockContext } from './context';
import { caseFigure } from '../format';
import type { Additions, PictureData, Spoken } from '../page-data.types';
import type { Site } from '../site';
import { spokenValue } from '../parts/resolve-texts';
import type { BlockByType, FigureName } from '../types.generated';
import type { Speaker } from '../translate';

/** The projects of a block, their figures as they are shown, and their pictures: cards show none. */
export function casesData(
  block: BlockByType['cases'],
  { site, language, speak }: BlockContext,
): Additions['cases'] {
  return {
    items: block.items.map((item) => ({
      ...(spokenValue(
        item,
        (text) => speak(text).words,
        () => ({ href: '' }),
      ) as Spoken<typeof item>),
      stats: Object.entries(item.stats).map(([name, value]) => ({
        name: name as FigureName,
        display: caseFigure(name as FigureName, Number(value), language, speak('t:frame.cases.months').words),
      })),
      picture: block.variant === 'projects' ? casePicture(site, item, speak) : undefined,
    })),
  };
}

/** The project's own picture, else the wall that the build draws for it, which says nothing. */
function casePicture(
  site: Site,
  { id, picture }: BlockByType['cases']['items'][number],
  speak: Speaker,
): PictureData {
  const unknown = { src: `/assets/${id}.svg`, width: 1200, height: 800, sources: [] };
  if (!picture) return { ...(site.pictures.get(id) ?? unknown), alt: '' };
  return {
    ...(site.pictures.get(picture.src) ?? { ...unknown, src: picture.src }),
    alt: speak(picture.alt).words,
  };
}
