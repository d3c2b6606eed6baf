import { statSync } from 'node:fs';
import { join } from 'node:path';
import { namedPictures } from '../../../config/pictures';
import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import type { SiteConfig } from '../../../site/types.generated';
import { pictureFaults } from './picture-file';

/**
 * Returns the problems of pictures that the config names: missing under `public/`, or unsuitable for their use.
 *
 * @param root the folder of the project
 */
export function pictureProblems(config: SiteConfig, source: Source, root: string): Problem[] {
  return namedPictures(config).flatMap((picture) => {
    const { src, path, field } = picture;
    const file = join(root, 'public', src);
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      return pictureFaults(file, picture).map((fault) => configProblem(config, source, { ...fault, path }));
    const advice = field === 'ogImage' ? `${ADVICE}: the build then draws one.` : `${ADVICE}.`;
    return [
      configProblem(config, source, {
        code: 'PICTURE-001',
        path,
        message: `there is no file public${src}. ${advice.replace('FIELD', field)}`,
      }),
    ];
  });
}

const ADVICE = 'Put the picture there, or take the field "FIELD" away';
