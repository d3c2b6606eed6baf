import styled from 'styled-components';
import { Section } from '../../ui/layout';

/** A street stands on the edge of its section: the feet of its houses have the padding below. */
export const StreetSection = styled(Section)`
  container-type: inline-size;
  && {
    padding-block-end: 0;
  }
`;

/** The houses have one scale, and four of them fill the street: their widths are those of the drawings. */
export const Street = styled.ul`
  --edge: max(var(--space-gutter), calc((100cqi - var(--space-width)) / 2 + var(--space-gutter)));
  --height: calc((100cqi - 2 * var(--edge)) / 3.5);
  display: flex;
  margin-inline: calc(-1 * var(--edge));
  &:has(> :nth-child(5)) {
    flex-wrap: wrap;
  }
  > li {
    flex: 1 1 auto;
    display: grid;
    min-inline-size: 0;
  }
  /* it runs out of the screen on both sides, and the houses stay over their names */
  @media (--wide) {
    > :first-child {
      --before: var(--edge);
    }
    > :last-child {
      --after: var(--edge);
    }
    /* a house may be slim, but not a word */
    > li {
      min-inline-size: calc(var(--before, 0px) + 12rem);
    }
  }
  @media (--narrow) {
    --height: min(51.5cqi, 340px); /* the widest house fills one half */
    flex-wrap: wrap;
    > li {
      flex-basis: max(50%, 9rem);
    }
  }
`;

/** A house over its name and its sentence, on the plate of its section under the pointer. */
export const Lot = styled.a`
  --start: max(20px, var(--before, 0px));
  --end: max(16px, var(--after, 0px));
  padding-block-end: 68px;
  padding-inline: var(--start) var(--end);
  text-decoration: none;
  h3,
  p {
    contain: inline-size; /* a column is as wide as its house */
  }
  h3 {
    margin-block: 28px 10px;
    font-size: min(1.65rem, 1.9vw);
  }
  p {
    color: var(--muted);
  }
  @media (--wide) {
    h3::after {
      content: '';
      display: inline-block;
      inline-size: 10px;
      aspect-ratio: 1;
      margin-inline: 12px -22px; /* it takes no room: it never wraps alone */
      background: var(--fill);
      vertical-align: 0.1em;
      transition: rotate var(--hover) var(--ease);
    }
  }
  @media (--narrow) {
    --start: var(--space-gutter);
    --end: 6px;
    padding-block-end: 40px;
    h3 {
      margin-block: 18px 6px;
      font-size: min(1.5rem, 4.5vw);
    }
    p {
      font: var(--label);
    }
  }
  &[href]:is(:hover, :focus-visible) {
    background: var(--plate); /* behind the sky, so under the house */
    color: var(--on-plate);
    --muted: var(--on-plate-muted);
    h3::after {
      background: currentColor;
      rotate: 45deg;
    }
    picture:first-child img {
      opacity: 1;
    }
  }
  --outline: var(--text);
  --outline-offset: -3px;
`;

/** A drawing is as wide as its column, and by a gutter wider on both sides where the street runs out of the screen. */
export const Sky = styled.span`
  --beyond: max(var(--before, 0px), var(--after, 0px));
  display: grid;
  block-size: var(--height);
  margin-inline: calc(-1 * var(--start)) calc(-1 * var(--end));
  padding-inline: var(--before, 0px) var(--after, 0px);
  overflow: clip;
  background: var(--page);
  img {
    position: relative;
    inset-inline-start: calc(-1 * var(--beyond));
    inline-size: calc(100% + 2 * var(--beyond));
    block-size: var(--height);
  }
  picture {
    grid-area: 1 / 1;
    transition: filter var(--hover);
  }
  /* the lit house, over the house by day */
  > :first-child img {
    z-index: 1;
    opacity: 0;
    transition: opacity var(--hover);
  }
  &:empty {
    min-inline-size: calc(0.8 * var(--height));
    background: var(--tiles) 0 0 / 100% 100% var(--plate);
  }
  /* no drawing at all: a wall of tiles */
  ul:not(:has(img)) & {
    block-size: calc(var(--height) / 2);
  }
  ul:has(a:is(:hover, :focus-visible)) a:not(:hover, :focus-visible) > & > picture {
    filter: brightness(0.85);
  }
  @media (prefers-color-scheme: dark) {
    background: linear-gradient(var(--page), var(--card) 30%);
  }
`;
