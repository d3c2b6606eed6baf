import type { PageContext } from '../blocks/model';
import { modelOf } from '../blocks/index';
import { direction } from '../languages';
import type { BlockData } from '../page-data.types';
import type { Translate } from '../parts/types';
import { resolveBlock } from '../parts/resolve-block';
import { translatedEntries } from '../parts/translated-entries';
import { translator } from '../translate';
import type { Block } from '../types.generated';

/**
 * Returns the data of a block in the page's language, or entirely in French when one of its texts has no
 * translation (docs/architecture.md: whole blocks fall back). Entries that stand alone are left out instead.
 */
export function blockData(context: PageContext, block: Block): BlockData {
  const { data, missing } = dataInLanguage(context, block);
  if (missing === 0) return data;
  const { defaultLanguage } = context.site;
  const fallback = dataInLanguage({ ...context, language: defaultLanguage }, block);
  return { ...fallback.data, language: defaultLanguage, direction: direction(defaultLanguage) };
}

function dataInLanguage(context: PageContext, block: Block): { data: BlockData; missing: number } {
  const { site, language } = context;
  let missing = 0;
  const translate = translator(site, language);
  const t: Translate = (text) => {
    const translation = translate(text);
    if (translation.language !== language) missing += 1;
    return translation;
  };
  const shown = translatedEntries(block, (text) => translate(text).language === language);
  const resolved = resolveBlock(shown, { ...context, t });
  const data = {
    ...(resolved as object),
    ...modelOf(shown).data?.(resolved, { ...context, t }, shown),
  } as BlockData;
  return { data, missing };
}
