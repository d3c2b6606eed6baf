import { isSeen } from './in-view';
import type { Stop } from './stop';

/** The highlight that hides the untyped rest; base.css makes it transparent. */
const HIGHLIGHT = 'untyped';

/** What is not typed yet, of all texts. */
let untyped: Highlight;

/**
 * Types a text letter by letter, once or again and again while it is in view (specification, section 9). The
 * complete text stays in the page and a highlight hides the rest of it, so that nothing moves, screen
 * readers read all of it, and Arabic letters stay joined. A text in view at the start is not typed before
 * it has been out of view.
 */
export function typewriter(
  element: HTMLElement,
  { character, pause, loop }: { character: number; pause: number; loop: boolean },
): Stop {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  if (!text || !('highlights' in CSS)) return () => undefined;
  untyped ??= new Highlight();
  const ends = graphemeEnds(text.data);
  const range = new Range();
  let timer = 0;
  let seen = isSeen(element);

  const type = (count: number) => {
    range.setStart(text, ends[count - 1] ?? 0);
    range.setEnd(text, text.data.length);
    CSS.highlights.set(HIGHLIGHT, untyped.add(range));
    if (count < ends.length) timer = window.setTimeout(() => type(count + 1), character);
    else if (loop) timer = window.setTimeout(() => type(0), pause);
    else observer.disconnect();
  };
  const showAll = () => {
    clearTimeout(timer);
    untyped.delete(range);
  };
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.at(-1)?.isIntersecting ?? false;
    showAll();
    if (!visible) seen = false;
    else if (!seen) type(0);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    showAll();
  };
}

/**
 * Returns the end of each letter with its marks: “é” can be two code points, an Arabic letter and its vowel are one.
 * `Intl.Segmenter` knows more scripts, but on a phone its first use takes a tenth of a second.
 */
export function graphemeEnds(text: string): number[] {
  return Array.from(text.matchAll(/\P{M}\p{M}*/gu), ({ index, 0: letter }) => index + letter.length);
}
