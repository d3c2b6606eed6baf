import {
  gapPoints,
  notchRadius,
  path,
  petalPoints,
  polar,
  radii,
  rotate,
  short,
  starPoints,
} from '../../../client/ui/plan/geometry';
import { petalCount } from '../../../site/parts/plan';
import type { Site } from '../../../site/site';

/**
 * Returns an SVG document with the plans of the sections: the petal, the ring and the plan of each, such as
 * `ring-web`. Every page shows parts of it (`PlanPart` in src/client/ui/plan/plan.tsx).
 */
export function plansFile({ config: { theme }, sections }: Site): string {
  const symbols = Object.entries(theme.sections).map(([id, { angle }]) =>
    sectionPlan(id, angle, petalCount(sections.get(id)?.length ?? 0)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>`;
}

function sectionPlan(id: string, angle: number, petals: number): string {
  const circles = [radii.star, radii.shoulder, radii.tip, notchRadius(petals, radii.star, angle)].map(
    (radius) => `<circle r="${short(radius)}" ${FIXED}/>`,
  );
  const ring = turns(petals).map((degrees) => `<use href="#petal-${id}" transform="rotate(${degrees})"/>`);
  return `<path id="petal-${id}" d="${path(petalPoints(petals, angle))}"/>
<g id="ring-${id}">${ring.join('')}</g>
<g id="plan-${id}"><g opacity=".34">${circles.join('')}<path d="${rays()}${squares()}" ${FIXED}/></g>
<path d="${outline(petals, angle)}" stroke-width="1.6" opacity=".9" ${FIXED}/></g>`;
}

/** Lines are as wide at any size. */
const FIXED = 'vector-effect="non-scaling-stroke"';

/** Returns the angles of the petals. */
function turns(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count);
}

/** Returns all petals, the roofs between them and the star as one path. */
function outline(count: number, angle: number): string {
  const petal = petalPoints(count, angle);
  const gap = gapPoints(count);
  return [
    ...turns(count).map((degrees) => path(petal.map((point) => rotate(point, degrees)))),
    ...turns(count).map((degrees) =>
      path(
        gap.map((point) => rotate(point, degrees)),
        false,
      ),
    ),
    path(starPoints(count, radii.star, angle)),
  ].join('');
}

/** Returns sixteen rays, as eight lines through the center. */
function rays(): string {
  return turns(16)
    .slice(0, 8)
    .map((degrees) => path([polar(radii.ray, degrees), polar(radii.ray, degrees + 180)], false))
    .join('');
}

/** Returns the two squares whose corners touch the tips. */
function squares(): string {
  return [0, 45]
    .map((turn) => path([0, 90, 180, 270].map((corner) => polar(radii.tip, corner + turn))))
    .join('');
}
