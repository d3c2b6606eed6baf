import styled, { keyframes } from 'styled-components';
import type { PlanData } from '../../site/page-data.types';
import { firstPetal, path, polar, radii } from '../../ui/plan/geometry';
import { FilledPetals } from '../../ui/plan/plan';

/**
 * Renders the drawing of one step. The first is a compass circle with the axes of the page's petals, the last the page's
 * own drawing with its petals laid.
 */
export function StepDrawing({ step, count, plan }: { step: number; count: number; plan: PlanData }) {
  const stage = stagesOf(count)[step] ?? 'petal';
  return (
    <Drawing data-mirrored viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {lines[stage].map(([line, strength]) => (
        <path key={line} d={line} data-strength={strength} pathLength="1" />
      ))}
      {stage === 'ring' || stage === 'petal' ? (
        <g>
          <use href={`#ring-${plan.section}`} />
          {stage === 'petal' && <FilledPetals plan={plan} />}
        </g>
      ) : (
        <path className="axis" d={axes(plan)} pathLength="1" />
      )}
    </Drawing>
  );
}

/** Returns the lines across the circle on which the laid petals are. */
function axes({ petals, laid }: PlanData): string {
  const angles = laid.map((index) => firstPetal(petals) + (index * 360) / petals);
  return angles.map((angle) => path([polar(radii.tip, angle), polar(-radii.tip, angle)], false)).join('');
}

/** A stage of the drawing, from the first circle to the laid petals. */
export type Stage = 'circle' | 'cross' | 'rays' | 'square' | 'squares' | 'core' | 'ring' | 'petal';

/**
 * Returns the stages of the drawing for a number of steps.
 *
 * @example stagesOf(4) // ['circle', 'squares', 'ring', 'petal']
 */
export function stagesOf(count: number): Stage[] {
  return stages[Math.min(Math.max(count, 2), 8)] ?? [];
}

const stages: Record<number, Stage[]> = {
  2: ['circle', 'petal'],
  3: ['circle', 'ring', 'petal'],
  4: ['circle', 'squares', 'ring', 'petal'],
  5: ['circle', 'rays', 'squares', 'ring', 'petal'],
  6: ['circle', 'rays', 'square', 'squares', 'ring', 'petal'],
  7: ['circle', 'cross', 'rays', 'square', 'squares', 'ring', 'petal'],
  8: ['circle', 'cross', 'rays', 'square', 'squares', 'core', 'ring', 'petal'],
};

type Strength = 'faint' | 'full';

const circle = 'M-95 0a95 95 0 1 1 190 0a95 95 0 1 1-190 0z';
const cross = 'M-95 0H95M0-95V95';
const rays = `${cross}M-67.2-67.2L67.2 67.2M67.2-67.2L-67.2 67.2`;
const upright = 'M-67.2-67.2H67.2V67.2H-67.2z';
const diamond = 'M0-95L95 0L0 95L-95 0z';
const core = 'M-73 0a73 73 0 1 1 146 0a73 73 0 1 1-146 0z';

const lines: Record<Stage, [line: string, strength: Strength][]> = {
  circle: [[circle, 'full']],
  cross: [
    [circle, 'faint'],
    [cross, 'full'],
  ],
  rays: [
    [circle, 'faint'],
    [rays, 'full'],
  ],
  square: [
    [circle + rays, 'faint'],
    [upright, 'full'],
  ],
  squares: [
    [circle + rays, 'faint'],
    [upright + diamond, 'full'],
  ],
  core: [
    [circle + rays + upright + diamond, 'faint'],
    [core, 'full'],
  ],
  ring: [[circle + upright + diamond, 'faint']],
  petal: [[circle, 'faint']],
};

const trace = keyframes`
  from {
    stroke-dasharray: 0 1;
  }
  to {
    stroke-dasharray: 1 0;
  }
`;

const lay = keyframes`
  from {
    opacity: 0;
    rotate: -45deg;
  }
`;

/* The lines are drawn while the visitor scrolls; where the browser cannot do that, the drawing is complete. */
const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  stroke: var(--light);
  stroke-width: 1.8;
  [data-strength='faint'] {
    opacity: 0.5;
  }
  .laid {
    fill: var(--highlight);
    stroke: none;
  }
  .axis {
    stroke: var(--highlight);
  }
  @supports (animation-timeline: view()) {
    view-timeline: --drawing;
    @media screen {
      > path,
      > g {
        animation: ${trace} linear both;
        animation-timeline: --drawing;
        animation-range: entry 50% cover 40%;
      }
      > g {
        animation-name: ${lay};
      }
    }
  }
`;
