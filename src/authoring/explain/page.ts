import { blockModels } from '../../site/blocks/index';
import type { BlockContext } from '../../site/blocks/context';
import { defaultLanguage, type Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import { defaultSection } from '../../site/section';
import { textCounts } from '../../site/coverage';
import type { Block, Page, Text } from '../../site/types.generated';
import { translator } from '../../site/translate';
import { publicationState, type PublicationState } from '../../config/publication/schedule';
import { explainedDefaults } from './defaults';
import { explainedFields } from './fields';
import { explainedHead } from './head';
import { explainedText, type Explained } from './text';
import { lineOf, type ExplainContext } from './context';
import { describeLocation } from '../../config/location';
import { publicationNotice } from '../../config/publication/notice';
import type { Path } from '../../lib/json';

export interface ExplainedBlock {
  /** Its place on the page, counted from 1. */
  number: number;
  type: string;
  at: string;
  /** French when one of its words is missing: blocks fall back as a whole. */
  language: Language;
  fields: Explained[];
  /** What it shows beside its own fields: words of other places, settings of the site, defaults. */
  beside: Explained[];
}

/** A page as it is resolved in one language. */
export interface ExplainedPage {
  id: string;
  url: string;
  language: Language;
  at: string;
  publication: PublicationState;
  /** Why it is not published, in words; null when it is. */
  notice: string | null;
  head: Explained[];
  blocks: ExplainedBlock[];
}

/**
 * A page in one language, with everything on it and where that comes from.
 *
 * @param index the place of the page in the config
 * @param now the clock of the build
 */
export function explainedPage(
  context: ExplainContext,
  index: number,
  language: Language,
  now: Date,
): ExplainedPage {
  const { site, source } = context;
  const page = site.config.pages[index];
  if (!page) throw new Error(`there is no page ${index}`);
  const path: Path = ['pages', index];
  return {
    id: page.id,
    url: site.config.url + pageUrl(page.path, language),
    language,
    at: lineOf(source, path),
    publication: publicationState(page, now),
    notice: publicationNotice(page, now, site.config.organization.hours.timeZone),
    head: explainedHead(context, page, path, language, now),
    blocks: page.blocks.map((block, at) =>
      explainedBlock(context, { page, path, language }, block, [...path, 'blocks', at], at),
    ),
  };
}

interface OnPage {
  page: Page;
  path: Path;
  language: Language;
}

function explainedBlock(
  context: ExplainContext,
  place: OnPage,
  block: Block,
  path: Path,
  index: number,
): ExplainedBlock {
  const { language } = place;
  const { texts, isMissing } = besideTexts(context, place, block);
  const shown = isMissing ? defaultLanguage : language;
  const { type, ...own } = block;
  return {
    number: index + 1,
    type,
    at: lineOf(context.source, path),
    language: shown,
    fields: explainedFields(context, own, path, language, shown),
    beside: [
      section(context, place, block, path),
      ...texts.flatMap((text) => {
        const from = context.placeOfText(text);
        return from === undefined
          ? []
          : [
              {
                field: describeLocation(context.site.config, from),
                ...explainedText(context, text, from, language, shown),
              },
            ];
      }),
      ...explainedDefaults(context, block),
    ],
  };
}

/** The texts of other places that a block shows, and whether one of all its texts is missing in the language. */
function besideTexts({ site }: ExplainContext, { page, language }: OnPage, block: Block) {
  const find = translator(site, language);
  const spoken = new Set<Text>();
  let missing = textCounts(site, block, language).missing;
  const speak: BlockContext['speak'] = (text) => {
    spoken.add(text);
    const found = find(text);
    if (found.language !== language) missing += 1;
    return found;
  };
  try {
    const addition = blockModels[block.type] as (own: Block, around: BlockContext) => object;
    addition(block, { site, page, language, speak });
  } catch {
    // A link of a config that does not pass leads nowhere: what could be read until there is told.
  }
  const own = ownTexts(block);
  return { texts: [...spoken].filter((text) => !own.has(text)), isMissing: missing > 0 };
}

function ownTexts(value: unknown, found = new Set<unknown>()): Set<unknown> {
  found.add(value);
  if (value !== null && typeof value === 'object')
    for (const entry of Object.values(value)) ownTexts(entry, found);
  return found;
}

/** Whose colours a block wears. */
function section(
  { site, source }: ExplainContext,
  { page, path }: OnPage,
  block: Block,
  own: Path,
): Explained {
  const value = block.section ?? page.section ?? defaultSection;
  const named =
    block.section === undefined
      ? page.section === undefined
        ? 'default, for neither the block nor the page names one'
        : `the page's, ${lineOf(source, [...path, 'section'])}`
      : lineOf(source, [...own, 'section']);
  const isThere = site.config.theme.sections[value] !== undefined;
  const colors = isThere ? [`its colours: ${lineOf(source, ['theme', 'sections', value])}`] : [];
  return { field: 'section', value, from: [named, ...colors] };
}
