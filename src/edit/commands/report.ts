import { SITE_CONFIG } from '../../config/read-config';
import { problemLine } from '../../config/source/problem';
import { say, type Translated } from '../../lib/text/message-language';
import type { SiteConfig } from '../../site/types.generated';
import type { Edit } from '../edit-site';

/** Returns the report of an edit: what has changed, and what is left to do. */
export function editReport(title: Translated, edit: Edit): string {
  const { problems } = edit;
  return [
    say(title),
    ...changeLines(edit).map((line) => `  ${line}`),
    ...(problems.length > 0 ? ['', say({ en: 'To do:', fr: 'À faire :' })] : []),
    ...problems.map((problem) => `  ${problemLine(problem)}`),
    '',
  ].join('\n');
}

/** @example changeLines(edit) // ['site.config.json:2105  the page /consulting/payroll'] */
export function changeLines({ changes, before, after }: Edit): string[] {
  return changes.map(({ what, path, isNew }) => {
    const { source } = isNew ? after.files : before;
    return `${path ? `${SITE_CONFIG}:${source.position(path).line}  ` : ''}${say(what)}`;
  });
}

/**
 * Returns where the new pages, and the first pages of their sections, say that they are drafts, the last one first.
 *
 * @example draftPlaces(edit) // ['site.config.json:2109']
 */
export function draftPlaces({ changes, after: { files } }: Edit): string[] {
  const { pages, theme } = files.source.value as SiteConfig;
  const added = changes.flatMap(({ path = [] }) => (path[0] === 'pages' ? [pages[Number(path[1])]!] : []));
  const firsts = new Set(added.map(({ section = '' }) => theme.sections[section]?.page));
  return pages
    .flatMap((page, index) => {
      if (page.status !== 'draft' || !(added.includes(page) || firsts.has(page.id))) return [];
      return `${SITE_CONFIG}:${files.source.position(['pages', index, 'status']).line}`;
    })
    .toReversed();
}
