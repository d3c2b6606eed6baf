import styled from 'styled-components';
import { Arrow } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { Figure, type CaseLink } from './case-figure';

/** Renders cases as glazed strips in the colours of their sections. Each strip is one link. */
export function CaseStrips({ items }: { items: CaseLink[] }) {
  return (
    <Strips>
      {items.map((item) => (
        <li key={item.href} data-section={item.section} data-effect="reveal">
          <a href={item.href}>
            <div>
              <FormattedText as="h3">{item.name}</FormattedText>
              {item.category && <FormattedText as="p">{item.category}</FormattedText>}
            </div>
            {item.figure && <Figure figure={item.figure} />}
            <Arrow />
          </a>
        </li>
      ))}
    </Strips>
  );
}

const Strips = styled.ul`
  display: grid;
  gap: 4px;
  a {
    display: grid;
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr) auto;
    gap: 8px 20px;
    align-items: center;
    padding: 24px clamp(20px, 3vw, 40px);
    background: var(--plate);
    color: var(--on-plate);
    border: 1px solid transparent; /* visible in forced colours */
    text-decoration: none;
    transition: padding var(--hover) var(--ease);
  }
  li:first-child a {
    border-start-end-radius: var(--cut);
  }
  a:hover {
    padding-inline-start: calc(clamp(20px, 3vw, 40px) + 20px);
  }
  a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  h3 {
    font-size: var(--type-name);
  }
  p,
  dt {
    font-size: var(--type-label);
    color: var(--on-plate-muted);
  }
  dl {
    display: flex;
    flex-wrap: wrap-reverse; /* the number is above its label */
    align-items: baseline;
    gap: 0 10px;
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
  dd {
    font: var(--weight-display) var(--type-h3) / 1.1 var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 37.49em) {
    a {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 20px;
    }
    dl {
      grid-area: 2 / 1;
    }
    a > svg {
      grid-area: 1 / 2;
    }
  }
`;
