import { useId } from 'react';
import styled from 'styled-components';
import { Drawing } from '../../ui/drawing';
import { Cards } from '../../ui/layout';
import { Plan } from '../../ui/plan/plan';
import { CaseText, type CaseData } from './case-parts';

/** Renders cases side by side in thirds; the cards of the last row share its width. */
export function CaseCards({ items }: { items: CaseData[] }) {
  return (
    <Cards>
      {items.map((item) => (
        <CaseCard key={item.id} item={item} />
      ))}
    </Cards>
  );
}

function CaseCard({ item }: { item: CaseData }) {
  const nameId = useId();
  return (
    <Card data-effect="reveal tilt" id={item.id} aria-labelledby={nameId}>
      {item.plan && (
        <Plate data-screen-only>
          {item.drawing ? <Drawing src={item.drawing} /> : <Plan plan={item.plan} />}
        </Plate>
      )}
      <CaseText item={item} nameId={nameId} />
    </Card>
  );
}

const Plate = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  block-size: 216px;
  margin: -28px -28px 10px;
  overflow: clip;
  background: var(--plate);
  color: var(--wall-ground);
  border-start-end-radius: inherit;
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
  @media screen and (min-width: 37.5em) and (--narrow) {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    block-size: auto;
    margin: 0;
    border-radius: 0;
  }
`;

const Card = styled.article`
  --share: 30%;
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 28px;
  background: var(--card);
  > h3 {
    font-size: min(10cqi, var(--type-h3));
  }
  > h3 + p {
    color: var(--muted);
    max-inline-size: 30em;
  }
  > dl {
    border-block-end: 0;
    padding-block-end: 0;
  }
  /* alone in its row: the plan next to the text */
  @media screen and (min-width: 37.5em) and (--narrow) {
    padding-inline-start: calc(28px + 40%);
  }
`;
