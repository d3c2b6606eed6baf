import styled, { keyframes } from 'styled-components';

const leave = keyframes`
  to {
    translate: var(--away);
  }
`;

/*
 * A box around a decorative picture that is laid while the visitor scrolls: the plan covers it and leaves by whole
 * columns of its grid. The picture is complete where the browser cannot do that, without motion and on paper.
 */
export const LaidScene = styled.span`
  position: relative;
  overflow: clip;
  view-timeline: --scene;
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      :root:not([data-motion='off']) &::after {
        content: '';
        position: absolute;
        inset: 0;
        background-color: var(--alt);
        background-image:
          linear-gradient(90deg, var(--border) 1px, transparent 0),
          linear-gradient(var(--border) 1px, transparent 0);
        background-size:
          12.5%,
          100% var(--row, 24px);
        animation: ${leave} steps(8) both;
        animation-timeline: --scene;
        animation-range: entry 60% cover 28%;
        --away: 100%;
        &:dir(rtl) {
          --away: -100%;
        }
      }
    }
  }
`;
