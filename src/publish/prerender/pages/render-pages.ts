import type { SiteFile } from '../../../lib/output-file';
import { documentRenderer, type DocumentContext } from './document';
import type { PlannedPage } from './page-plan';

/**
 * Renders pages one by one and yields the files of each, its data and its document; then the stylesheets of all.
 *
 * @param assets what the documents share, and the list of stylesheets, which rendering fills
 * @throws when a page cannot be rendered; the message names the page
 */
export function* renderPages(
  plans: Iterable<PlannedPage>,
  { context, stylesheets }: { context: DocumentContext; stylesheets: readonly SiteFile[] },
): Generator<SiteFile> {
  const renderDocument = documentRenderer(context);
  for (const { html, data, url, input } of plans) {
    try {
      const { page, json, structuredData } = input();
      yield { path: data, content: json };
      yield { path: html, content: renderDocument(page, structuredData) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Cannot render the page ${url}: ${reason}`, { cause: error });
    }
  }
  yield* stylesheets;
}
