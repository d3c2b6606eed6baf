import { relative } from 'node:path';
import { transform } from 'rolldown/utils';

/**
 * Gives every styled component the same id in the server's bundle and in the browser's. The ids come
 * from the path of the file, so the path is made relative: two folders then build the same bytes.
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
        const done = await transform(file, code, {
          lang: 'tsx',
          jsx: { runtime: 'automatic', development: process.env.NODE_ENV !== 'production' },
          sourcemap: true,
          plugins: {
            styledComponents: { ssr: true, displayName: false, fileName: false, pure: true, minify: true },
          },
        });
        if (done.errors?.length) throw new Error(`${id}: ${done.errors[0].message}`);
        return { code: done.code, map: done.map, moduleType: 'js' };
      },
    },
  };
}
