import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { path, short, starPoints } from '../../ui/plan/geometry';

type Town = NonNullable<BlockDataOf<'feature-list'>['places']>[number];

/** What the drawing of the country (src/publish/assets/drawings/morocco.svg) shows: its corner in degrees, its units per degree. */
const COUNTRY = { west: -17.4, north: 36.2, perLongitude: 50.7, perLatitude: 57.7, width: 850, height: 900 };

/** Renders the country in tiles, with a star on each place, and the names of the places. The map is never mirrored. */
export function PlaceMap({ places, map }: { places: readonly Town[]; map: string | undefined }) {
  return (
    <Country data-map={map && ''}>
      {map && <Drawing src={map} />}
      <ul>
        {places.map((place, index) => (
          <li key={index}>
            <FormattedText as="span">{place.name}</FormattedText>
            {map && (
              <Star place={place} radius={index === 0 ? 26 : 13} isWest={isMostWestern(place, places)} />
            )}
          </li>
        ))}
      </ul>
    </Country>
  );
}

/** Renders the star of a place on the map, with its name on the side that is free. */
function Star({ place, radius, isWest }: { place: Town; radius: number; isWest: boolean }) {
  const x = short((place.longitude - COUNTRY.west) * COUNTRY.perLongitude);
  const y = short((COUNTRY.north - place.latitude) * COUNTRY.perLatitude);
  return (
    <svg viewBox={`0 0 ${COUNTRY.width} ${COUNTRY.height}`} aria-hidden="true">
      <g transform={`translate(${x} ${y})`}>
        <path d={path(starPoints(8, radius, 45))} />
        <text x={(radius + 7) * (isWest ? -1 : 1)} y={6} textAnchor={isWest ? 'end' : 'start'}>
          {place.name}
        </text>
      </g>
    </svg>
  );
}

/** Returns whether no place at about its latitude is further west: its name stands on the side of the sea. */
function isMostWestern({ latitude, longitude }: Town, places: readonly Town[]): boolean {
  return !places.some((other) => Math.abs(other.latitude - latitude) < 0.5 && other.longitude < longitude);
}

const Country = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
  picture {
    display: block;
    aspect-ratio: 850 / 900;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-block-start: 20px;
  }
  li:first-child {
    font-weight: 600;
  }
  svg {
    direction: ltr;
    position: absolute;
    inset: 0 0 auto;
    inline-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  path {
    fill: var(--highlight);
    stroke: #fff;
    stroke-width: 3px;
    pointer-events: auto;
    transition: scale var(--hover) var(--ease);
  }
  text {
    font: 500 21px var(--body);
    fill: var(--text);
    stroke: var(--page);
    stroke-width: 7px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  /* a name and its star are one thing: either one points at the other */
  li:hover {
    color: var(--accent);
    path {
      scale: 1.6;
    }
  }
  @media not all and (--wide) {
    text {
      display: none;
    }
  }
  /* on a wide screen the names are beside the stars */
  @media screen and (--wide) {
    &[data-map] ul {
      margin: 0;
    }
    &[data-map] span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
