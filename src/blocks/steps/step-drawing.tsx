import styled from 'styled-components';

/** Renders the drawing of one step: the first is a compass circle, the last always the filled star. */
export function StepDrawing({ step, count }: { step: number; count: number }) {
  const stage = stagesOf(count)[step] ?? 'star';
  return (
    <Drawing viewBox="-56 -56 112 112" aria-hidden="true" focusable="false" data-stage={stage}>
      {lines[stage].map(([path, strength]) => (
        <path key={path} d={path} data-strength={strength} />
      ))}
    </Drawing>
  );
}

/** A stage of the drawing, from the first circle to the filled star. */
export type Stage = 'circle' | 'cross' | 'rays' | 'square' | 'squares' | 'core' | 'outline' | 'star';

/**
 * Returns the stages of the drawing for a number of steps.
 *
 * @example stagesOf(4) // ['circle', 'rays', 'squares', 'star']
 */
export function stagesOf(count: number): Stage[] {
  return stages[Math.min(Math.max(count, 2), 8)] ?? [];
}

const stages: Record<number, Stage[]> = {
  2: ['circle', 'star'],
  3: ['circle', 'squares', 'star'],
  4: ['circle', 'rays', 'squares', 'star'],
  5: ['circle', 'rays', 'square', 'squares', 'star'],
  6: ['circle', 'cross', 'rays', 'square', 'squares', 'star'],
  7: ['circle', 'cross', 'rays', 'square', 'squares', 'outline', 'star'],
  8: ['circle', 'cross', 'rays', 'square', 'squares', 'core', 'outline', 'star'],
};

type Strength = 'faint' | 'full' | 'laid';

const circle = 'M-54 0a54 54 0 1 0 108 0a54 54 0 1 0-108 0z';
const cross = 'M-54 0h108M0-54v108';
const rays = `${cross}M-38.2-38.2l76.4 76.4M38.2-38.2l-76.4 76.4`;
const upright = 'M-38.2-38.2h76.4v76.4h-76.4z';
const diamond = 'M0-54L54 0L0 54L-54 0z';
const core = 'M-41.3 0a41.3 41.3 0 1 0 82.6 0a41.3 41.3 0 1 0-82.6 0z';
const star =
  'M0-54L15.8-38.2H38.2V-15.8L54 0L38.2 15.8V38.2H15.8L0 54L-15.8 38.2H-38.2V15.8L-54 0L-38.2-15.8V-38.2H-15.8z';

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
  star: [
    [star, 'laid'],
    [circle, 'faint'],
  ],
};

const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  stroke: var(--light);
  stroke-width: 1.2;
  [data-strength='faint'] {
    opacity: 0.5;
  }
  [data-strength='laid'] {
    fill: var(--highlight);
    stroke: none;
  }
`;
