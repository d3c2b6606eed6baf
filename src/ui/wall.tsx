import styled, { keyframes } from 'styled-components';
import type { PlanData } from '../site/page-data.types';
import { FilledPetals } from './plan/plan';

interface WallProps {
  /** `home` is laid when the page opens; `close` is finished, and its last piece is set when it enters the view. */
  name: 'home' | 'close';
  /** Which of six views of the same drawing is shown: another crop, scale or front. */
  variant?: number;
  /** The drawing of the page, laid as the brightest piece of the wall. */
  plan?: PlanData;
}

/**
 * Renders the tiling behind a block: its construction lines, and the tiles over them. That of the home page is laid once:
 * the lines are drawn, then the tiles fill the wall from its ragged front. Without motion it is complete from the start.
 */
export function Wall({ name, variant = 0, plan }: WallProps) {
  return (
    <Layers
      aria-hidden="true"
      data-wall={name}
      data-variant={variant}
      data-effect={name === 'close' ? 'reveal' : undefined}
    >
      {name === 'home' && (
        <span>
          <span />
        </span>
      )}
      {plan && <Piece variant={variant} plan={plan} />}
    </Layers>
  );
}

/** Renders the piece of a page on a star of the tiling, whose box and views it shares. */
function Piece({ variant, plan }: { variant: number; plan: PlanData }) {
  const column = variant < 4 ? 14 : 12;
  return (
    <svg viewBox="0 0 1440 620" preserveAspectRatio="xMaxYMax slice">
      <g transform={`translate(${column * STEP} ${5 * STEP}) scale(1 ${variant % 2 ? -1 : 1})`}>
        <g>
          {/* three cells of the tiling: no tile is cut by a star that is half over it */}
          <path className="laid" d="M-137.6-137.6h275.2v275.2h-275.2z" />
          <use href={`#plan-${plan.section}`} />
          <FilledPetals plan={plan} />
        </g>
      </g>
    </svg>
  );
}

/** The distance between two stars of the tiling of a section. */
const STEP = 91.74;

const draw = keyframes`
  from {
    mask: linear-gradient(90deg, #000 33%, transparent 40%) 60% / 300%;
  }
  to {
    mask: linear-gradient(90deg, #000 33%, transparent 40%) 0 / 300%;
  }
`;

/*
 * The curtain hides the tiles behind the same lines. Its edge, wide and soft because a narrow one cuts tiles in two, moves
 * over them, and its lines move back by as much, so that they rest. Unlike a mask that changes, this repaints nothing.
 */
const open = keyframes`
  from {
    visibility: visible;
  }
  to {
    visibility: visible;
    translate: 75%;
  }
`;

const rest = keyframes`
  to {
    translate: -150%;
  }
`;

/* The last piece turns into its place. */
const set = keyframes`
  from {
    rotate: -45deg;
  }
`;

/* The drawing is complete at its right end; in Arabic the whole wall is mirrored. */
const Layers = styled.div`
  direction: ltr;
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  &:dir(rtl) {
    scale: -1 1;
  }
  --inline: calc(100% - var(--from, 0%) - var(--to, 0%));
  &::before,
  &::after,
  > svg {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--from, 0%);
    inline-size: var(--inline);
    block-size: 100%;
    scale: 1 var(--flip, 1);
  }
  &::before,
  &::after,
  > span > span::before {
    background: var(--lines) 100% 100% / cover no-repeat;
  }
  > span,
  > span > span,
  > span > span::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 50%;
  }
  > span {
    visibility: hidden;
    z-index: 1;
    inset-inline: calc(var(--from, 0%) - var(--inline)) auto;
    inline-size: calc(2 * var(--inline));
    mask: linear-gradient(90deg, transparent 25%, #000 50%);
  }
  > span > span {
    background: var(--ground);
    scale: 1 var(--flip, 1);
  }
  > span > span::before {
    inline-size: 100%;
  }
  &::after {
    background-image: var(--tiles);
  }
  &[data-wall='home'] {
    --ground: var(--wall-ground);
    --lines: var(--wall-lines);
    --tiles: var(--wall);
  }
  &[data-variant='1'],
  &[data-variant='3'],
  &[data-variant='5'] {
    --flip: -1;
    --up: -92px;
  }
  &[data-variant='2'],
  &[data-variant='3'] {
    --from: -26%;
  }
  /* the piece ends at the edge */
  &[data-wall='close'] {
    --to: -1.5%;
  }
  &[data-variant='4'],
  &[data-variant='5'] {
    --to: -16.3%;
  }
  > svg {
    z-index: 1;
    fill: none;
    stroke: var(--light);
  }
  .laid {
    fill: var(--highlight);
    stroke: none;
  }
  /* the line is its edge on dark tiles */
  path.laid {
    fill: var(--wall-ground);
    stroke: var(--light);
    stroke-width: 3px;
  }
  /* the tiling above a card is low */
  @media (--narrow) {
    g > g {
      translate: 0 var(--up, -367px);
      scale: 0.55;
    }
  }
  &&[data-reveal] {
    opacity: 1;
    translate: none;
    transition: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    :root:not([data-motion='off']) &[data-wall='home'] {
      > span {
        animation: ${open} 600ms 300ms ease-out backwards;
      }
      > span > span {
        animation: ${rest} 600ms 300ms ease-out backwards;
      }
      > span > span::before {
        animation: ${draw} 300ms ease-out backwards;
      }
    }
    :root:not([data-motion='off']) &[data-reveal='shown'] g > g {
      animation: ${set} 500ms ease-out backwards;
    }
  }
`;
