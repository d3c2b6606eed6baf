import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../site/types.generated';
import { configProblem } from './config-problem';
import type { Problem } from './problem';
import type { Path, Source } from './source';

/**
 * Pictures that the config names and that are not under `public/`.
 *
 * @param root the folder of the project
 */
export function pictureProblems(config: SiteConfig, source: Source, root: string): Problem[] {
  const problem = (path: Path, src: string, advice: string): Problem =>
    configProblem(config, source, {
      code: 'PICTURE-001',
      path,
      message: `there is no file public${src}. ${advice}`,
    });
  const isMissing = (src: string) => !existsSync(join(root, 'public', src));
  return config.pages.flatMap((page, pageIndex) => {
    const shared = page.ogImage !== undefined && isMissing(page.ogImage) ? [page.ogImage] : [];
    return [
      ...shared.map((src) =>
        problem(
          ['pages', pageIndex, 'ogImage'],
          src,
          'Put the picture there, or take the field "ogImage" away: the build then draws one.',
        ),
      ),
      ...page.blocks.flatMap((block, blockIndex) =>
        (block.type === 'cases' ? block.items : []).flatMap((item, index) =>
          item.picture && isMissing(item.picture.src)
            ? problem(
                ['pages', pageIndex, 'blocks', blockIndex, 'items', index, 'picture', 'src'],
                item.picture.src,
                'Put the picture there, or take the field "picture" away.',
              )
            : [],
        ),
      ),
    ];
  });
}
