import styled, { keyframes } from 'styled-components';
import type { PlanData } from '../../site/page-data.types';
import { FilledPetals } from '../../ui/plan/plan';

/** Renders the drawing of one step: the first is a compass circle, the last the page's own drawing with its petal laid. */
export function StepDrawing({ step, count, plan }: { step: number; count: number; plan: PlanData }) {
  const stage = stagesOf(count)[step] ?? 'petal';
  return (
    <Drawing viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {lines[stage].map(([path, strength]) => (
        <path key={path} d={path} data-strength={strength} pathLength="1" />
      ))}
      {stage === 'petal' && (
        <g>
          <use href={`#ring-${plan.section}`} />
          <FilledPetals plan={plan} />
        </g>
      )}
    </Drawing>
  );
}

/** A stage of the drawing, from the first circle to the laid petal. */
export type Stage = 'circle' | 'cross' | 'rays' | 'square' | 'squares' | 'core' | 'outline' | 'petal';

/**
 * Returns the stages of the drawing for a number of steps.
 *
 * @example stagesOf(4) // ['circle', 'rays', 'squares', 'petal']
 */
export function stagesOf(count: number): Stage[] {
  return stages[Math.min(Math.max(count, 2), 8)] ?? [];
}

const stages: Record<number, Stage[]> = {
  2: ['circle', 'petal'],
  3: ['circle', 'squares', 'petal'],
  4: ['circle', 'rays', 'squares', 'petal'],
  5: ['circle', 'rays', 'square', 'squares', 'petal'],
  6: ['circle', 'cross', 'rays', 'square', 'squares', 'petal'],
  7: ['circle', 'cross', 'rays', 'square', 'squares', 'outline', 'petal'],
  8: ['circle', 'cross', 'rays', 'square', 'squares', 'core', 'outline', 'petal'],
};

type Strength = 'faint' | 'full';

const circle = 'M-95 0a95 95 0 1 1 190 0a95 95 0 1 1-190 0z';
const cross = 'M-95 0H95M0-95V95';
const rays = `${cross}M-67.2-67.2L67.2 67.2M67.2-67.2L-67.2 67.2`;
const upright = 'M-67.2-67.2H67.2V67.2H-67.2z';
const diamond = 'M0-95L95 0L0 95L-95 0z';
const core = 'M-73 0a73 73 0 1 1 146 0a73 73 0 1 1-146 0z';
const star =
  'M0-95L27.8-67.2H67.2V-27.8L95 0L67.2 27.8V67.2H27.8L0 95L-27.8 67.2H-67.2V27.8L-95 0L-67.2-27.8V-67.2H-27.8z';

const lines: Record<Stage, [path: string, strength: Strength][]> = {
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
  outline: [
    [circle + upright + diamond, 'faint'],
    [star, 'full'],
  ],
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
  :dir(rtl) & {
    scale: -1 1;
  }
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      :root:not([data-motion='off']) & {
        view-timeline: --drawing;
      }
      :root:not([data-motion='off']) & > path,
      :root:not([data-motion='off']) & > g {
        animation: ${trace} linear both;
        animation-timeline: --drawing;
        animation-range: entry 50% cover 40%;
      }
      :root:not([data-motion='off']) & > g {
        animation-name: ${lay};
      }
    }
  }
`;
