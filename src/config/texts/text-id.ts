import type { SiteConfig } from '../../site/types.generated';
import type { SourceText } from './all-texts';

/**
 * What a text is called by people: its key; without one, the page it stands on, or the part of the config.
 *
 * @param config has the names of the pages
 */
export function textId({ key, path = [] }: SourceText, config: SiteConfig): string {
  const [part, index] = path;
  return key ?? (part === 'pages' ? config.pages[Number(index)]?.id : undefined) ?? String(part);
}
