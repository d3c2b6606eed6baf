import { isObject } from '../lib/json';
import type { SiteLanguage } from '../site/languages';

/** Returns the languages of a config, which may be invalid; none when the list is not valid, which the schema reports. */
export function languagesOf(config: unknown): SiteLanguage[] {
  const list = isObject(config) ? config.languages : undefined;
  const isLanguage = (entry: unknown) => isObject(entry) && /^[a-z]{2,3}$/.test(String(entry.code));
  return Array.isArray(list) && list.every(isLanguage) ? list : [];
}
