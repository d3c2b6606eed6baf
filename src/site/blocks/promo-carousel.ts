import type { BlockContext } from './context';
import type { BlockModel } from './model';
import type { DerivedFields } from '../page-data.types';
import { pageUrl } from '../page-url';
import { pageById, type Site } from '../site';
import type { BlockByType, Text } from '../types.generated';
import { defaultLanguage } from '../languages';

export const promoCarousel: BlockModel<'promo-carousel'> = {
  data: promoCarouselData,
  publishedPart: (block, { ads }) => {
    if (!block.ads) return block;
    const left = block.ads.filter((ad) => ads.has(ad));
    return left.length === 0 ? null : { ...block, ads: left };
  },
  settings: [['carousel']],
  generatedLinks: (block, _, { ads }) =>
    ads.flatMap(({ id, link, status }) =>
      status !== 'draft' && (block.ads === undefined || block.ads.includes(id)) ? [link] : [],
    ),
};

/** Returns the ads of a carousel, all of them or those that it names, and the settings of its animation. */
function promoCarouselData(
  block: BlockByType['promo-carousel'],
  { site, language, t }: BlockContext,
): DerivedFields['promo-carousel'] {
  return {
    interval: site.config.carousel?.interval ?? 5000,
    transition: site.config.carousel?.transition ?? 500,
    tilt: site.config.carousel?.tilt ?? 10,
    ads: site.config.ads
      .filter((ad) => block.ads === undefined || block.ads.includes(ad.id))
      .map((ad) => ({
        id: ad.id,
        section: ad.category,
        category: t(sectionName(site, ad.category)).text,
        title: t(ad.title).text,
        subtitle: t(ad.subtitle).text,
        description: t(ad.description).text,
        gradient: ad.gradient,
        icon: ad.icon,
        href: pageUrl(pageById(site, ad.link).path, language),
        cta: t(ad.cta).text,
        price: t(ad.price).text,
        ...(ad.priceLabel && { priceLabel: t(ad.priceLabel).text }),
        ...(ad.priceNote && { priceNote: t(ad.priceNote).text }),
      })),
  };
}

/** Returns the name of a section, which is the name of its first page. */
function sectionName(site: Site, section: string): Text {
  const first = site.config.theme.sections[section]?.page;
  return first === undefined ? { [defaultLanguage]: section } : pageById(site, first).name;
}
