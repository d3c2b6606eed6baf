import type { Path } from '../../../lib/json';
import { defaultLanguage, languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import type { Page } from '../../../site/types.generated';

/** Returns the place in the config of the path that a page has in a language. */
export function pathPlace({ path }: Page, index: number, language: Language): Path {
  const place = ['pages', index, 'path'];
  if (typeof path === 'string') return place;
  return [...place, path[language] === undefined ? defaultLanguage : language];
}

/** A path as the config has it. */
interface WrittenPath {
  id: string;
  address: string;
  path: Path;
}

/** Returns the paths of all pages as the config has them: one of a page, or one for each language. */
export function writtenPaths(pages: readonly Page[]): WrittenPath[] {
  return pages.flatMap((page, index) => {
    const { id, path } = page;
    if (typeof path === 'string')
      return [{ id, address: path, path: pathPlace(page, index, defaultLanguage) }];
    return languages.flatMap((language) => {
      const address = path[language];
      return address === undefined ? [] : [{ id, address, path: pathPlace(page, index, language) }];
    });
  });
}
