import { oncePerSite } from '../once-per-site';
import type { Translation } from '../page-data.types';
import { translator } from '../translate';
import { resolveTexts } from './resolve-texts';

/**
 * Returns the texts of a part of the config in one language, in the order in which `resolveTexts` reads them. Page data,
 * coverage and the dates of content share the result, so that each text is translated once.
 */
export const partTexts = oncePerSite((site, part: unknown, language): readonly Translation[] => {
  const t = translator(site, language);
  const texts: Translation[] = [];
  resolveTexts(
    part,
    (text) => {
      const translation = t(text);
      texts.push(translation);
      return translation.text;
    },
    () => ({ href: '' }),
  );
  return texts;
});
