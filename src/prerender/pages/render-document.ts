import { createRenderer } from '../../app/entry/server';
import type { Language } from '../../site/languages';
import type { LayoutData, PageData } from '../../site/page-data.types';
import { dataUrl } from '../../site/page-url';
import { documentHtml, type DocumentAssets } from './document';

/** What all documents of a build share: plain data, which a thread can be given. */
export interface DocumentContext {
  frames: Record<Language, LayoutData>;
  assets: DocumentAssets;
}

/** Draws the document of a page from its data, with the element of its structured data in the head. */
export type RenderDocument = (page: PageData, structuredData: string) => string;

/**
 * What draws the documents of a build.
 *
 * @returns a function of a page's data, the same wherever it runs
 */
export function documentDrawer({ frames, assets }: DocumentContext): RenderDocument {
  const draw = createRenderer(frames);
  return (page, structuredData) => {
    try {
      return documentHtml(page, { ...draw(page), structuredData }, dataUrl(page.url), assets);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the page ${page.url} cannot be drawn: ${reason}`, { cause: error });
    }
  };
}
