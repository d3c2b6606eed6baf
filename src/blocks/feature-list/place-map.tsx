import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatList } from '../../site/format';
import { path, short, starPoints } from '../../ui/plan/geometry';
import { layOut, type Place } from './place-layout';

/** The side of a cell of the lattice, in units of the drawing. */
const CELL = 40;

/** The margin around the tiles and names, in cells. */
const MARGIN = 0.6;

/**
 * Renders the places of work as tiles laid in a lattice of construction lines, the first as a large star. The map is never
 * mirrored, and has no borders.
 */
export function PlaceMap({ places }: { places: readonly Place[] }) {
  const { i18n } = useTranslation();
  const names = places.map(({ name }) => name);
  const pattern = useId();
  const { places: placed, bounds } = layOut(places);
  const left = (bounds.left - MARGIN) * CELL;
  const top = (bounds.top - MARGIN) * CELL;
  const width = (bounds.right - bounds.left + 2 * MARGIN) * CELL;
  const height = (bounds.bottom - bounds.top + 2 * MARGIN) * CELL;
  const star = path(starPoints(8, CELL / 2, 45));
  return (
    <Drawing
      viewBox={[left, top, width, height].map(short).join(' ')}
      direction="ltr"
      role="img"
      aria-label={formatList(names, i18n.language)}
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
    fill: var(--highlight);
    stroke: var(--text);
  }
  /* a halo of the page, so that no line crosses a name */
  text {
    fill: var(--text);
    stroke: var(--page);
    stroke-width: 8px;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 600 22px / 1 var(--body);
  }
  text.main {
    font: var(--weight-display) 28px / 1 var(--display);
  }
  /* the drawing shrinks, its names do not */
  @media (max-width: 37.49em) {
    margin-inline: calc(-1 * var(--space-gutter));
    inline-size: calc(100% + 2 * var(--space-gutter));
    text {
      font-size: 31px;
    }
    text.main {
      font-size: 34px;
    }
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
