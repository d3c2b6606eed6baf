import styled from 'styled-components';
import { Picture } from '../../ui/picture';
import { Plan } from '../../ui/plan/plan';

/** A plate with the drawing of the page's subject, or with its plan; on a phone as wide as the screen. */
export const Plate = styled.div.attrs({ 'data-cover': true, 'data-screen-only': true } as object)`
  position: relative;
  background: var(--plate);
  color: var(--on-plate);
  :is(picture, svg) {
    position: absolute;
    inset: 0;
    block-size: 100%;
    margin-inline: auto;
  }
  @media (--narrow) {
    min-block-size: max(250px, 44vw);
    margin-inline: calc(-1 * var(--edge));
  }
`;

/** The plan on the plate of a section, cropped by its edge. No line touches the text beside it, or on a phone below it. */
export const LargePlan = styled(Plan)`
  --size: min(820px, 56vw);
  position: absolute;
  inline-size: var(--size);
  inset-inline-end: -13vw;
  inset-block-start: calc(50% - var(--size) / 2);
  @media (--narrow) and (width > 47.5em) {
    --size: 48vw;
    inset-inline-end: -14vw;
    ~ * {
      margin-inline-end: calc(34vw + 24px - var(--edge));
    }
  }
  @media (max-width: 47.5em) {
    --size: 230px;
    inset-inline-end: -42px;
    inset-block-start: 44px;
    ~ nav {
      margin-block-end: 192px;
    }
  }
`;

/** A picture as wide as the headline and what is beside it; on a phone as wide as the screen. */
export const WidePicture = styled(Picture)`
  margin-block-start: 16px;
  img {
    inline-size: 100%;
    block-size: clamp(260px, 44vw, 560px);
    object-fit: cover;
    border-start-end-radius: var(--cut);
  }
  @media (--narrow) {
    margin-inline: calc(-1 * var(--edge));
  }
`;
