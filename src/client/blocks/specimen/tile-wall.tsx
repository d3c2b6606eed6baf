import { useId } from 'react';
import styled from 'styled-components';

/** Renders the quiet wall behind a document: one tile with a cut corner and a star, in close tones of the section. */
export function TileWall() {
  const id = useId();
  return (
    <Wall data-screen-only aria-hidden="true">
      <svg data-mirrored>
        <defs>
          <pattern id={`${id}tile`} width="150" height="150" patternUnits="userSpaceOnUse">
            <path className="tile" d={TILE} />
            <path className="star" d={STAR} />
            <path className="core" d={STAR} transform="translate(37.5 39) scale(.5)" />
          </pattern>
          <pattern id={`${id}glaze`} width="750" height="450" patternUnits="userSpaceOnUse">
            <path className="glaze" d={`${TILE}M305 155h108l32 32v108h-140zM605 305h108l32 32v108h-140z`} />
          </pattern>
        </defs>
        <rect className="grout" width="100%" height="100%" />
        <rect fill={`url(#${id}tile)`} width="100%" height="100%" />
        <rect fill={`url(#${id}glaze)`} width="100%" height="100%" />
      </svg>
    </Wall>
  );
}

const TILE = 'M5 5h108l32 32v108h-140z';
const STAR = 'M115 78l-12 12v16h-16l-12 12-12-12h-16v-16l-12-12 12-12v-16h16l12-12 12 12h16v16z';

const Wall = styled.div`
  grid-area: 1 / 2 / span 10 / span 3;
  position: relative;
  margin-block: calc(-1 * var(--above)) -48px; /* the teeth of a slip are in front of it */
  svg {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
  }
  .grout {
    fill: var(--band);
    opacity: 0.4;
  }
  .tile {
    fill: var(--plate);
  }
  .star {
    fill: var(--light);
    opacity: 0.2;
  }
  .core {
    fill: var(--band);
    opacity: 0.16;
  }
  .glaze {
    fill: var(--light);
    opacity: 0.07;
  }
  @media (--narrow) {
    grid-column: 1;
    margin-inline: -14px;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
