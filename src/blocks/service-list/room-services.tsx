import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import type { ServiceListProps } from './service-list-props';
import { Intro, ServiceName } from './service-parts';

/** Renders what one service contains, as the rooms of a plan with double walls and doors; the heading has the first. */
export function RoomServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Walls>
        <FirstRoom block={block} heading={heading} />
        <ul>
          {block.items.map((service) => (
            <li key={service.title}>
              <ServiceName service={service} />
              {service.text && (
                <p>
                  <FormattedText>{service.text}</FormattedText>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Walls>
    </BlockSection>
  );
}

const FirstRoom = styled(Intro)`
  &&& {
    position: static;
    grid-column: span 5;
    grid-row: span 2;
    align-self: stretch;
    grid-template-rows: auto auto 1fr;
  }
  > svg {
    align-self: end;
    justify-self: center;
  }
`;

/* Each room has its own line, so that the gap between two of them is the thickness of a wall. */
const Walls = styled.div`
  --wall: 1.5px solid var(--rule);
  --door: 46px;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 7px;
  padding: 7px;
  border: var(--wall);
  ul {
    display: contents;
  }
  > div,
  li {
    position: relative;
    padding: 26px 28px;
    border: var(--wall);
  }
  li {
    grid-column: span 3;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-block-size: 236px;
    /* the door */
    padding-block-end: calc(var(--door) + 20px);
  }
  li::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 28px;
    inline-size: var(--door);
    block-size: var(--door);
    border: 1.5px solid var(--accent);
    border-block-end: 0;
    border-start-start-radius: 100%;
    /* opens both lines of the wall, also that of the next room */
    z-index: 1;
    box-shadow: 0 10px var(--page);
  }
  li:nth-child(1),
  li:nth-child(4) {
    grid-column: span 4;
  }
  li:nth-child(n + 5) {
    grid-column: span 5;
    min-block-size: 0;
  }
  li:nth-child(4n + 5),
  li:nth-child(4n + 8) {
    grid-column: span 7;
  }
  /* an odd last room takes what is left of its row */
  li:last-child:nth-child(odd) {
    grid-column: span 7;
  }
  li:last-child:nth-child(odd):nth-child(n + 5) {
    grid-column: 1 / -1;
  }
  h3 {
    font-size: var(--type-h4);
  }
  li p {
    max-inline-size: 34em;
    color: var(--muted);
    text-wrap: pretty;
  }
  @media (max-width: 73.75em) {
    &&& > div,
    li:nth-child(-n + 4) {
      grid-column: span 4;
    }
    li:last-child:nth-child(odd) {
      grid-column: span 8;
    }
  }
  @media (max-width: 56.25em) {
    &&& > div,
    && li:nth-child(n) {
      grid-column: 1 / -1;
      min-block-size: 0;
      padding: 20px;
    }
    && li:nth-child(n) {
      padding-block-end: calc(var(--door) + 14px);
    }
    li::after {
      inset-inline-end: 20px;
    }
  }
  @media print {
    li {
      break-inside: avoid;
    }
  }
`;
