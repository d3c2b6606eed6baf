import { defaultSection } from '../../../site/section';
import { isMotionAllowed } from '../../effects/watch-motion';

/**
 * Begins the one movement from a press to the next page, of which the loading overlay is the middle. The drawing of a clicked
 * link stays on the screen, so that the visitor sees it become the cover of the next page. Back and forward have no link: the
 * cover becomes the drawing of the link to the page that was left. Without motion only the overlay is seen.
 *
 * @param left the path of the page that is left
 */
export function startPageChange(link: Element | null, left: string) {
  const section = sectionOf(link);
  const moves = isMotionAllowed();
  const linkBack = `main a[href="${left}"] picture img`;
  const drawing = moves ? inView(link ? 'picture img' : `${COVER} img`, link ?? document) : undefined;
  const start = drawing && inPixels(drawing.getBoundingClientRect());
  const copy = drawing?.cloneNode() as HTMLElement | undefined;
  const plate = document.createElement('div');
  const remove = () => {
    copy?.remove();
    plate.remove();
  };
  if (copy) {
    Object.assign(copy.style, FLOATING, start);
    document.body.append(copy);
  }
  return {
    /** The section whose plate the overlay is until the page is loaded, which has its own. */
    section,
    /** Moves the drawing to its place on the page that was just rendered; without one in view, it is gone. */
    async land(duration: number): Promise<void> {
      const end = inView(link ? `${COVER} img` : linkBack);
      if (!end) return copy?.remove();
      if (!copy || !start) return;
      const easing = 'cubic-bezier(.4,0,.2,1)';
      const frames = [start, inPixels(end.getBoundingClientRect())];
      await copy.animate(frames, { duration, easing, fill: 'forwards' }).finished;
    },
    /** Replaces the overlay: its plate recedes to that of the page or to the cover, or up under the header; the headline opens. */
    uncover() {
      if (!moves) return;
      // Negative edges: accents and marks are beyond the box of the headline.
      const clipPath = ['inset(-20% 0 110%)', 'inset(-20% 0 -30%)'];
      const opening = { clipPath, translate: ['0 .35em', '0 0'] };
      document.querySelector('h1')?.animate(opening, { duration: 420, easing: EASE });
      const cover =
        inView(`${PLATE}, ${COVER}, ${linkBack}`)?.getBoundingClientRect() ??
        new DOMRect(0, 0, innerWidth, 0);
      // A shadow is around its box only: the cover is seen from the start.
      const reach = Math.max(cover.left, cover.top, innerWidth - cover.right, innerHeight - cover.bottom);
      const boxShadow = [`0 0 0 ${reach}px var(--plate)`, '0 0 0 0 var(--plate)'];
      Object.assign(plate.style, FLOATING, inPixels(cover));
      document.body.prepend(plate); // below the drawing
      void plate.animate({ boxShadow }, { duration: 180, easing: EASE }).finished.then(remove);
    },
    /** Removes what is left of the movement. */
    remove,
  };
}

const COVER = 'main [data-cover]';
const PLATE = 'main [data-hero="section"]'; // with the cover on it
const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** Above the overlay and below the header; presses reach the page. */
const FLOATING = { position: 'fixed', zIndex: '4', pointerEvents: 'none' };

/**
 * Returns the section of the page that is opened: the one under which a menu lists it, otherwise the one that the link names.
 * The same page in another language keeps its section. Other pages have none.
 */
function sectionOf(link: Element | null): string {
  if (link?.matches('[hreflang]')) return document.body.dataset.section ?? defaultSection;
  const listed = document.querySelector(`:is(header, footer) [data-section] a[href="${location.pathname}"]`);
  const named = (listed ?? link)?.closest<HTMLElement>(':is(header, main, footer) [data-section]');
  return named?.dataset.section ?? defaultSection;
}

function inView(selector: string, within: ParentNode = document): Element | undefined {
  return Array.from(within.querySelectorAll(selector)).find((element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return width > 0 && top + height > 0 && top < innerHeight;
  });
}

/** Returns the place of a box on the screen, as styles. */
function inPixels({ left, top, width, height }: DOMRect) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
