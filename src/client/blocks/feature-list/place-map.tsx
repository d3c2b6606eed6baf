import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Drawing } from '../../ui/drawing';
import { TextItems } from '../../ui/formatted-text';
import { path, short, starPoints } from '../../ui/plan/geometry';

type Place = NonNullable<BlockDataOf<'feature-list'>['places']>[number];

/** What the drawing of the country (src/publish/assets/drawings/morocco.svg) shows: its corner in degrees, its units per degree. */
const COUNTRY = { west: -17.4, north: 36.2, perLongitude: 50.7, perLatitude: 57.7, width: 850, height: 900 };

/** Renders the country in tiles, with a star on each place, and the names of the places. The map is never mirrored. */
export function PlaceMap({ places, map }: { places: readonly Place[]; map: string | undefined }) {
  return (
    <div>
      {map && (
        <Country>
          <Drawing src={map} />
          <svg viewBox={`0 0 ${COUNTRY.width} ${COUNTRY.height}`} aria-hidden="true">
            {places.map((place, index) => {
              const radius = index === 0 ? 26 : 13;
              const isWest = isMostWestern(place, places);
              return (
                <g
                  key={place.name}
                  transform={`translate(${short((place.longitude - COUNTRY.west) * COUNTRY.perLongitude)} ${short((COUNTRY.north - place.latitude) * COUNTRY.perLatitude)})`}
                >
                  <path d={path(starPoints(8, radius, 45))} />
                  <text x={(radius + 7) * (isWest ? -1 : 1)} y={6} textAnchor={isWest ? 'end' : 'start'}>
                    {place.name}
                  </text>
                </g>
              );
            })}
          </svg>
        </Country>
      )}
      <Names>
        <TextItems texts={places.map(({ name }) => name)} />
      </Names>
    </div>
  );
}

/** Returns whether no place at about its latitude is further west: its name stands on the side of the sea. */
function isMostWestern({ latitude, longitude }: Place, places: readonly Place[]): boolean {
  return !places.some((other) => Math.abs(other.latitude - latitude) < 0.5 && other.longitude < longitude);
}

const Country = styled.div`
  direction: ltr;
  position: relative;
  aspect-ratio: 850 / 900;
  max-inline-size: 640px;
  margin-inline: auto;
  svg {
    position: absolute;
    inset: 0;
    overflow: visible;
  }
  path {
    fill: var(--highlight);
    stroke: #fff;
    stroke-width: 3px;
  }
  text {
    font: 500 21px var(--body);
    fill: var(--text);
    stroke: var(--page);
    stroke-width: 7px;
    stroke-linejoin: round;
    paint-order: stroke;
    @media not all and (--wide) {
      display: none;
    }
  }
`;

/* On a wide screen the names are beside the stars. */
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-block-start: 20px;
  li:first-child {
    font-weight: 600;
  }
  @media screen and (--wide) {
    ${Country} + & {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
