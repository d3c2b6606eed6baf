import type { DrawingData } from './types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { DrawingName, Page, PairName } from '../types.generated';
import { parseTarget } from './target';

/** A file with one drawing, or with two, before and after. */
export type DrawingFile = DrawingName | PairName;

/** Returns the name of a drawing among the pictures of a site. Names of projects and files have no colon. */
export function drawingKey(name: DrawingFile, section: string): string {
  return `drawing:${name}:${section}`;
}

/**
 * Returns the address of a drawing in the colors of a section.
 *
 * @returns undefined without a name
 */
export function drawingUrl(
  site: Site,
  name: DrawingFile | undefined,
  section = defaultSection,
): string | undefined {
  return (
    name && (site.pictures.get(drawingKey(name, section))?.src ?? `/assets/drawing-${name}-${section}.svg`)
  );
}

/**
 * Returns the drawing of a page, or that of the first page of its section; nothing when neither has one. A first page outside the
 * section gives none: its drawing is not made in these colors.
 */
export function drawingOf(site: Site, { drawing, section = defaultSection }: Page): DrawingData {
  const first = site.pages.get(site.config.theme.sections[section]?.page ?? '');
  const name = drawing ?? ((first?.section ?? defaultSection) === section ? first?.drawing : undefined);
  if (name === undefined) return {};
  const { width = 0, height = 0 } = site.pictures.get(drawingKey(name, section)) ?? {};
  return { drawing: drawingUrl(site, name, section), ...(width < height && { houseWidth: width }) };
}

/**
 * Returns the section that colors a drawing in a block.
 *
 * @param page the page of the block
 * @param target the link beside the drawing: the page that it leads to gives the section
 */
export function sectionOfDrawing(site: Site, page: Page, target: unknown): string {
  const shown = target === undefined ? page : site.pages.get(parseTarget(target)?.page ?? '');
  return shown?.section ?? defaultSection;
}
