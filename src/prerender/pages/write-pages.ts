import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlannedPage } from './page-plan';
import { documentRenderer, type DocumentContext } from './document';

/**
 * Renders pages one by one and writes them to a folder, each with its data.
 *
 * @throws when a page cannot be rendered or written; the message names the page
 */
export function writePages(plans: Iterable<PlannedPage>, folder: string, context: DocumentContext): void {
  const renderDocument = documentRenderer(context);
  const write = (path: string, content: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { html, data, url, input } of plans) {
    try {
      const { page, structuredData } = input();
      write(data, JSON.stringify(page));
      write(html, renderDocument(page, structuredData));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Cannot render the page ${url}: ${reason}`, { cause: error });
    }
  }
}
