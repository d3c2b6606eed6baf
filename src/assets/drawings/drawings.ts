import type { DrawingName } from '../../site/types.generated';
import { papers } from './papers';
import { places } from './places';
import { screens } from './screens';
import { circle, diamond, rect } from './shapes';
import type { Subject } from './subject';

const subjects: Record<DrawingName, Subject> = { ...papers, ...places, ...screens };

/**
 * Returns the drawing of a subject as an SVG document. Its group `drawing` is for `<use>`: lines have the color of the
 * text around it, surfaces that of the page, and the glazed element that of `--glaze`.
 */
export function drawing(name: DrawingName): string {
  const { sheets, lines, glaze } = subjects[name];
  const hairline = 'vector-effect="non-scaling-stroke"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">',
    '<g id="drawing" fill="none" stroke="currentColor" stroke-width="1.5">',
    `<path ${hairline} opacity=".3" d="${ground}"/>`,
    sheets && `<path ${hairline} fill="var(--page,none)" d="${sheets}"/>`,
    `<path ${hairline} d="${lines}"/>`,
    `<path fill="var(--glaze,currentColor)" fill-rule="evenodd" stroke="none" d="${glaze}"/>`,
    '</g></svg>',
  ].join('');
}

/** The construction lines behind every subject: a circle, and the two squares of a star in it. */
const ground = circle(120, 120, 112) + diamond(120, 120, 112) + rect(40.8, 40.8, 158.4, 158.4);
