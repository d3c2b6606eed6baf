import { say } from '../../../config/message-language';
import { addMessages } from '../messages';
import type { AddOptions } from '../text-options';
import { pagePath } from '../../../site/page-url';
import type { SiteConfig } from '../../../site/types.generated';
import { findBlocks } from '../../../site/blocks/find-blocks';
import { defaultSection } from '../../../site/section';
import { pageByName } from './find-section';
import type { Insertion } from '../insertion';
import { textFromOptions } from '../text-options';
import { UserError } from '../../../lib/user-error';

/**
 * Returns the insertions of an ad: at the end of the ads, and in each carousel with a hand-written list of ads. The ad
 * has the section of the page it links to, and the colours and the icon of that section's last ad.
 *
 * @param options `link`, `title`, `subtitle`, `description`, `cta`, `price` and optionally `draft`
 * @throws {UserError} when there is no such page, or the page is a draft and the ad is not
 */
export function newAd(config: SiteConfig, options: AddOptions): Insertion[] {
  const { page } = pageByName(config, options.get('link') ?? '');
  const isDraft = options.has('draft');
  if (page.status === 'draft' && !isDraft)
    throw new UserError(say(addMessages.linkToDraft({ page: page.id })));
  const category = page.section ?? defaultSection;
  const model = config.ads.findLast((ad) => ad.category === category) ?? config.ads.at(-1);
  const id = freeName(config.ads.map((ad) => ad.id));
  const value = {
    id,
    ...(isDraft && { status: 'draft' }),
    category,
    title: textFromOptions(options, 'title'),
    subtitle: textFromOptions(options, 'subtitle'),
    description: textFromOptions(options, 'description'),
    gradient: model?.gradient,
    icon: model?.icon,
    link: page.id,
    cta: textFromOptions(options, 'cta'),
    price: textFromOptions(options, 'price'),
  };
  return [
    { list: ['ads'], after: config.ads.length - 1, value, what: addMessages.ad({ id }) },
    ...(isDraft ? [] : carouselEntries(config, id)),
  ];
}

/** Returns the first name "ad" and a number that no ad has, counted from the number of ads. */
function freeName(taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(`ad${number}`)) number += 1;
  return `ad${number}`;
}

function carouselEntries(config: SiteConfig, id: string): Insertion[] {
  return findBlocks(config, 'promo-carousel').flatMap(({ block: { ads }, page, path }): Insertion[] =>
    ads?.length
      ? [
          {
            list: [...path, 'ads'],
            after: ads.length - 1,
            value: id,
            what: addMessages.carousel({ path: pagePath(page.path) }),
          },
        ]
      : [],
  );
}
