import styled from 'styled-components';
import { Grid } from '../../ui/layout';

/** A wide row: the picture has two thirds, alternately at the start and at the end. */
export const Row = styled(Grid).attrs({ 'data-effect': 'reveal' } as object)`
  grid-auto-flow: dense; /* the text may be before the picture */
  padding-block-start: 20px;
  border-block-start: 1.5px solid var(--rule);
  & + & {
    margin-block-start: 88px;
  }
  /* the figures above end with a rule */
  &:first-of-type {
    padding-block-start: 0;
    border: 0;
  }
  > :last-child {
    grid-column: 9 / -1;
    padding-inline-start: 28px;
  }
  h3 {
    font: var(--title-h2);
  }
  @media (--wide) {
    &:nth-of-type(even) > :first-child {
      grid-column: 5 / -1;
    }
    &:nth-of-type(even) > :last-child {
      grid-column: 1 / span 4;
      padding-inline: 0 28px;
    }
  }
  @media (--narrow) {
    & + & {
      margin-block-start: 56px;
    }
    > :last-child {
      padding-block-start: 20px;
      padding-inline: 0;
    }
  }
  /* the name and its facts next to the description */
  @media (--medium) and (--narrow) {
    > :last-child {
      display: grid;
      grid-template-columns: 5fr 7fr;
      grid-template-rows: repeat(3, auto) 1fr auto;
      gap: 12px 28px;
      align-items: start;
      > h3 + p {
        grid-area: 1 / 2 / span 4;
      }
      > dl {
        grid-area: 5 / 2;
      }
      > dl + p {
        grid-row: 4 / span 2;
      }
    }
  }
`;

export const PictureBox = styled.div`
  grid-column: 1 / span 8;
  align-self: start;
  aspect-ratio: 19 / 13; /* that of the drawn pictures: none is cropped */
  position: relative;
  overflow: hidden;
  background: var(--plate);
  border-start-end-radius: var(--cut);
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* a pale picture stays visible against the page */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid color-mix(in srgb, var(--plate) 45%, transparent);
    border-start-end-radius: inherit;
  }
`;

/** A third of a row; the cards of the last row share its width. */
export const Card = styled.article.attrs({ 'data-effect': 'reveal tilt' } as object)`
  --share: 30%;
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 28px;
  background: var(--card);
  > :last-child {
    flex: 1;
    gap: 14px;
  }
  h3 {
    font-size: min(10cqi, var(--type-h3));
  }
  h3 + p {
    max-inline-size: 30em;
  }
  dl {
    border-block-end: 0;
    padding-block-end: 0;
  }
  /* alone in its row: the plan next to the text */
  @media screen and (--medium) and (--narrow) {
    padding-inline-start: calc(28px + 40%);
  }
`;

/** The drawing on top of a card. */
export const Plate = styled.div.attrs({ 'data-screen-only': true } as object)`
  display: grid;
  grid-template: 100% / 100%;
  block-size: 216px;
  margin: -28px -28px 0;
  overflow: clip;
  background: var(--plate);
  color: var(--wall-ground);
  border-start-end-radius: inherit;
  &:has(> [data-pair]) {
    block-size: auto;
    aspect-ratio: 2;
  }
  > svg {
    place-self: center;
    inline-size: 232px;
  }
  /* no two cards of a row look alike */
  :nth-child(3n + 2) > & {
    background: var(--band);
    color: var(--band-text);
  }
  :nth-child(3n) > & {
    background: var(--light);
  }
  @media screen and (--medium) and (--narrow) {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    block-size: auto;
    margin: 0;
    border-radius: 0;
    &:has(> [data-pair]) {
      aspect-ratio: auto;
    }
    > [data-pair] {
      grid-template: 1fr 1fr / 1fr;
    }
  }
`;
