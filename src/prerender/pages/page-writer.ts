import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageData } from '../../site/page-data.types';
import { documentDrawer, type DocumentContext } from './render-document';
import type { PageInput } from './page-plan';

/** What a thread that draws pages is given at its start. */
export interface PageWriterOptions {
  /** The folder the pages belong into. */
  folder: string;
  kit: DocumentContext;
}

/** What draws pages and writes them, each with its data, into a folder. */
export function pageWriter({ folder, kit }: PageWriterOptions): (sheets: readonly PageInput[]) => void {
  const draw = documentDrawer(kit);
  const made = new Set<string>();
  const write = (path: string, content: string) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
  };
  return (sheets) => {
    for (const { html, data, json, structuredData } of sheets) {
      write(data, json);
      write(html, draw(JSON.parse(json) as PageData, structuredData));
    }
  };
}
