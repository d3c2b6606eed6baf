import { MARK, withoutMarks } from '../../../lib/text/text-mark';
import type { TextPoint } from './edit-api';

/** The parts of the page that belong to the tools, and not to the site. */
export const TOOLS = '.edit-tool, #development-banner';

/** How many text nodes around a point the server gets: a text and its mark may be in several. */
const AROUND = 40;

/** Returns the text node at a point of the window, and the offset in it; undefined where there is no text. */
export function textAtPoint(target: Element, x: number, y: number): [Text, number] | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret?.offsetNode instanceof Text && isAt(caret.offsetNode, x, y))
    return [caret.offsetNode, caret.offset];
  // The space in a paragraph or a button belongs to its text.
  const around = target.closest('a, button, summary, label, h1, h2, h3, p, dt, dd, td, th');
  const first = around && textNodes(around).find(isShown);
  return first ? [first, 0] : undefined;
}

/** Returns whether a line of a text is at a point of the window. */
function isAt(node: Text, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4,
  );
}

/** Returns what the server needs to find the text at a place of a text node. */
export function pointIn(node: Text, offset: number): TextPoint {
  const nodes = textNodes(document.body);
  const index = nodes.indexOf(node);
  const textOf = (from: number, to: number) =>
    nodes
      .slice(Math.max(from, 0), to)
      .map(({ data }) => data)
      .join('');
  const at = visibleOffset(node.data, offset);
  return {
    before: textOf(index - AROUND, index),
    node: [node.data.slice(0, at), node.data.slice(at)],
    after: textOf(index + 1, index + AROUND),
    language: document.documentElement.lang,
  };
}

/** Returns the texts of the page that end with a mark and are visible, in the order of the page. */
export function markedTexts(): Text[] {
  return textNodes(document.body).filter((node) => hasMark(node) && isShown(node));
}

/** Returns whether a text ends with a mark, in the same element or in the one around it. */
export function isMarked({ parentElement: element }: Text): boolean {
  return [element, element?.parentElement].some(hasMark);
}

/** Returns the text nodes of a text, up to its mark: a question mark or a name in it may have an element of its own. */
export function wholeText(node: Text): Text[] {
  const { parentElement: element } = node;
  const around = [element, element?.parentElement].find((each) =>
    [...(each?.childNodes ?? [])].some(isMarkedNode),
  );
  const nodes = around ? textNodes(around) : [node];
  const index = nodes.indexOf(node);
  const end = nodes.findIndex((each, at) => at >= index && hasMark(each));
  return nodes.slice(nodes.slice(0, index).findLastIndex(hasMark) + 1, (end < 0 ? index : end) + 1);
}

const isMarkedNode = (node: Node) => node instanceof Text && hasMark(node);

function hasMark(node: Node | null | undefined): boolean {
  return (node?.textContent ?? '').search(MARK) >= 0;
}

/** Returns an offset before a visible character: a click at the end of a text is behind its mark. */
function visibleOffset(text: string, offset: number): number {
  if (withoutMarks(text.slice(offset)).trim() !== '' && !/[\ufe00-\ufe0d]/.test(text[offset] ?? ''))
    return offset;
  const visible = text.slice(0, offset).replace(/[\s\ufe00-\ufe0d]+$/, '');
  return Math.max(visible.length - 1, 0);
}

function isShown({ data, parentElement }: Text): boolean {
  return (
    withoutMarks(data).trim() !== '' && parentElement?.checkVisibility({ visibilityProperty: true }) === true
  );
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(`script, style, ${TOOLS}`) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
