import type { Path } from '../../../lib/json';
import type { Page, SiteConfig } from '../../../site/types.generated';

/** Link targets that are never a page. */
export const reservedTargets: ReadonlySet<string> = new Set(['phone', 'email', 'chat']);

/** The ids on every page: those of the layout, and of the panels in development. */
export const reservedAnchors: ReadonlySet<string> = new Set([
  'root',
  'main',
  'config-problems',
  'development-switches',
]);

/** First segments of a path that the site uses itself, with the reason. */
const reservedParts: Record<string, string> = {
  fr: 'it would be read as a language',
  en: 'it would be read as a language',
  ar: 'it would be read as a language',
  404: 'the page shown where there is none stands there',
  assets: 'the pictures, fonts and styles of the site stand there',
  api: 'the form sends its messages there',
};

/**
 * Returns the ids and paths of pages that the site itself uses, and reports a missing home page.
 *
 * @param config a valid config
 */
export function reservedNames(config: SiteConfig): { path: Path; message: string }[] {
  const found: { path: Path; message: string }[] = [];
  config.pages.forEach((page, index) => {
    if (reservedTargets.has(page.id)) {
      found.push({
        path: ['pages', index, 'id'],
        message: `no page can be called "${page.id}": a link to "${page.id}" leads to the company's own. Choose another name.`,
      });
    }
    const parts = page.path.slice(1).split('/');
    const reason = reservedReason(page.path);
    if (reason) {
      found.push({
        path: ['pages', index, 'path'],
        message: `no address can start with "/${parts[0]}": ${reason}. Choose another word.`,
      });
    }
    if (parts.includes('index')) {
      found.push({
        path: ['pages', index, 'path'],
        message: 'no address can hold the part "index": web servers take it away. Choose another word.',
      });
    }
  });
  if (!config.pages.some((page) => page.path === '/')) {
    found.push({
      path: ['pages'],
      message: 'no page has the address "/"; a site needs its home page there.',
    });
  }
  return found;
}

/** Returns why the site reserves a path, by its first segment; undefined when the path is free. */
export function reservedReason(path: string): string | undefined {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(reservedParts, first) ? reservedParts[first] : undefined;
}

/** Returns whether the layout, a drawing or a heading uses an id on a page. */
export function isReservedAnchor(anchor: string, page: Page, config: SiteConfig): boolean {
  const [kind = '', ...section] = anchor.split('-');
  const isDrawing =
    ['petal', 'ring', 'plan'].includes(kind) && Object.hasOwn(config.theme.sections, section.join('-'));
  const isHeading = page.blocks.some(
    (block) => block.type === 'prose' && block.parts.some((part) => `${part.id}-title` === anchor),
  );
  return isDrawing || isHeading || reservedAnchors.has(anchor);
}
