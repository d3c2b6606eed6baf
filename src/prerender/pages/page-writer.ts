import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageInput } from './page-plan';
import { documentRenderer, type DocumentContext } from './render-document';

/** The options of a page writer, also in a worker thread: plain data. */
export interface PageWriterOptions {
  /** The output folder. */
  folder: string;
  context: DocumentContext;
}

/**
 * Returns a function that renders pages and writes them to the output folder, each with its data.
 *
 * @throws when a page cannot be rendered or written; the message names the page
 */
export function createPageWriter({
  folder,
  context,
}: PageWriterOptions): (inputs: readonly PageInput[]) => void {
  const renderDocument = documentRenderer(context);
  const createdFolders = new Set<string>();
  const write = (path: string, content: string) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
    writeFileSync(file, content);
  };
  return (inputs) => {
    for (const { html, data, page, structuredData } of inputs) {
      try {
        write(data, JSON.stringify(page));
        write(html, renderDocument(page, structuredData));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Cannot render the page ${page.url}: ${reason}`, { cause: error });
      }
    }
  };
}
