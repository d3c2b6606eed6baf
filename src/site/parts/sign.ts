import type { Sign } from './types';
import { defaultSection } from '../section';
import type { Site } from '../site';

/** Returns the sign of a section. */
export function signOf({ config }: Site, section = defaultSection): Sign {
  return config.theme.sections[section]?.sign ?? 'star';
}
