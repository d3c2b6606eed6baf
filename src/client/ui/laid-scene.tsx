import styled, { keyframes } from 'styled-components';

const lay = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

/*
 * A box around decorative pictures that are laid while the visitor scrolls, in whole columns of the plan behind them. They are
 * complete where the browser cannot do that, without motion and on paper. The columns never turn with the page: a drawing has
 * its light on one side.
 */
export const LaidScene = styled.span`
  background-image:
    linear-gradient(90deg, var(--line) 1px, transparent 0), linear-gradient(var(--line) 1px, transparent 0);
  background-size: 12.5% 12.5%;
  @media screen {
    img {
      animation: ${lay} steps(8) both;
      animation-timeline: view();
      animation-range: entry 60% cover 28%;
    }
  }
`;
