import styled, { keyframes } from 'styled-components';

interface WallProps {
  /** `home` is laid when the page opens, `close` while it enters the screen. */
  name: 'home' | 'close';
  /** Which of six views of the same drawing is shown: another crop, scale or front. */
  variant?: number;
}

/**
 * Renders the tiling behind a block: its construction lines, and the tiles over them. That of the home page is laid once:
 * the lines are drawn, then the tiles fill the wall from its ragged front. Without motion it is complete from the start.
 */
export function Wall({ name, variant = 0 }: WallProps) {
  return (
    <Layers aria-hidden="true" data-mirrored data-wall={name} data-variant={variant}>
      {name === 'home' && (
        <span>
          <span />
        </span>
      )}
    </Layers>
  );
}

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

/* The tiles of the last band are laid in columns while it enters the screen. */
const lay = keyframes`
  from {
    clip-path: inset(0 0 0 100%);
  }
`;

/* The drawing is complete at its right end; in Arabic the whole wall is mirrored. */
const Layers = styled.div`
  direction: ltr;
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  --inline: calc(100% - var(--from, 0%) - var(--to, 0%));
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--from, 0%);
    inline-size: var(--inline);
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
  /* far below the first screen: its drawings are neither loaded nor painted before it is near */
  &[data-wall='close'] {
    content-visibility: auto;
    &::after {
      animation: ${lay} steps(24) both;
      animation-timeline: view();
      animation-range: entry 15% entry 100%;
    }
  }
  &[data-variant='1'],
  &[data-variant='3'],
  &[data-variant='5'] {
    --flip: -1;
  }
  &[data-variant='2'],
  &[data-variant='3'] {
    --from: -26%;
  }
  &[data-variant='4'],
  &[data-variant='5'] {
    --to: -16.3%;
  }
  &[data-wall='home'] {
    --ground: var(--wall-ground);
    --lines: var(--wall-lines);
    --tiles: var(--wall);
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
`;
