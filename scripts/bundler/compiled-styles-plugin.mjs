import { join } from 'node:path';
import { Visitor } from 'rolldown/utils';
import { styledComponents } from './styled-components-plugin.mjs';

const COLLECTED = '\0collected-styles';

/**
 * For what is built: styled-components stays behind. Each component keeps its element and its class, and
 * its rules, which stand in the stylesheet, are left out:
 * `` styled.p.withConfig({ componentId: 'sc-a-0' })`color:red;` `` becomes `styled("p", "sc-a-0")` of
 * `src/ui/styled.ts`.
 *
 * @param {string} root the folder of the project
 * @returns plugins for Rolldown and for Vite
 */
export function compiledStyles(root) {
  const runtime = join(root, 'src/ui/styled.ts');
  return [
    styledComponents(root),
    changed('compiled-styles', (node, code) => {
      if (node.type === 'ImportDeclaration') return `import styled from ${JSON.stringify(runtime)};`;
      if (isKeyframes(node)) return '""';
      const { element, base, id, attributes } = component(node);
      const target = element === undefined ? cut(code, base) : JSON.stringify(element);
      const more = attributes ? [cut(code, attributes)] : [];
      return `/* @__PURE__ */ styled(${[target, JSON.stringify(id), ...more].join(', ')})`;
    }),
  ];
}

/**
 * For the stylesheet: every component that a module makes is also put into the list `components` of the
 * module `collected-styles`, in the order of their making.
 *
 * @param {string} root the folder of the project
 * @returns plugins for Rolldown
 */
export function collectedStyles(root) {
  return [
    styledComponents(root),
    changed('collected-styles', (node, code) => {
      if (node.type === 'ImportDeclaration')
        return `${cut(code, node)} import { collected } from "collected-styles";`;
      return isKeyframes(node) ? cut(code, node) : `collected(${cut(code, node)})`;
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

/** A plugin that writes anew what a module has of styled-components: its import, its keyframes, its components. */
function changed(name, write) {
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
            if (node.quasi.expressions.some(({ type }) => /Function/.test(type)))
              this.error(
                'styles are written once for all, so none can depend on properties: use a data- attribute',
              );
            edit(node);
          },
        }).visit(this.parse(code));
        return { code: applied(code, edits), map: null };
      },
    },
  };
}

function isKeyframes(node) {
  return node.type === 'TaggedTemplateExpression' && node.tag.name === 'keyframes';
}

/** What `` styled.p.attrs({…}).withConfig({ componentId: … })`…` `` says; undefined for any other template. */
function component(node) {
  const said = {};
  let tag = node.tag;
  for (; tag.type === 'CallExpression' && tag.callee.type === 'MemberExpression'; tag = tag.callee.object) {
    const [options] = tag.arguments;
    const method = tag.callee.property.name;
    if (method === 'attrs') said.attributes = options;
    if (method === 'withConfig') said.id = property(options, 'componentId');
  }
  if (tag.type === 'MemberExpression' && tag.object.name === 'styled')
    return { ...said, element: tag.property.name };
  if (tag.type === 'CallExpression' && tag.callee.name === 'styled')
    return { ...said, base: tag.arguments[0] };
  return undefined;
}

function property(object, name) {
  return object.properties.find(({ key }) => key.name === name).value.value;
}

function cut(code, { start, end }) {
  return code.slice(start, end);
}

function applied(code, edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code);
}
