import { oncePerSite } from '../once-per-site';
import type { Translation } from '../page-data.types';
import { translator } from '../translate';
import { textsIn } from './resolve-texts';

/**
 * Returns the texts of a part of the config in one language, in the order in which `resolveTexts` reads them. Page data
 * and coverage share the result, so that each text is translated once.
 */
export const partTexts = oncePerSite((site, part: unknown, language): readonly Translation[] =>
  textsIn(part).map(translator(site, language)),
);
