/**
 * Returns the texts of a part of the page that cannot be read whole, for `page.evaluate`: they end with an ellipsis, or
 * outside the screen or an element that hides what is outside it.
 *
 * @param selector the part
 */
export function cutTexts(selector: string): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      parent.closest('script, svg, .visually-hidden, [aria-hidden="true"], [inert]')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const middles = rects.map(({ top, height }) => top + height / 2);
    const isOutside = (box: { left: number; right: number }) => left < box.left - 1 || right > box.right + 1;
    let isCut = isOutside({ left: 0, right: innerWidth });
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Read by screen readers alone.
      if (clipPath.startsWith('inset(50%')) isCut = false;
      if (clipPath.startsWith('inset(50%')) break;
      isCut ||= textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      isCut ||= /hidden|clip/.test(overflowX) && isOutside(box);
      isCut ||= /hidden|clip/.test(overflowY) && middles.some((y) => y < box.top || y > box.bottom);
    }
    if (isCut && rects.length > 0) found.push(text.data);
  }
  return found;
}

/** Returns the texts of a part of the page that are over another one, for `page.evaluate`. */
export function coveredTexts(selector: string): string[] {
  const texts = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  const boxes: { text: string; box: DOMRect }[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects())
      if (box.width > 0) boxes.push({ text: texts.currentNode.textContent ?? '', box });
  }
  return boxes
    .filter(({ text, box }) =>
      boxes.some(
        (other) =>
          other.text !== text &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top + box.height / 2 > other.box.top &&
          box.top + box.height / 2 < other.box.bottom,
      ),
    )
    .map(({ text }) => text);
}

/** Returns the texts of the page that are behind an element, for `evaluate`. */
export function textsBehind(element: Element): string[] {
  const front = element.getBoundingClientRect();
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    const isVisible = parent?.checkVisibility({ visibilityProperty: true });
    if (!isVisible || element.contains(parent) || parent?.closest('script, .visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()];
    const isBehind = (box: DOMRect) =>
      box.left < front.right && box.right > front.left && box.top < front.bottom && box.bottom > front.top;
    if (boxes.some(isBehind)) found.push(text ?? '');
  }
  return found;
}
