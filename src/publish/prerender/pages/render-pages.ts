import type { SiteFile } from '../../../lib/files';
import { documentRenderer, type DocumentContext } from './document';
import type { ListedPage } from './page-list';

/**
 * Renders pages one by one and yields the files of each, its data and its document; then the stylesheets of all.
 *
 * @param assets what the documents share, and the list of stylesheets, which rendering fills
 * @throws LocatedError when a page cannot be rendered
 */
export function* renderPages(
  pages: Iterable<ListedPage>,
  { context, stylesheets }: { context: DocumentContext; stylesheets: readonly SiteFile[] },
): Generator<SiteFile> {
  const renderDocument = documentRenderer(context);
  for (const { html, data, input } of pages) {
    const { page, json, structuredData } = input();
    yield { path: data, content: json };
    yield { path: html, content: renderDocument(page, structuredData) };
  }
  yield* stylesheets;
}
