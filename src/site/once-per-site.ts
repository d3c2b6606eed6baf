import type { Language } from './languages';
import type { Site } from './site';

/**
 * Returns a function that computes the value of a part of a site, such as a page, once in each language.
 *
 * @param compute depends on its arguments only
 */
export function oncePerSite<Part, Value>(
  compute: (site: Site, part: Part, language: Language) => Value,
): (site: Site, part: Part, language: Language) => Value {
  const sites = new WeakMap<Site, Partial<Record<Language, Map<Part, Value>>>>();
  return (site, part, language) => {
    const byLanguage = sites.get(site) ?? {};
    const values = (byLanguage[language] ??= new Map<Part, Value>());
    sites.set(site, byLanguage);
    const value = values.get(part) ?? compute(site, part, language);
    values.set(part, value);
    return value;
  };
}
