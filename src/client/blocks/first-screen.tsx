import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Screen } from '../ui/layout';

/** Renders the first screen of the home page: text, and the tiling up to the edge of the screen. */
export function FirstScreen({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <Opening data-columns="promo-carousel">
      <Halves>
        <div>{start}</div>
        <div>{end}</div>
      </Halves>
    </Opening>
  );
}

const draw = keyframes`
  from {
    scale: var(--undrawn);
  }
`;

/*
 * One line leaves the tiling and leads down the page, in the gutter before the text. Each section draws its piece while it
 * crosses a line at 66 % of the screen, so that all pieces together have one tip. Pictures up to the edge cover it.
 */
const Opening = styled(Screen)`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      :root:not([data-motion='off']) & {
        position: relative;
        &::after,
        & ~ section::before {
          content: '';
          position: absolute;
          background: var(--accent);
          pointer-events: none;
          animation: ${draw} linear both;
          animation-timeline: view(block 66% 34%);
        }
        &::after {
          --undrawn: 0 1;
          inset-block-end: -2px;
          inset-inline: calc(var(--edge) / 2 - 1px) 48%;
          block-size: 2px;
          transform-origin: right;
          animation-range: cover 76% cover 100%;
          &:dir(rtl) {
            transform-origin: left;
          }
        }
        & ~ section {
          position: relative;
          &::before {
            --undrawn: 1 0;
            inset-block: 0;
            inset-inline-start: calc(var(--edge) / 2 - 1px);
            inline-size: 2px;
            transform-origin: top;
            animation-range: cover;
          }
          /* it ends at the sheet of the last section */
          &:last-child::before {
            inset-block-end: auto;
            block-size: 76px;
          }
        }
      }
    }
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 44cqi);
  > div {
    display: grid;
  }
  /* the tiling on both sides of the column */
  @media (width >= 100em) {
    grid-template-columns: minmax(0, 1fr) 34cqi;
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inline-size: min(140px, var(--edge) - 40px);
      background: var(--wall) 100% 100% / auto 100% var(--wall-ground);
      &:dir(rtl) {
        scale: -1 1;
      }
    }
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
