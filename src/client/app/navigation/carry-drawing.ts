import { isMotionAllowed } from '../../effects/watch-motion';

/** The drawing of a clicked link, on its way to the next page. */
export interface CarriedDrawing {
  /**
   * Moves the drawing to the cover of the page that was just rendered; without a cover, it fades.
   *
   * @param duration in milliseconds
   */
  land(duration: number): Promise<unknown>;
  remove(): void;
}

const NOTHING: CarriedDrawing = { land: () => Promise.resolve(), remove: () => undefined };

/**
 * Keeps the drawing of a clicked link on the screen while the loading overlay covers the page, so that the visitor sees it
 * become the cover of the next one. A link to a section has no scene: its colored plate is carried. Back and forward have no
 * link: the cover becomes the drawing of the link to the page that was left.
 *
 * @param left the path of the page that is left
 */
export function carryDrawing(link: Element | null, left: string): CarriedDrawing {
  const source = link ?? document.querySelector(COVER);
  const drawing = drawingOf(source);
  if (!drawing?.isConnected || !isMotionAllowed()) return NOTHING;
  const start = drawing.getBoundingClientRect();
  const background = getComputedStyle(drawing).backgroundColor;
  const isImage = drawing instanceof HTMLImageElement;
  if (start.width === 0 || !isInView(start) || (!isImage && background.endsWith(', 0)'))) return NOTHING;

  const box = document.createElement('div');
  // above the overlay, below the header
  Object.assign(box.style, { position: 'fixed', zIndex: '4', overflow: 'clip', pointerEvents: 'none' });
  if (isImage) box.append(drawing.cloneNode());
  else box.style.backgroundColor = background;
  place(box, start);
  document.body.append(box);

  return {
    land(duration) {
      const target = link
        ? document.querySelector(COVER)
        : drawingOf(document.querySelector(`main a[href="${left}"]:has(picture, svg .laid)`));
      const cover = target?.getBoundingClientRect();
      if (!cover || !isInView(cover))
        return box.animate({ opacity: 0 }, { duration, fill: 'forwards' }).finished;
      place(box, cover);
      return box.animate([placedAt(start, cover), { transform: 'none', clipPath: 'inset(0)' }], {
        duration,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      }).finished;
    },
    remove: () => box.remove(),
  };
}

const COVER = 'main [data-cover]';

/** Returns the drawing of a link or a cover, or the element itself when its plate is the drawing. */
function drawingOf(element: Element | null): Element | null | undefined {
  return element?.querySelector('picture img') ?? (element?.querySelector('svg .laid') && element);
}

function isInView({ top, height }: DOMRect): boolean {
  return top + height > 0 && top < innerHeight;
}

function place(box: HTMLElement, { left, top, width, height }: DOMRect) {
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Returns the keyframe in which a box with the size of the cover appears where the drawing was, cut to its size. */
export function placedAt(start: DOMRect, cover: DOMRect): { transform: string; clipPath: string } {
  const scale = Math.max(start.width / cover.width, start.height / cover.height);
  const x = start.left + start.width / 2 - (cover.left + cover.width / 2);
  const y = start.top + start.height / 2 - (cover.top + cover.height / 2);
  const cutX = (cover.width - start.width / scale) / 2;
  const cutY = (cover.height - start.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cutY}px ${cutX}px)`,
  };
}
