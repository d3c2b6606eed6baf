import type { BlockModel } from './model';
import { defaults } from '../defaults.generated';
import { pageUrl } from '../page-url';
import { pageById } from '../site';
import type { SiteConfig } from '../types.generated';

/** The ads of a carousel are all of them, or those that it names. */
export const promoCarousel = {
  data(_, { site, language, t }, { ads: ids }) {
    const { sections } = site.config.theme;
    const wall = wallSection(site.config);
    return {
      ...carouselSettings(site.config),
      ...(wall && { wall }),
      ads: site.config.ads
        .filter(({ id }) => ids === undefined || ids.includes(id))
        .map((ad) => ({
          id: ad.id,
          section: ad.category,
          category: t(pageById(site, sections[ad.category]?.page ?? ad.link).name).text,
          title: t(ad.title).text,
          subtitle: t(ad.subtitle).text,
          description: t(ad.description).text,
          gradient: ad.gradient,
          icon: ad.icon,
          href: pageUrl(site, pageById(site, ad.link).path, language),
          cta: t(ad.cta).text,
          price: t(ad.price).text,
          ...(ad.priceLabel && { priceLabel: t(ad.priceLabel).text }),
          ...(ad.priceNote && { priceNote: t(ad.priceNote).text }),
        })),
    };
  },
  generatedLinks: (block, _, { ads }) =>
    ads.flatMap(({ id, link, status }) =>
      status !== 'draft' && (block.ads === undefined || block.ads.includes(id)) ? [link] : [],
    ),
} satisfies BlockModel<'promo-carousel'>;

/** Returns the settings of all carousels: the time of an offer and of its transition in milliseconds, the tilt in degrees. */
export function carouselSettings({ carousel }: Pick<SiteConfig, 'carousel'>) {
  return { ...defaults.carousel, ...carousel };
}

/** Returns the section in whose color the stars of the wall are drawn: that of the first ad. */
export function wallSection({ ads }: Pick<SiteConfig, 'ads'>): string | undefined {
  return ads[0]?.category;
}
