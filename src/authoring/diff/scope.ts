import { valueAt } from '../../lib/json';
import { pagePath, type PagePath } from '../../site/page-url';
import { findPage } from '../find-page';
import { defaultLanguage, type Language } from '../../site/languages';
import type { SiteContent } from './diff-site';
import type { Difference } from './types';

/**
 * Returns the path of a page that one of two versions has, as `findPage` finds it.
 *
 * @throws {UserError} when neither has it
 */
export function pathOfPage(versions: readonly SiteContent[], name: string): string {
  const pages = versions.flatMap(({ config }) => {
    const list = (config as { pages?: unknown }).pages;
    return Array.isArray(list) ? list.filter(isPage) : [];
  });
  return pagePath(pages[findPage({ pages }, name).index]?.path ?? '');
}

/** Limits differences to a page and a language, if they are given. A text that the page shares counts as its own. */
export function differencesIn(
  differences: readonly Difference[],
  scope: { path: string | undefined; language: Language | undefined },
): Difference[] {
  return differences.filter(
    ({ page, language, also }) =>
      (scope.path === undefined ||
        page === scope.path ||
        also.some((place) => `${place} `.startsWith(`${scope.path} `))) &&
      (scope.language === undefined || language === null || language === scope.language),
  );
}

function isPage(value: unknown): value is { id: string; path: PagePath } {
  const { id, path } = (value ?? {}) as { id?: unknown; path?: unknown };
  return (
    typeof id === 'string' &&
    (typeof path === 'string' || typeof valueAt(path, [defaultLanguage]) === 'string')
  );
}
