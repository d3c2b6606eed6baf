import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'rolldown';
import { collectedStyles } from '../../../../scripts/bundler/compiled-styles-plugin.mjs';
import { projectRoot } from '../../../lib/project-root';

/** The rules of a component, or an animation. */
export interface ComponentRules {
  /** The class of the component, such as `s1e500`, or the name of the animation. */
  name: string;
  css: string;
}

/** The exports of the bundle of all components. */
interface ComponentsBundle {
  components: (ComponentType<{ as: string }> & { styledComponentId: string })[];
  ServerStyleSheet: new () => { instance: unknown; getStyleTags(): string };
  StyleSheetManager: ComponentType<{ sheet: unknown; children?: ReactNode }>;
}

/**
 * Returns the rules of all components of the client, in the order in which the components are created. styled-components
 * generates them. They depend only on the sources, not on pages or the config.
 *
 * @param folder a folder for the temporary bundle of the components, from which packages can be resolved
 */
export async function componentRules(folder: string): Promise<ComponentRules[]> {
  const file = join(folder, `components-${process.pid}.mjs`);
  try {
    await build({
      cwd: projectRoot,
      input: ENTRY,
      platform: 'node',
      external: (id) =>
        /^[^./\0]/.test(id) &&
        !id.startsWith(projectRoot) &&
        !/^(?:styled-components|collected-styles)\b/.test(id),
      resolve: { conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] },
      transform: { define: { 'import.meta.env': '{}' } },
      plugins: [entryPlugin(), collectedStyles(projectRoot)],
      output: { file, format: 'esm', codeSplitting: false },
      logLevel: 'warn',
    });
    return renderStyles((await import(/* @vite-ignore */ pathToFileURL(file).href)) as ComponentsBundle);
  } finally {
    rmSync(file, { force: true });
  }
}

const ENTRY = '\0all-components';

/** Returns a plugin for the entry module: it imports the client and exports its components and styled-components. */
function entryPlugin() {
  const source = (name: string) => JSON.stringify(join(projectRoot, 'src/client', name));
  return {
    name: 'all-components',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) =>
      id === ENTRY
        ? `import ${source('app/entry/hydrate.tsx')};
           import { loadRenderers } from ${source('blocks/index.tsx')};
           await loadRenderers();
           export { components } from 'collected-styles';
           export { ServerStyleSheet, StyleSheetManager } from 'styled-components';`
        : undefined,
  };
}

function renderStyles({
  components,
  ServerStyleSheet,
  StyleSheetManager,
}: ComponentsBundle): ComponentRules[] {
  requireUniqueIds(components.map(({ styledComponentId }) => styledComponentId));
  const sheet = new ServerStyleSheet();
  // Each component is rendered alone with a neutral element, because only its rules matter.
  const elements = components.map((Component, key) => createElement(Component, { as: 'i', key }));
  renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, elements));
  return splitByComponent(sheet.getStyleTags());
}

/** @throws when two components have the same id: styled-components would give both the rules of both */
function requireUniqueIds(ids: readonly string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`two components have the id ${repeated}: rename one of their files`);
}

/**
 * Splits style tags into the rules of each component, whose class becomes its id. styled-components writes a marker such as
 * `data-styled.g1[id="s1e500"]{content:"kXyZ,"}` after the rules of a component, with its id and its generated classes.
 */
function splitByComponent(tags: string): ComponentRules[] {
  const groups = tags
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/\n?/g, '')
    .matchAll(/([^]*?)data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}/g);
  return Array.from(groups, ([, css = '', id = '', classes = '']) => {
    if (id.startsWith('sc-keyframes-')) return { name: classes.replace(',', ''), css: css.trim() };
    const names = classes.split(',').filter((name) => name !== '');
    const own = (text: string, name: string) => text.replaceAll(`.${name}`, `.${id}`);
    return { name: id, css: names.reduce(own, css).trim() };
  });
}
