import type { SiteConfig } from '../../site/types.generated';
import type { SourceText } from './all-texts';

/**
 * Returns the name of a text for messages: its key; without a key, the id of its page or the part of the config.
 */
export function textId({ key, path = [] }: SourceText, config: SiteConfig): string {
  const [part, index] = path;
  return key ?? (part === 'pages' ? config.pages[Number(index)]?.id : undefined) ?? String(part);
}
