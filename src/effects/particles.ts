import type { Stop } from './stop';

interface Particle {
  /** Its place at rest: the centre of a star of the wall. */
  x: number;
  y: number;
  /** Where it is on its slow round, in radians, and how fast that goes. */
  phase: number;
  speed: number;
}

/** How far a point strays from its star, in pixels. */
const DRIFT = 14;
/** Milliseconds between two pictures: slow movement needs no more than 30 a second. */
const PICTURE = 33;
/** How long they rest after a press. */
const REST = 500;
/** How many strengths a line may have. */
const STEPS = 6;

/**
 * Fifty points that drift about the centres of the wall's stars, where it is not tiled yet; those less
 * than 120 px apart are joined (specification, section 9), so that they read as construction lines.
 * They rest while the wall is out of view or the tab is hidden.
 */
export function particles(host: HTMLElement, { count, distance }: { count: number; distance: number }): Stop {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  canvas.ariaHidden = 'true';
  canvas.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;pointer-events:none';
  host.prepend(canvas);
  const color = getComputedStyle(host).getPropertyValue('--menthe').trim() || '#7fe0b8';
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
    points = starCentres(width, height, getComputedStyle(host).direction === 'rtl').slice(0, count);
  };
  const draw = (now: number) => {
    if (now - last >= PICTURE) picture(now);
    // Asked for last, so that a picture that fails is the last one.
    frame = requestAnimationFrame(draw);
  };
  const picture = (now: number) => {
    last = now;
    const places = points.map(({ x, y, phase, speed }): [number, number] => [
      x + DRIFT * Math.cos(phase + now * speed),
      y + DRIFT * Math.sin(phase * 2 + now * speed),
    ]);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.strokeStyle = color;
    context.fillStyle = color;
    // The nearer, the stronger, in a few steps: lines of one strength are drawn at once.
    const strengths = Map.groupBy(links(places, distance), ([, , length]) =>
      Math.ceil(STEPS * (1 - length / distance)),
    );
    for (const [strength, lines] of strengths) {
      context.globalAlpha = (0.55 * strength) / STEPS;
      context.beginPath();
      for (const [first, second] of lines) {
        context.moveTo(...first);
        context.lineTo(...second);
      }
      context.stroke();
    }
    context.globalAlpha = 0.8;
    for (const [x, y] of places) context.fillRect(x - 1.5, y - 1.5, 3, 3);
  };
  const look = () => {
    cancelAnimationFrame(frame);
    if (visible && !document.hidden) frame = requestAnimationFrame(draw);
  };
  const inView = new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  const size = new ResizeObserver(measure);
  inView.observe(host);
  size.observe(host);
  document.addEventListener('visibilitychange', look);
  // Whoever presses something waits for its answer, not for a picture of this.
  const rest = () => {
    last = performance.now() + REST;
  };
  addEventListener('pointerdown', rest, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    inView.disconnect();
    size.disconnect();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pointerdown', rest, { capture: true });
    canvas.remove();
  };
}

/** Every pair of points that is less than `distance` apart. */
export function links(
  places: readonly [number, number][],
  distance: number,
): [first: [number, number], second: [number, number], length: number][] {
  return places.flatMap((first, index) =>
    places.slice(index + 1).flatMap((second) => {
      const length = Math.hypot(first[0] - second[0], first[1] - second[1]);
      return length < distance
        ? [[first, second, length] as [[number, number], [number, number], number]]
        : [];
    }),
  );
}

/**
 * The centres of the home wall's stars, the ones that are laid last first. The wall is 760 square, its
 * stars 79.67 apart, and it covers its box from the end and the foot (src/assets/art/tilings.ts).
 */
function starCentres(width: number, height: number, mirrored: boolean): Particle[] {
  const scale = Math.max(width, height) / 760;
  const step = 33 * (1 + Math.SQRT2) * scale;
  const centres: (Particle & { laid: number })[] = [];
  for (let row = 0; row * step < 760 * scale; row += 1) {
    for (let column = 0; column * step < 760 * scale; column += 1) {
      const x = width - (760 * scale - column * step);
      const y = height - (760 * scale - row * step);
      if (x < 0 || y < 0) continue;
      const turn = (column * 7 + row * 13) % 17;
      centres.push({
        x: mirrored ? width - x : x,
        y,
        phase: turn,
        speed: 0.0002 + turn / 100_000,
        laid: x / width + y / height / 2.5,
      });
    }
  }
  return centres.toSorted((first, second) => first.laid - second.laid);
}
