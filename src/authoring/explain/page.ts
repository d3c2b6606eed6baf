import { describeLocation } from '../../config/location';
import { publicationNotice } from '../../config/publication/notice';
import { publicationState, type PublicationState } from '../../config/publication/schedule';
import type { Path } from '../../lib/json';
import type { BlockContext } from '../../site/blocks/context';
import { modelOf } from '../../site/blocks/index';
import { textCounts } from '../../site/coverage';
import { defaultLanguage, type Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import { defaultSection } from '../../site/section';
import { translator } from '../../site/translate';
import type { Block, Page, Text } from '../../site/types.generated';
import { lineOf, type ExplainContext } from './context';
import { explainDefaults } from './defaults';
import { explainFields } from './fields';
import { explainHead } from './head';
import { explainText, type ExplainedField } from './text';

export interface ExplainedBlock {
  /** Its position on the page, counted from 1. */
  number: number;
  type: string;
  at: string;
  /** French when one of its texts is missing: a block falls back as a whole. */
  language: Language;
  fields: ExplainedField[];
  /** What it shows besides its own fields: texts of other places, settings of the site, defaults. */
  beside: ExplainedField[];
}

/** A page as resolved in one language. */
export interface ExplainedPage {
  id: string;
  url: string;
  language: Language;
  at: string;
  publication: PublicationState;
  /** Why the page is not published; null when it is. */
  notice: string | null;
  head: ExplainedField[];
  blocks: ExplainedBlock[];
}

/**
 * Explains a page in one language: everything on it, and the origin of each value.
 *
 * @param index the index of the page in the config
 * @param now the time of the build
 */
export function explainPage(
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
    head: explainHead(context, page, path, language, now),
    blocks: page.blocks.map((block, blockIndex) =>
      explainBlock(context, { page, path, language }, block, [...path, 'blocks', blockIndex], blockIndex),
    ),
  };
}

interface PageLocation {
  page: Page;
  path: Path;
  language: Language;
}

function explainBlock(
  context: ExplainContext,
  pageLocation: PageLocation,
  block: Block,
  path: Path,
  index: number,
): ExplainedBlock {
  const { language } = pageLocation;
  const { texts, isMissing } = textsOfOtherPlaces(context, pageLocation, block);
  const shown = isMissing ? defaultLanguage : language;
  const { type, ...fields } = block;
  return {
    number: index + 1,
    type,
    at: lineOf(context.source, path),
    language: shown,
    fields: explainFields(context, fields, path, language, shown),
    beside: [
      explainSection(context, pageLocation, block, path),
      ...texts.flatMap((text) => {
        const from = context.pathOfText(text);
        return from === undefined
          ? []
          : [
              {
                field: describeLocation(context.site.config, from),
                ...explainText(context, text, from, language, shown),
              },
            ];
      }),
      ...explainDefaults(context, block),
    ],
  };
}

/** Returns the texts of other places that a block shows, and whether one of all its texts is missing in the language. */
function textsOfOtherPlaces({ site }: ExplainContext, { page, language }: PageLocation, block: Block) {
  const translate = translator(site, language);
  const shown = new Set<Text>();
  let missing = textCounts(site, block, language).missing;
  const t: BlockContext['t'] = (text) => {
    shown.add(text);
    const translation = translate(text);
    if (translation.language !== language) missing += 1;
    return translation;
  };
  try {
    modelOf(block).data?.(block, { site, page, language, t });
  } catch {
    // A broken link in an invalid config stops the model. What it read before is reported.
  }
  const own = ownTexts(block);
  return { texts: [...shown].filter((text) => !own.has(text)), isMissing: missing > 0 };
}

function ownTexts(value: unknown, found = new Set<unknown>()): Set<unknown> {
  found.add(value);
  if (value !== null && typeof value === 'object')
    for (const entry of Object.values(value)) ownTexts(entry, found);
  return found;
}

/** Explains the section whose colours a block has. */
function explainSection(
  { site, source }: ExplainContext,
  { page, path }: PageLocation,
  block: Block,
  blockPath: Path,
): ExplainedField {
  const value = block.section ?? page.section ?? defaultSection;
  const origin =
    block.section === undefined
      ? page.section === undefined
        ? 'default, because neither the block nor the page names a section'
        : `the page's, ${lineOf(source, [...path, 'section'])}`
      : lineOf(source, [...blockPath, 'section']);
  const isDefined = site.config.theme.sections[value] !== undefined;
  const colors = isDefined ? [`its colours: ${lineOf(source, ['theme', 'sections', value])}`] : [];
  return { field: 'section', value, from: [origin, ...colors] };
}
