import type { BlockContext } from './context';
import type { DerivedFields } from '../page-data.types';
import { pageUrl } from '../page-url';
import { pageById, type Site } from '../site';
import type { BlockByType, Text } from '../types.generated';

/** The ads of a carousel, all of the config's or those that it names, and the numbers of its movement. */
export function promoCarouselData(
  block: BlockByType['promo-carousel'],
  { site, language, speak }: BlockContext,
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
        category: speak(sectionName(site, ad.category)).text,
        title: speak(ad.title).text,
        subtitle: speak(ad.subtitle).text,
        description: speak(ad.description).text,
        gradient: ad.gradient,
        icon: ad.icon,
        href: pageUrl(pageById(site, ad.link).path, language),
        cta: speak(ad.cta).text,
        price: speak(ad.price).text,
        ...(ad.priceLabel && { priceLabel: speak(ad.priceLabel).text }),
        ...(ad.priceNote && { priceNote: speak(ad.priceNote).text }),
      })),
  };
}

/** The words for a section: the name of its first page. */
function sectionName(site: Site, section: string): Text {
  const first = site.config.theme.sections[section]?.page;
  return first === undefined ? { fr: section } : pageById(site, first).name;
}
