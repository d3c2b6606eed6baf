import type { Path } from '../../lib/json';
import type { InlineText, SiteConfig, Text } from '../../site/types.generated';

/** A text of the config: a key, or the text in each language. */
export interface ConfigText {
  text: Text;
  path: Path;
}

/**
 * Returns every text of a config with its path.
 *
 * @param config a valid config without comments
 */
export function configTexts(config: SiteConfig): readonly ConfigText[] {
  const cached = cache.get(config);
  if (cached) return cached;
  const found: ConfigText[] = [];
  // The walk shares one path; it is copied only for a text that is found.
  const path: (string | number)[] = [];
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      if (value.startsWith('t:')) found.push({ text: value, path: [...path] });
    } else if (value !== null && typeof value === 'object') {
      if ('fr' in value && typeof value.fr === 'string')
        found.push({ text: value as InlineText, path: [...path] });
      else if (Array.isArray(value)) value.forEach((entry, index) => walkInto(entry, index));
      else for (const key of Object.keys(value)) walkInto(Reflect.get(value, key), key);
    }
  };
  const walkInto = (entry: unknown, step: string | number) => {
    path.push(step);
    walk(entry);
    path.pop();
  };
  walk(config);
  cache.set(config, found);
  return found;
}

/** A cache: several rules need the texts of one config, and walking a large config is slow. */
const cache = new WeakMap<SiteConfig, ConfigText[]>();
