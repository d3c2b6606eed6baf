import type { Page, SiteConfig } from '../../../site/types.generated';
import type { Path } from '../../../lib/json';

/** What a link of the config means by these words is never a page. */
export const reservedTargets: ReadonlySet<string> = new Set(['phone', 'email', 'chat']);

/** The ids that stand on every page: the frame's, and the panels that development lays over it. */
export const reservedAnchors: ReadonlySet<string> = new Set([
  'root',
  'main',
  'config-problems',
  'development-switches',
]);

/** First parts of an address that the site uses itself. */
const reservedParts: Record<string, string> = {
  fr: 'it would be read as a language',
  en: 'it would be read as a language',
  ar: 'it would be read as a language',
  404: 'the page shown where there is none stands there',
  assets: 'the pictures, fonts and styles of the site stand there',
  api: 'the form sends its messages there',
};

/**
 * Names that a page or a place on it cannot have, because the site itself uses them; and the one address
 * that must be there, the home page's.
 *
 * @param config a config that fits the schema
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

/** Why the site needs an address for itself, by its first part; undefined when it does not. */
export function reservedReason(path: string): string | undefined {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(reservedParts, first) ? reservedParts[first] : undefined;
}

/** Whether an id stands on a page without being named in the config: the frame, the drawings and headings have some. */
export function isReservedAnchor(anchor: string, page: Page, config: SiteConfig): boolean {
  const [kind = '', ...section] = anchor.split('-');
  const isDrawing =
    ['petal', 'ring', 'plan'].includes(kind) && Object.hasOwn(config.theme.sections, section.join('-'));
  const isHeading = page.blocks.some(
    (block) => block.type === 'prose' && block.parts.some((part) => `${part.id}-title` === anchor),
  );
  return isDrawing || isHeading || reservedAnchors.has(anchor);
}
