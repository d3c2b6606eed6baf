import { isObject } from '../../lib/json';
import type { SiteLanguage } from '../../site/languages';

/**
 * Gives a config the languages that every site of version 2 had.
 *
 * @returns a copy of the config; the config itself when it lists its languages
 */
export function addLanguages(config: unknown): unknown {
  if (!isObject(config) || 'languages' in config) return config;
  const { $schema, configVersion, url, ...rest } = config;
  return Object.fromEntries(
    Object.entries({ $schema, configVersion, url, languages: formerLanguages, ...rest }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

const formerLanguages: readonly SiteLanguage[] = [
  { code: 'fr', name: 'Français', label: 'fr', locale: 'fr-MA', numbers: '1 234,5 %' },
  { code: 'en', name: 'English', label: 'en', locale: 'en-US', numbers: '1,234.5%' },
  { code: 'ar', name: 'العربية', label: 'ع', locale: 'ar-MA', numbers: '1 234,5%' },
];
