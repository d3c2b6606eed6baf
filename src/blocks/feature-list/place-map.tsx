import { useId } from 'react';
import styled from 'styled-components';
import { path, short, starPoints } from '../../ui/plan/geometry';
import { layOut, type Place } from './place-layout';

/** The side of a cell of the lattice, in units of the drawing. */
const CELL = 40;

/** The margin around the outermost places, in cells: their names stand there. */
const MARGIN = { x: 3.4, y: 1.6 };

/**
 * Renders the places of work as tiles laid in a lattice of construction lines, the first as a large star. The map is never
 * mirrored, and has no borders.
 */
export function PlaceMap({ places }: { places: readonly Place[] }) {
  const pattern = useId();
  const placed = layOut(places);
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const left = (Math.min(...xs) - MARGIN.x) * CELL;
  const top = (Math.min(...ys) - MARGIN.y) * CELL;
  const width = (Math.max(...xs) - Math.min(...xs) + 2 * MARGIN.x) * CELL;
  const height = (Math.max(...ys) - Math.min(...ys) + 2 * MARGIN.y) * CELL;
  const star = path(starPoints(8, CELL / 2, 45));
  return (
    <Drawing
      viewBox={[left, top, width, height].map(short).join(' ')}
      direction="ltr"
      role="img"
      aria-label={places.map(({ name }) => name).join(', ')}
      focusable="false"
    >
      <pattern
        id={pattern}
        x={-CELL / 2}
        y={-CELL / 2}
        width={CELL}
        height={CELL}
        patternUnits="userSpaceOnUse"
      >
        <g transform={`translate(${CELL / 2} ${CELL / 2})`}>
          <path d={star} />
          <circle r={short(CELL / 2)} opacity=".5" />
        </g>
      </pattern>
      <rect x={left} y={top} width={width} height={height} fill={`url(#${pattern})`} stroke="none" />
      {placed.map(({ name, x, y }, index) => (
        <path
          key={name}
          className={index === 0 ? 'main' : 'tile'}
          transform={`translate(${x * CELL} ${y * CELL})${index === 0 ? ' scale(2)' : ''}`}
          d={star}
        />
      ))}
      {placed.map(({ name, textX, textY, anchor }, index) => (
        <text
          key={name}
          className={index === 0 ? 'main' : undefined}
          x={short(textX * CELL)}
          y={short(textY * CELL)}
          textAnchor={anchor}
        >
          {name}
        </text>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  fill: none;
  stroke: var(--line);
  .tile {
    fill: var(--plate);
    stroke: var(--page);
  }
  path.main {
    fill: var(--band-accent);
    stroke: var(--text);
  }
  /* a halo of the page, so that no line crosses a name */
  text {
    fill: var(--text);
    stroke: var(--page);
    stroke-width: 8px;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 600 24px / 1 var(--body);
  }
  text.main {
    font: var(--weight-display) 30px / 1 var(--display);
  }
  @media (prefers-color-scheme: dark) {
    .tile {
      fill: var(--light);
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
