import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Screen } from '../ui/layout';

/** Renders the first screen of the home page: text, and the tiling up to the edge of the screen. */
export function FirstScreen({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <Screen data-columns="promo-carousel">
      <Halves>
        <div>{start}</div>
        <div>{end}</div>
      </Halves>
    </Screen>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 44cqi);
  > div {
    display: grid;
  }
  @media (width >= 100em) {
    grid-template-columns: minmax(0, 1fr) 34cqi;
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
