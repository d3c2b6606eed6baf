import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../site/types.generated';
import { configProblem } from '../../../config/report';
import { namedPictures } from '../../../config/pictures';
import { pictureFaults } from './picture-file';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/**
 * Pictures that the config names and that are not under `public/`, or are there and not fit for their use.
 *
 * @param root the folder of the project
 */
export function pictureProblems(config: SiteConfig, source: Source, root: string): Problem[] {
  return namedPictures(config).flatMap((picture) => {
    const { src, path, field } = picture;
    const file = join(root, 'public', src);
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      return pictureFaults(file, picture).map((fault) => configProblem(config, source, { ...fault, path }));
    const advice = field === 'ogImage' ? `${away}: the build then draws one.` : `${away}.`;
    return [
      configProblem(config, source, {
        code: 'PICTURE-001',
        path,
        message: `there is no file public${src}. ${advice.replace('FIELD', field)}`,
      }),
    ];
  });
}

const away = 'Put the picture there, or take the field "FIELD" away';
