import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { styledComponents } from './styled-components-plugin.mjs';

const COLLECTED = '\0collected-styles';

/**
 * Compiles styled-components away for the build. Each component keeps its element and its class; its rules are
 * removed, because they are in the stylesheet:
 * `` styled.p.withConfig({ componentId: 'sc-a-0' })`color:red;` `` becomes `styled("p", "sc-a-0")` of
 * `src/client/ui/styled.ts`.
 *
 * @param {string} root the folder of the project
 * @returns plugins for Rolldown and for Vite
 */
export function compiledStyles(root) {
  const runtime = join(root, 'src/client/ui/styled.ts');
  return [
    styledComponents(root),
    replacePlugin('compiled-styles', (node, code) => {
      if (node.type === 'ImportDeclaration') return `import styled from ${JSON.stringify(runtime)};`;
      if (isKeyframes(node)) return '""';
      const { element, base, id, attributes } = component(node);
      const target = element === undefined ? source(code, base) : JSON.stringify(element);
      const options = attributes ? [source(code, attributes)] : [];
      return `/* @__PURE__ */ styled(${[target, JSON.stringify(id), ...options].join(', ')})`;
    }),
  ];
}

/**
 * Collects components for the stylesheet: every styled component is also added to the list `components` of the module
 * `collected-styles`, in the order of creation.
 *
 * @param {string} root the folder of the project
 * @returns plugins for Rolldown
 */
export function collectedStyles(root) {
  return [
    styledComponents(root),
    replacePlugin('collected-styles', (node, code) => {
      if (node.type === 'ImportDeclaration')
        return `${source(code, node)} import { collected } from "collected-styles";`;
      return isKeyframes(node) ? source(code, node) : `collected(${source(code, node)})`;
    }),
    {
      name: 'collected-styles-list',
      resolveId: { filter: { id: /^collected-styles$/ }, handler: () => COLLECTED },
      load: {
        filter: { id: /^\0collected-styles$/ },
        handler: () => `export const components = [];
          export const collected = (component) => (components.push(component), component);`,
      },
    },
  ];
}

/** Returns a plugin that replaces the uses of styled-components in a module: the import, keyframes and components. */
function replacePlugin(name, write) {
  return {
    name,
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx(?:\?|$)/, code: /["']styled-components["']/ },
      handler(code) {
        const edits = [];
        const edit = (node) => edits.push({ start: node.start, end: node.end, text: write(node, code) });
        new Visitor({
          ImportDeclaration: (node) => node.source.value === 'styled-components' && edit(node),
          TaggedTemplateExpression: (node) => {
            if (!isKeyframes(node) && !component(node)) return;
            const dynamic = node.quasi.expressions.find(({ type }) => /Function/.test(type));
            if (dynamic)
              this.error({
                message:
                  'Styles are compiled at build time and cannot depend on props. Use a data- attribute.',
                loc: originOf(code, dynamic.body, this.getCombinedSourcemap()),
                // The frames of the bundler say nothing.
                stack: '',
              });
            edit(node);
          },
        }).visit(this.parse(code));
        // No line moves: what comes from `styledComponents` has each import and template on one line.
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/** Returns where a node is in the source, before other plugins changed the module. */
function originOf(code, { start }, map) {
  const lines = code.slice(0, start).split('\n');
  const place = new SourceMap(map).findEntry(lines.length - 1, lines.at(-1).length);
  return { line: place.originalLine + 1, column: place.originalColumn + 1 };
}

function isKeyframes(node) {
  return node.type === 'TaggedTemplateExpression' && node.tag.name === 'keyframes';
}

/** Parses `` styled.p.attrs({…}).withConfig({ componentId: … })`…` ``; undefined for any other template. */
function component(node) {
  const config = {};
  let tag = node.tag;
  for (; tag.type === 'CallExpression' && tag.callee.type === 'MemberExpression'; tag = tag.callee.object) {
    const [options] = tag.arguments;
    const method = tag.callee.property.name;
    if (method === 'attrs') config.attributes = options;
    if (method === 'withConfig') config.id = property(options, 'componentId');
  }
  if (tag.type === 'MemberExpression' && tag.object.name === 'styled')
    return { ...config, element: tag.property.name };
  if (tag.type === 'CallExpression' && tag.callee.name === 'styled')
    return { ...config, base: tag.arguments[0] };
  return undefined;
}

function property(object, name) {
  return object.properties.find(({ key }) => key.name === name).value.value;
}

function source(code, { start, end }) {
  return code.slice(start, end);
}

function applyEdits(code, edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}
