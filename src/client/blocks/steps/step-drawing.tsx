import styled, { keyframes } from 'styled-components';
import type { PlanData } from '../../../site/page-data.types';
import { firstPetal, path, polar, radii } from '../../ui/plan/geometry';
import { FilledPetals, PlanPart } from '../../ui/plan/plan';

/**
 * Renders the drawing of one step. The first is a compass circle with the axes of the page's petals, the last the page's
 * own drawing with its petals laid.
 */
export function StepDrawing({ step, count, plan }: { step: number; count: number; plan: PlanData }) {
  const stage = stagesOf(count)[step] ?? 'petal';
  const [faint, full] = lines[stage];
  return (
    <Drawing data-mirrored viewBox="-100 -100 200 200" aria-hidden="true">
      {faint && <path opacity="0.5" d={faint} pathLength="1" />}
      {full && <path d={full} pathLength="1" />}
      {stage === 'ring' || stage === 'petal' ? (
        <g>
          <PlanPart part="ring" section={plan.section} />
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

/**
 * Returns the stages of the drawing for a number of steps: the first circle, and the last ones before the laid petals.
 *
 * @example stagesOf(4) // ['circle', 'squares', 'ring', 'petal']
 */
export function stagesOf(count: number): Stage[] {
  return ['circle', ...stages.slice(1 - count)];
}

const circle = 'M-95 0a95 95 0 1 1 190 0a95 95 0 1 1-190 0z';
const core = 'M-73 0a73 73 0 1 1 146 0a73 73 0 1 1-146 0z';
const cross = 'M-95 0H95M0-95V95';
const rays = `${cross}M-67.2-67.2L67.2 67.2M67.2-67.2L-67.2 67.2`;
const upright = 'M-67.2-67.2H67.2V67.2H-67.2z';
const diamond = 'M0-95L95 0L0 95L-95 0z';

/** The lines of each stage: those of the stages before it, and its own. */
const lines = {
  circle: ['', circle],
  core: [circle, core],
  cross: [circle, cross],
  rays: [circle, rays],
  square: [circle + rays, upright],
  squares: [circle + rays, upright + diamond],
  ring: [circle + upright + diamond, ''],
  petal: [circle, ''],
} satisfies Record<string, [faint: string, full: string]>;

type Stage = keyof typeof lines;
const stages = Object.keys(lines) as Stage[];

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

/* The lines are drawn when the step is revealed; where nothing moves, the drawing is complete. */
const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  stroke: var(--light);
  stroke-width: 1.8;
  .laid {
    fill: var(--highlight);
    stroke: none;
  }
  .axis {
    stroke: var(--highlight);
  }
  [data-reveal='shown'] > & {
    > * {
      animation: ${trace} var(--reveal) ease-out backwards;
      animation-delay: inherit;
    }
    > g {
      animation-name: ${lay};
    }
  }
`;
