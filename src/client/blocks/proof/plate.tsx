import styled from 'styled-components';
import { LaidScene } from '../../ui/drawing';
import { Pair } from '../../ui/pair';

/** The picture of the band, which bleeds off the edge of the page. */
export const Plate = styled(LaidScene).attrs({ 'data-screen-only': true } as object)`
  --line: var(--band-line);
  position: relative;
  min-block-size: clamp(270px, 44vw, 660px);
  picture {
    position: absolute;
    inset: 0;
  }
  @media (--narrow) {
    min-block-size: 84vw;
    margin-block-end: 32px;
  }
`;

/** The present large, the past small in a corner of it. */
export const PlatePair = styled(Pair)`
  display: block;
  > :last-child {
    position: absolute;
    inset: 0;
    > span {
      inset-block: 28px auto;
      inset-inline-start: var(--edge);
    }
  }
  > :first-child {
    direction: ltr; /* at the left, as drawings are not mirrored: what they show is at their right */
    position: absolute;
    z-index: 1;
    inset-block-end: 28px;
    inset-inline-start: var(--edge);
    inline-size: min(34vw, clamp(132px, 13vw, 190px));
    aspect-ratio: 1;
    border: 7px solid var(--band);
    border-start-end-radius: var(--cut);
  }
`;
