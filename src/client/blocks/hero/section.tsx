import styled from 'styled-components';
import { BesidePlate } from './layouts';

/** The text on a plate in the color of the section, beside its scene or on the street of its house. */
export const Section = styled(BesidePlate)`
  --headline: var(--type-hero);
  --accent: currentColor;
  --muted: var(--on-plate-muted);
  /* the buttons have the plate's text colour: the section's fill would be invisible on its own plate */
  --fill: var(--on-plate);
  --on-fill: var(--plate);
  --text: var(--on-plate-muted);
  --page: var(--plate);
  overflow: hidden;
  background: var(--plate);
  color: var(--on-plate);
  isolation: isolate;
  --tiles-start: -100%;
  > [data-cover] {
    z-index: -1;
    background: none;
  }
  > p {
    max-inline-size: 27em;
  }
  @media (--wide) {
    --below-breadcrumbs: auto;
    --beside: 43cqi;
    --house: min(47cqi, 780px);
    /* with this width and height, the tiles end before the text with a front of whole pieces */
    --tiles-start: -47cqi;
    --tiles-end: -25cqi;
    --tiles-height: 50cqi;
    /* so many words per line that no line has a single short one */
    --headline: min(var(--type-hero), (54cqi - var(--edge) - 24px) / 9);
    > nav {
      padding-block-end: 24px;
    }
    justify-content: end;
    min-block-size: clamp(560px, 50cqi, 780px);
    padding-block-end: 72px;
    /* the pavement of a house runs below the text, to the other end of the screen */
    &:has([data-house]) {
      padding-block-end: calc(var(--house) * 0.086 + 64px);
    }
    > [data-house] picture {
      inset: auto calc(var(--beside) - 100cqi) 0;
      block-size: var(--house);
    }
  }
`;
