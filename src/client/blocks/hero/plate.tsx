import styled from 'styled-components';
import { Picture } from '../../ui/picture';

/** A plate with the drawing of the page; on a phone as wide as the screen. A house, or nothing, stands before tiles in its tones. */
export const Plate = styled.div.attrs({ 'data-cover': true, 'data-screen-only': true } as object)`
  position: relative;
  background: var(--plate);
  picture {
    position: absolute;
    inset: 0;
  }
  &:is(:empty, [data-house])::before {
    content: '';
    position: absolute;
    inset-block: auto 0;
    inset-inline: var(--tiles-start, 0px) var(--tiles-end, 0px);
    block-size: max(100%, var(--tiles-height, 0px));
    background: rgb(0 0 0 / 0.14);
    mask: var(--tiles) 0 0 / 100% 100% luminance;
  }
  &:dir(rtl)::before {
    scale: -1 1;
  }
  @media (--narrow) {
    min-block-size: max(250px, 62vw); /* most of a drawing, which is 4 to 3 */
    margin-inline: calc(-1 * var(--edge));
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
