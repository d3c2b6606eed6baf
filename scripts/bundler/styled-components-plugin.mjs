import { basename, relative } from 'node:path';
import { transform } from 'rolldown/utils';

/**
 * Gives every styled component the same id in the server bundle and the client bundle. The ids depend on the path of
 * the file; a relative path gives the same bytes in every folder.
 *
 * @param {string} root the folder of the project
 * @returns a plugin for Rolldown and for Vite
 */
export function styledComponents(root) {
  return {
    name: 'styled-components-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx(?:\?|$)/, code: /styled-components/ },
      order: 'pre',
      async handler(code, id) {
        const file = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
        const result = await transform(file, code, {
          lang: 'tsx',
          jsx: { runtime: 'automatic', development: process.env.NODE_ENV !== 'production' },
          sourcemap: true,
          plugins: {
            styledComponents: { ssr: true, displayName: false, fileName: false, pure: true, minify: true },
          },
        });
        if (result.errors?.length) throw new Error(`${id}: ${result.errors[0].message}`);
        // Vite looks for the sources of a map beside the file.
        const map = { ...result.map, sources: [basename(file)] };
        return { code: withShortIds(result.code), map, moduleType: 'js' };
      },
    },
  };
}

/**
 * Shortens the ids, which every visitor downloads with each element: `sc-1e50wg-0` becomes `s1e500`. Two files with the
 * same four characters fail the build (src/publish/prerender/client/extract-styles.ts).
 */
function withShortIds(code) {
  return code.replace(/"sc-([a-z\d]{4})[a-z\d]*-(\d+)"/g, '"s$1$2"');
}
