import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a browser loads of a built site's program: every script, and the stylesheet. The stylesheet names the
 * fonts and drawings by a hash of their content; those follow the words of a site and are left out of its text.
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
