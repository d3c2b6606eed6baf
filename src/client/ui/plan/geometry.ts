/*
 * The geometry of the drawings: stars and petals, computed from the contact angle of a section.
 * Angles are in degrees, lengths in the units of the drawing, the center is at 0 0, y points down.
 */

/** A point as x and y. */
export type Point = readonly [number, number];

/** The radii of the plan: star, shoulder of a petal, tip of a petal, end of a ray. */
export const radii = { star: 44, shoulder: 73, tip: 95, ray: 118 } as const;

/**
 * Returns the corners of a star with `count` points.
 *
 * @param count the number of points
 * @param radius the distance of a point from the center
 * @param angle the contact angle, from the tangent at a point to its side
 * @param turn the rotation of the star
 * @returns tip, notch, tip, notch … (twice `count` points)
 */
export function starPoints(count: number, radius: number, angle: number, turn = 0): Point[] {
  const notch = notchPoint(count, radius, angle);
  return Array.from({ length: count }, (_, index) => turn + (index * 360) / count).flatMap((rotation) => [
    polar(radius, rotation),
    rotate(notch, rotation),
  ]);
}

/** Returns the first notch of a star whose first tip is at 0°. */
function notchPoint(count: number, radius: number, angle: number): Point {
  const slope = Math.tan(Math.PI / count);
  const contact = radians(angle);
  const side = (radius * slope) / (Math.cos(contact) + Math.sin(contact) * slope);
  return [radius - side * Math.sin(contact), side * Math.cos(contact)];
}

/** Returns the distance of a star's notches from its center. */
export function notchRadius(count: number, radius: number, angle: number): number {
  return Math.hypot(...notchPoint(count, radius, angle));
}

/**
 * Returns the corners of the petal of the ring that points up and to the start. The others are
 * rotations by multiples of 360° / `count`.
 */
export function petalPoints(count: number, angle: number): Point[] {
  const half = 180 / count;
  const middle = firstPetal(count);
  const width = shoulderAngle(count);
  return [
    polar(notchRadius(count, radii.star, angle), middle),
    polar(radii.star, middle - half),
    polar(radii.shoulder, middle - width),
    polar(radii.tip, middle),
    polar(radii.shoulder, middle + width),
    polar(radii.star, middle + half),
  ];
}

/** Returns the corners of the short roof between a petal and the next one. */
export function gapPoints(count: number): Point[] {
  const half = 180 / count;
  const middle = firstPetal(count) + half;
  const width = shoulderAngle(count);
  return [
    polar(radii.shoulder, middle - half + width),
    polar(85, middle),
    polar(radii.shoulder, middle + half - width),
  ];
}

/** Returns the angle between the axis of a petal and its shoulder. */
function shoulderAngle(count: number): number {
  return (Math.asin((20 * 8) / count / radii.shoulder) * 180) / Math.PI;
}

/** Returns the path through the points, closed by default. */
export function path(points: readonly Point[], close = true): string {
  return `M${points.map((point) => point.map(short).join(' ')).join('L')}${close ? 'Z' : ''}`;
}

/**
 * Rounds a coordinate to two decimals, to keep paths short.
 *
 * @example short(12.34567) // 12.35
 */
export function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Returns the point at a distance and an angle from the center. */
export function polar(radius: number, degrees: number): Point {
  return [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees))];
}

/** Returns a point turned around the center. */
export function rotate([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Returns the angle of the first petal's axis in degrees. */
export function firstPetal(count: number): number {
  return -180 + 180 / count;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
