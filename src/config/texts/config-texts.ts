import type { InlineText, SiteConfig, Text } from '../../site/types.generated';
import type { Path } from '../../lib/json';

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
export function configTexts(config: SiteConfig): readonly ConfigText[] {
  const known = walked.get(config);
  if (known) return known;
  const found: ConfigText[] = [];
  // One path is walked with; only a text that is found gets one of its own.
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
  walked.set(config, found);
  return found;
}

/** Several rules ask for the texts of one config, and a large one is long to walk. */
const walked = new WeakMap<SiteConfig, ConfigText[]>();
