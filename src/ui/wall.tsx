import styled, { keyframes } from 'styled-components';

interface WallProps {
  /** `home` is laid when the page opens, `close` when it enters the view. */
  name: 'home' | 'close';
  /** Which of six views of the same drawing is shown: another crop, scale or front. */
  variant?: number;
}

/**
 * Renders the tiling behind a block: its construction lines, and the tiles over them. It is laid once: the lines are
 * drawn, then the tiles fill the wall from its ragged front. Without motion it is complete from the start.
 */
export function Wall({ name, variant }: WallProps) {
  return (
    <Layers
      aria-hidden="true"
      data-wall={name}
      data-variant={variant}
      data-effect={name === 'close' ? 'reveal' : undefined}
    />
  );
}

const draw = keyframes`
  from {
    mask: linear-gradient(90deg, #000 33%, transparent 40%) 100% / 300%;
  }
  to {
    mask: linear-gradient(90deg, #000 33%, transparent 40%) 0 / 300%;
  }
`;

/* Some cells of the lattice are filled before their neighbours: the second gradient is ahead of the first. */
const lay = keyframes`
  from {
    mask-image: linear-gradient(105deg, #000 33%, transparent 38%), var(--cells), linear-gradient(105deg, #000 45%, transparent 50%);
    mask-size: 300% 300%, cover, 300% 300%;
    mask-position: 100% 100%;
    mask-composite: add, intersect, add;
  }
  to {
    mask-image: linear-gradient(105deg, #000 33%, transparent 38%), var(--cells), linear-gradient(105deg, #000 45%, transparent 50%);
    mask-size: 300% 300%, cover, 300% 300%;
    mask-position: 0 0, 100% 100%, 0 0;
    mask-composite: add, intersect, add;
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
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--lines) 100% 100% / cover no-repeat;
  }
  &::after {
    background-image: var(--tiles);
  }
  &[data-wall='home'] {
    --lines: var(--wall-lines);
    --tiles: var(--wall);
    --cells: var(--wall-cells);
  }
  &[data-variant='1']::before,
  &[data-variant='1']::after,
  &[data-variant='3']::before,
  &[data-variant='3']::after,
  &[data-variant='5']::before,
  &[data-variant='5']::after {
    scale: 1 -1;
  }
  &[data-variant='2']::before,
  &[data-variant='2']::after,
  &[data-variant='3']::before,
  &[data-variant='3']::after {
    inset-inline-start: -26%;
  }
  &[data-variant='4']::before,
  &[data-variant='4']::after,
  &[data-variant='5']::before,
  &[data-variant='5']::after {
    inset-inline-end: -12%;
  }
  &&[data-reveal] {
    translate: none;
    transition: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    :root:not([data-motion='off']) &[data-wall='home']::before,
    :root:not([data-motion='off']) &[data-reveal='shown']::before {
      animation: ${draw} 300ms ease-out both;
    }
    :root:not([data-motion='off']) &[data-wall='home']::after,
    :root:not([data-motion='off']) &[data-reveal='shown']::after {
      animation: ${lay} 600ms 300ms ease-in-out both;
    }
  }
`;
