import type { Sign } from './parts/types';
import type { Site } from './site';

/** The section that gives its colours to pages without a section. */
export const defaultSection = 'default';

/** Returns the sign of a section. */
export function signOf({ config }: Site, section = defaultSection): Sign {
  return config.theme.sections[section]?.sign ?? 'star';
}
