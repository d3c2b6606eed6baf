import { isSeen } from './in-view';
import type { Stop } from './stop';

/** The name of the highlight that hides what is not yet typed; base.css makes it transparent. */
const HIGHLIGHT = 'untyped';

/**
 * Types a text letter by letter, pauses, and begins again while it is in view (specification, section 9).
 * The text stays whole in the page: a highlight hides its rest, so that nothing moves, screen readers
 * hear all of it, and Arabic letters stay joined. A text that is being read is left alone until it has
 * been out of view.
 */
export function typewriter(
  element: HTMLElement,
  { character, pause }: { character: number; pause: number },
): Stop {
  const text = textIn(element);
  if (!text || !('highlights' in CSS)) return () => undefined;
  const ends = graphemeEnds(text.data);
  const range = new Range();
  let timer = 0;
  let seen = isSeen(element);

  const typed = (count: number) => {
    range.setStart(text, ends[count - 1] ?? 0);
    range.setEnd(text, text.data.length);
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
    const wait = count < ends.length ? character : pause;
    timer = window.setTimeout(() => typed(count < ends.length ? count + 1 : 0), wait);
  };
  const whole = () => {
    clearTimeout(timer);
    CSS.highlights.delete(HIGHLIGHT);
  };
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.at(-1)?.isIntersecting ?? false;
    whole();
    if (!visible) seen = false;
    else if (!seen) typed(0);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    whole();
  };
}

/** Where each letter ends, as people count letters: « é » may be two signs, an Arabic letter and its vowel are one. */
export function graphemeEnds(text: string): number[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ index, segment }) => index + segment.length);
}

function textIn(element: HTMLElement): Text | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  return walker.nextNode() as Text | null;
}
