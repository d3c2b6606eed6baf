import type { InlineText, SiteConfig, Text } from '../site/types.generated';
import type { Path } from './source';

/** A text as it stands in the config: a key, or the words themselves. */
export interface ConfigText {
  text: Text;
  path: Path;
}

/**
 * Every text of a config, with its place.
 *
 * @param config a config that fits the schema, without its comments
 */
export function configTexts(config: SiteConfig): ConfigText[] {
  const found: ConfigText[] = [];
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      if (value.startsWith('t:')) found.push({ text: value, path });
    } else if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, [...path, index]));
    else if (value !== null && typeof value === 'object') {
      if ('fr' in value && typeof value.fr === 'string') found.push({ text: value as InlineText, path });
      else for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    }
  };
  walk(config, []);
  return found;
}
