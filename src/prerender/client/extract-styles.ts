import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rmSync } from 'node:fs';
import { collectedStyles } from '../../../scripts/bundler/compiled-styles-plugin.mjs';

/** What the bundle of all components hands out. */
interface Collected {
  components: ComponentType<{ as: string }>[];
  ServerStyleSheet: new () => { instance: unknown; getStyleTags(): string; seal(): void };
  StyleSheetManager: ComponentType<{ sheet: unknown; children?: ReactNode }>;
}

/**
 * The rules of every component of the client, in the order in which the components are made, by
 * styled-components itself. They depend on the sources alone, on no page and no config.
 *
 * @param root the folder of the project
 * @param folder where the bundle of the components may stand for a moment; packages are found from there
 * @returns CSS in which every component's class is its id, such as `.sc-1e50wg-0`
 */
export async function componentStyles(root: string, folder: string): Promise<string> {
  const { build } = await import('rolldown');
  const file = join(folder, `components-${process.pid}.mjs`);
  try {
    await build({
      cwd: root,
      input: ENTRY,
      platform: 'node',
      external: (id) =>
        /^[^./\0]/.test(id) && !id.startsWith(root) && !/^(?:styled-components|collected-styles)\b/.test(id),
      resolve: { conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] },
      transform: { define: { 'import.meta.env': '{}' } },
      plugins: [entry(root), collectedStyles(root)],
      output: { file, format: 'esm', codeSplitting: false },
      logLevel: 'warn',
    });
    return rules((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Collected);
  } finally {
    rmSync(file, { force: true });
  }
}

const ENTRY = '\0all-components';

/** The client's whole tree, its list of components, and the library that made them. */
function entry(root: string) {
  const app = JSON.stringify(join(root, 'src/app/entry/hydrate.tsx'));
  return {
    name: 'all-components',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) =>
      id === ENTRY
        ? `import ${app};
           export { components } from 'collected-styles';
           export { ServerStyleSheet, StyleSheetManager } from 'styled-components';`
        : undefined,
  };
}

function rules({ components, ServerStyleSheet, StyleSheetManager }: Collected): string {
  const sheet = new ServerStyleSheet();
  try {
    // As an element of its own each gives its rules, whatever it is drawn with otherwise.
    const all = components.map((Component, key) => createElement(Component, { as: 'i', key }));
    renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, all));
    return named(sheet.getStyleTags());
  } finally {
    sheet.seal();
  }
}

/**
 * The rules of style tags with each component's id for its class: a mark such as
 * `data-styled.g1[id="sc-1e50wg-0"]{content:"kXyZ,"}` says which is which.
 */
function named(tags: string): string {
  const ids = new Map<string, string>();
  const mark = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/g;
  const css = tags
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/\n?/g, '\n')
    .replace(mark, (_, id: string, names: string) => {
      for (const name of names.split(',')) if (name !== '') ids.set(name, id);
      return '';
    });
  return css
    .replace(/\.([A-Za-z][\w-]*)/g, (written, name: string) =>
      ids.has(name) ? `.${ids.get(name)}` : written,
    )
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
