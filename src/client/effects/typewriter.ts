import { isSeen } from './in-view';
import type { Stop } from './stop';

/** The highlight of the untyped rest of all texts; base.css makes it paler. */
const HIGHLIGHT = 'untyped';

/**
 * Types a text letter by letter when it comes into view, once or again and again (specification, section 9). The complete
 * text stays in the page and a highlight makes the rest of it paler, so that nothing moves, screen readers read all of it, and
 * Arabic letters stay joined. A text in view at the start is not typed. All of it is shown as soon as it leaves the view or
 * something in its block has the focus.
 *
 * @param visible the share of the text that is in view when it begins, from 0 to 1
 */
export function typewriter(
  element: HTMLElement,
  { character, pause, loop }: { character: number; pause: number; loop: boolean },
  visible: number,
): Stop {
  const block = element.closest('section');
  const isRead = isSeen(element) || block?.contains(document.activeElement);
  if (isRead || !('highlights' in CSS)) return () => undefined;
  const highlight = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
  const letters = letterEnds(element);
  const rest = new Range();
  let timer = 0;
  let begun = false;

  const type = (count: number) => {
    rest.setStart(...(letters[count - 1] ?? [element, 0]));
    if (count < letters.length) timer = window.setTimeout(type, character, count + 1);
    else if (loop) timer = window.setTimeout(type, pause, 0);
    else stop();
  };
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    highlight.delete(rest);
  };
  const update = (entries: IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting === begun) return;
    if (begun) return stop();
    begun = true;
    type(0);
  };
  const observer = new IntersectionObserver(update, { threshold: visible });
  observer.observe(element);
  block?.addEventListener('focusin', stop, { once: true });
  rest.selectNodeContents(element);
  CSS.highlights.set(HIGHLIGHT, highlight.add(rest));
  return stop;
}

/**
 * Returns the end of each letter with its marks, in whichever text of a node: “é” can be two code points, an Arabic letter and
 * its vowel are one. `Intl.Segmenter` knows more scripts, but on a phone its first use takes a tenth of a second.
 */
export function letterEnds(node: Node): [text: Node, end: number][] {
  if (!(node instanceof Text)) return Array.from(node.childNodes).flatMap((child) => letterEnds(child));
  const letters = node.data.matchAll(/\P{M}\p{M}*/gu);
  return Array.from(letters, ({ index, 0: letter }) => [node, index + letter.length]);
}
