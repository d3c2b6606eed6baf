import type { Stop } from './stop';

interface Particle {
  /** Its node of the lattice, and the way along a line to the next one. */
  x: number;
  y: number;
  along: number;
  down: number;
  /** Where it starts between the two, as the angle of a sine; its speed follows from it. */
  phase: number;
}

/** The square tiling of the home page: its side, and that of the box around a square tile. */
export const wall = { size: 760, tile: 33 } as const;

/** Milliseconds between two frames: slow movement needs no more than 30 per second. */
const FRAME_TIME = 33;
/** Milliseconds without a frame after a press. */
const PAUSE = 500;
/** The number of opacities a line can have. */
const OPACITIES = 6;

/**
 * Draws fifty points that rest on the nodes of the lattice, where it is not tiled yet, and run along its lines to the
 * next node and back. Points less than 120 px apart are joined (specification, section 9), along the lines too.
 * The animation pauses while the tiling is out of view or the tab is hidden.
 */
export function particles(host: HTMLElement, { count, distance }: { count: number; distance: number }): Stop {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  canvas.ariaHidden = 'true';
  canvas.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none';
  // Read before the canvas is in the page, which would have its styles computed once more.
  const style = getComputedStyle(host);
  const color = style.getPropertyValue('--wall-line').trim();
  // The tiling is mirrored in Arabic.
  if (style.direction === 'rtl') canvas.style.scale = '-1 1';
  host.prepend(canvas);
  let points: Particle[] = [];
  let frame = 0;
  let last = 0;
  let visible = false;

  const measure = () => {
    const { width, height } = host.getBoundingClientRect();
    const density = Math.min(devicePixelRatio || 1, 2);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    points = nodes(width, height).slice(0, count);
  };
  const loop = (now: number) => {
    if (now - last >= FRAME_TIME) draw(now);
    // Requested last, so that an error ends the loop.
    frame = requestAnimationFrame(loop);
  };
  const draw = (now: number) => {
    last = now;
    const positions = points.map(({ x, y, along, down, phase }): [number, number] => {
      const way = Math.max(0, Math.min(1, 0.5 + Math.sin(phase + now * (0.0002 + phase / 100_000))));
      return [x + along * way, y + down * way];
    });
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.strokeStyle = color;
    context.fillStyle = color;
    // Shorter lines are more opaque, in a few steps: lines of one opacity are drawn together.
    const linesByOpacity = Map.groupBy(closePairs(positions, distance), ([, , length]) =>
      Math.ceil(OPACITIES * (1 - length / distance)),
    );
    for (const [opacity, lines] of linesByOpacity) {
      context.globalAlpha = (0.55 * opacity) / OPACITIES;
      context.beginPath();
      for (const [first, second] of lines) {
        context.moveTo(...first);
        context.lineTo(second[0], first[1]);
        context.lineTo(...second);
      }
      context.stroke();
    }
    context.globalAlpha = 0.8;
    for (const [x, y] of positions) context.fillRect(x - 1.5, y - 1.5, 3, 3);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    if (visible && !document.hidden) frame = requestAnimationFrame(loop);
  };
  const inView = new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  const size = new ResizeObserver(measure);
  inView.observe(host);
  size.observe(host);
  document.addEventListener('visibilitychange', update);
  // After a press the browser has time for the response first.
  const pause = () => {
    last = performance.now() + PAUSE;
  };
  addEventListener('pointerdown', pause, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    inView.disconnect();
    size.disconnect();
    document.removeEventListener('visibilitychange', update);
    removeEventListener('pointerdown', pause, { capture: true });
    canvas.remove();
  };
}

/** Returns every pair of points less than `distance` apart, with its length. */
export function closePairs(
  positions: readonly [number, number][],
  distance: number,
): [first: [number, number], second: [number, number], length: number][] {
  // Plain loops: this runs 30 times a second.
  const pairs: ReturnType<typeof closePairs> = [];
  for (let index = 1; index < positions.length; index++) {
    const second = positions[index]!;
    for (let other = 0; other < index; other++) {
      const first = positions[other]!;
      const length = Math.hypot(first[0] - second[0], first[1] - second[1]);
      if (length < distance) pairs.push([first, second, length]);
    }
  }
  return pairs;
}

/**
 * Returns the nodes of the home page's lattice: the centers of its stars, those that are laid last first, then of its
 * squares. The tiling covers its box from the inline end and the bottom (src/publish/assets/art/tilings.ts).
 */
export function nodes(width: number, height: number): Particle[] {
  const side = Math.max(width, height);
  const step = (wall.tile / wall.size) * (1 + Math.SQRT2) * side;
  const found: (Particle & { laid: number })[] = [];
  for (let row = 0; row * step < side; row += 0.5) {
    for (let column = row % 1; column * step < side; column += 1) {
      const x = width - side + column * step;
      const y = height - side + row * step;
      if (x < 0 || y < 0) continue;
      const turn = (column * 7 + row * 13) % 17;
      const inwards = (place: number, size: number) => (place < size / 2 ? step : -step);
      const isLevel = turn % 2 < 1;
      found.push({
        x,
        y,
        along: isLevel ? inwards(x, width) : 0,
        down: isLevel ? 0 : inwards(y, height),
        phase: turn,
        laid: x / width + y / height / 2.5 + (row % 1) * 9,
      });
    }
  }
  return found.toSorted((first, second) => first.laid - second.laid);
}
