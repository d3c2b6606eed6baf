import type { Language, Languages } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import type { Page } from '../../../site/types.generated';

/** Returns the id of the page that most likely had another one: the last part of its address in a language. */
export function renamedPage(site: Languages, pages: readonly Page[], former: string): string | undefined {
  return pages.find((page) =>
    site.languages.some((language) => nameInAddress(site, page, language) === former),
  )?.id;
}

/** @example nameInAddress(site, { path: '/consulting/recrutement' }) // 'recrutement' */
export function nameInAddress(site: Languages, { path }: Pick<Page, 'path'>, language?: Language): string {
  return pagePath(site, path, language).split('/').at(-1) ?? '';
}
