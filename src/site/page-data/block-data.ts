import { blockModels } from '../blocks/index';
import type { BlockContext, BlockPlace } from '../blocks/context';
import { defaultLanguage } from '../languages';
import { linkData } from '../parts/link';
import type { BlockData } from '../page-data.types';
import { resolveTexts } from '../parts/resolve-texts';
import type { Block } from '../types.generated';
import { translator, type Translate } from '../translate';

/**
 * A block as its renderer gets it: in the page's language, or whole in French where one of its words is
 * missing (docs/architecture.md: whole blocks fall back).
 *
 * @param place the page the block stands on, and the language
 */
export function blockData(place: BlockPlace, block: Block): BlockData {
  const own = inLanguage(place, block);
  if (own.missing === 0) return own.data;
  return { ...inLanguage({ ...place, language: defaultLanguage }, block).data, language: defaultLanguage };
}

function inLanguage(place: BlockPlace, block: Block): { data: BlockData; missing: number } {
  const { site, language } = place;
  let missing = 0;
  const find = translator(site, language);
  const speak: Translate = (text) => {
    const found = find(text);
    if (found.language !== language) missing += 1;
    return found;
  };
  const spoken = resolveTexts(
    block,
    (text) => speak(text).text,
    (target) => linkData(site, target, language),
  );
  const addition = blockModels[block.type] as (block: Block, context: BlockContext) => object;
  const data = { ...(spoken as object), ...addition(block, { ...place, speak }) } as BlockData;
  return { data, missing };
}
