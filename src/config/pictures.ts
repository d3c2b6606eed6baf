import type { SiteConfig } from '../site/types.generated';
import type { Path } from '../lib/json';

/** A picture that the config names. */
export interface NamedPicture {
  /** As it is named, such as `/pictures/souk.png`. */
  src: string;
  /** Where the name stands. */
  path: Path;
  /** A picture of a block is made smaller by the build; the one for sharing goes out as it is. */
  field: 'picture' | 'ogImage';
}

/** Every picture that the config names, with its place. */
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
