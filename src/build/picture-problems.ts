import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../site/types.generated';
import { placeOf } from './place';
import type { Problem } from './problem';
import type { Path, Source } from './source';

/**
 * Pictures that the config names and that are not under `public/`.
 *
 * @param root the folder of the project
 */
export function pictureProblems(config: SiteConfig, source: Source, root: string): Problem[] {
  return config.pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) =>
      (block.type === 'cases' ? block.items : []).flatMap((item, index): Problem[] => {
        if (!item.picture || existsSync(join(root, 'public', item.picture.src))) return [];
        const path: Path = ['pages', pageIndex, 'blocks', blockIndex, 'items', index, 'picture', 'src'];
        return [
          {
            file: source.file,
            ...source.position(path),
            severity: 'error',
            code: 'PICTURE-001',
            place: placeOf(config, path),
            message: `there is no file public${item.picture.src}. Put the picture there, or take the field "picture" away.`,
            suggestion: null,
          },
        ];
      }),
    ),
  );
}
