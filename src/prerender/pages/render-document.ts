import type { ReactNode } from 'react';
import { createRenderer } from '../../app/entry/server';
import type { Language } from '../../site/languages';
import type { BuiltPage, LayoutData } from '../../site/page-data.types';
import { dataUrl } from '../../site/page-url';
import { documentHtml, type DocumentAssets } from './document';

/** The data that all documents of a build share. */
export interface DocumentContext {
  layouts: Record<Language, LayoutData>;
  assets: DocumentAssets;
}

/** Renders the document of a page from its data and the script element with its structured data. */
export type RenderDocument = (page: BuiltPage, structuredData: string) => string;

/**
 * Returns the function that renders the documents of a build.
 *
 * @param wrap adds elements around a page, such as the provider that collects its styles in development
 */
export function documentRenderer(
  { layouts, assets }: DocumentContext,
  wrap?: (page: ReactNode) => ReactNode,
): RenderDocument {
  const render = createRenderer(layouts, wrap);
  return (page, structuredData) =>
    documentHtml(page, { ...render(page), structuredData }, dataUrl(page.url), assets);
}
