import styled from 'styled-components';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { path, short, starPoints } from '../../ui/plan/geometry';

/** A place of work, by its name and its coordinates in degrees. */
interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** What the drawing of the country (src/assets/drawings/morocco.svg) shows: its corner in degrees, its units per degree. */
const COUNTRY = { west: -17.4, north: 36.2, perLongitude: 50.7, perLatitude: 57.7, width: 850, height: 900 };

/** Renders the country in tiles, with a star on each place, and the names of the places. The map is never mirrored. */
export function PlaceMap({ places, map }: { places: readonly Place[]; map: string | undefined }) {
  return (
    <div>
      {map && (
        <Country>
          <Drawing src={map} />
          <svg viewBox={`0 0 ${COUNTRY.width} ${COUNTRY.height}`} aria-hidden="true" focusable="false">
            {places.map(({ name, latitude, longitude }, index) => (
              <path
                key={name}
                transform={`translate(${short((longitude - COUNTRY.west) * COUNTRY.perLongitude)} ${short((COUNTRY.north - latitude) * COUNTRY.perLatitude)})`}
                d={path(starPoints(8, index === 0 ? 26 : 13, 45))}
              />
            ))}
          </svg>
        </Country>
      )}
      <Names>
        {places.map(({ name }) => (
          <li key={name}>
            <FormattedText>{name}</FormattedText>
          </li>
        ))}
      </Names>
    </div>
  );
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
  }
  path {
    fill: var(--highlight);
    stroke: #fff;
    stroke-width: 3px;
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-block-start: 20px;
  li:first-child {
    font-weight: 600;
  }
`;
