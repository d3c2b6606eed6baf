import type { Path } from '../lib/json';
import type { SiteConfig } from '../site/types.generated';

/** A picture that the config names. */
export interface NamedPicture {
  /** Its name in the config, such as `/pictures/souk.png`. */
  src: string;
  /** The path of the name in the config. */
  path: Path;
  /** The build resizes a picture of a block; the share image is published unchanged. */
  field: 'picture' | 'ogImage';
}

/** Returns every picture that the config names, with its path. */
export function namedPictures(config: SiteConfig): NamedPicture[] {
  return config.pages.flatMap((page, pageIndex) => [
    ...(page.ogImage === undefined
      ? []
      : [{ src: page.ogImage, path: ['pages', pageIndex, 'ogImage'], field: 'ogImage' as const }]),
    ...page.blocks.flatMap((block, blockIndex) =>
      (block.type === 'cases' ? block.items : []).flatMap(({ picture }, index) =>
        picture === undefined
          ? []
          : {
              src: picture.src,
              path: ['pages', pageIndex, 'blocks', blockIndex, 'items', index, 'picture', 'src'],
              field: 'picture' as const,
            },
      ),
    ),
  ]);
}
