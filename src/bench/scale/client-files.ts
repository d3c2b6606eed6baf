import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the scripts and the stylesheet of a built site. The stylesheet names
 * fonts and artwork by a hash of their content. These hashes depend on the texts of a site, so they are removed.
 *
 * @param folder the built site
 */
export function clientFiles(folder: string): { name: string; text: string }[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, 'assets', name), 'utf8');
      return name.endsWith('.css')
        ? { name: 'site.css', text: text.replaceAll(/-[0-9a-f]{10}\.(?=woff2|svg)/g, '.') }
        : { name, text };
    });
}
