import type { SiteConfig } from '../../site/types.generated';
import type { GivenOptions } from '../../lib/args';
import { givenText } from './text-options';
import type { Insertion } from './insertion';
import { pageNamed } from './find-page';
import { UserError } from './user-error';

/**
 * An ad, behind the others of the carousel, and in each carousel that names its ads by hand. It takes the section of
 * the page it leads to, and the colours and the sign of that section's last ad, until somebody chooses others.
 *
 * @param options `link`, `title`, `subtitle`, `description`, `cta`, `price`, perhaps `draft`
 * @throws {UserError} when there is no such page, or the page is a draft and the ad is not
 */
export function newAd(config: SiteConfig, options: GivenOptions): Insertion[] {
  const { page } = pageNamed(config, options.get('link') ?? '');
  const isDraft = options.has('draft');
  if (page.status === 'draft' && !isDraft)
    throw new UserError(`the page "${page.id}" is a draft: add --draft, so that the ad is one too.`);
  const category = page.section ?? 'default';
  const model = config.ads.findLast((ad) => ad.category === category) ?? config.ads.at(-1);
  const id = `ad${Math.max(0, ...config.ads.map((ad) => Number(ad.id.slice(2)))) + 1}`;
  const value = {
    id,
    ...(isDraft && { status: 'draft' }),
    category,
    title: givenText(options, 'title'),
    subtitle: givenText(options, 'subtitle'),
    description: givenText(options, 'description'),
    gradient: model?.gradient,
    icon: model?.icon,
    link: page.id,
    cta: givenText(options, 'cta'),
    price: givenText(options, 'price'),
  };
  return [
    { list: ['ads'], after: config.ads.length - 1, value, what: `the ad ${id}` },
    ...(isDraft ? [] : carouselEntries(config, id)),
  ];
}

function carouselEntries(config: SiteConfig, id: string): Insertion[] {
  return config.pages.flatMap(({ path, blocks }, index) =>
    blocks.flatMap((block, position): Insertion[] =>
      block.type === 'promo-carousel' && block.ads?.length
        ? [
            {
              list: ['pages', index, 'blocks', position, 'ads'],
              after: block.ads.length - 1,
              value: id,
              what: `its entry in the carousel on ${path}`,
            },
          ]
        : [],
    ),
  );
}
